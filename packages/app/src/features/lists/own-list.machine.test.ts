import { moveId } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { listSummary } from "../../../testing/list-summary.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type EntryChange, entriesOf, orderOfAll, pagesOf, pageWith, withChange } from "./entry-changes.ts";
import type { ListSummary, OwnList } from "./list-calls.ts";
import { ownListMachine, shownList } from "./own-list.machine.ts";

const place = (id: string): OwnList["entries"][number]["place"] => ({
  id,
  name: id,
  address: "1 Rue Rameau",
  arrondissement: "75002",
  types: ["Bar"],
  tags: [],
  placeStatus: "Open",
  travelTime: null,
  rating: null,
  openingHours: null,
  googleMapsUrl: null,
  coordinates: null,
  media: [],
});
const LIST: OwnList = {
  ...listSummary(1),
  placeIds: ["a", "b", "c"],
  placesVersion: 1,
  entries: ["a", "b", "c"].map((id) => ({ place: place(id), note: null, visited: false })),
  loadedPages: [1],
};
const order = (...placeIds: string[]): EntryChange => ({ kind: "order", placeIds });
const idsOf = (list: OwnList | null) => list?.entries.map((entry) => entry.place.id);

/** @param first The list that is loaded at first. */
function start(first = LIST) {
  const saves: {
    readonly change: EntryChange;
    readonly version: number;
    readonly placesVersion: number;
    readonly end: PromiseWithResolvers<ListSummary>;
  }[] = [];
  let reloads = 0;
  const machine = ownListMachine.provide({
    actors: {
      save: fromPromise<ListSummary, { readonly list: OwnList; readonly change: EntryChange }>(({ input }) => {
        const end = Promise.withResolvers<ListSummary>();
        const { version, placesVersion } = input.list;
        saves.push({ change: input.change, version, placesVersion, end });
        return end.promise;
      }),
    },
    actions: {
      reload: () => {
        reloads += 1;
      },
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: "list.loaded", list: first });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    saves,
    reloads: () => reloads,
    shown: () => shownList(actor.getSnapshot().context),
    change: (change: EntryChange) => actor.send({ type: "list.change", change }),
    done: async (index: number, version: number, count?: number) => {
      saves[index]?.end.resolve({ ...listSummary(version), ...(count !== undefined && { count }) });
      await settle();
    },
    refuse: async (index: number) => {
      saves[index]?.end.reject(new Error("503"));
      await settle();
    },
  };
}

describe("the places of a list", () => {
  it("keep the newest version when replies arrive out of order", async () => {
    const { actor, change, shown, done } = start();
    change(order("c", "a", "b"));
    actor.send({ type: "list.saved", list: { ...listSummary(3), name: "Monday" } });
    await done(0, 2);
    expect([shown()?.name, shown()?.version, idsOf(shown())]).toEqual(["Monday", 3, ["c", "a", "b"]]);
    actor.send({ type: "list.loaded", list: LIST });
    expect([shown()?.name, shown()?.version, idsOf(shown())]).toEqual(["Monday", 3, ["c", "a", "b"]]);
  });

  it("show all changes while the changes are saved one at a time, each with the version of the last save", async () => {
    const { change, saves, shown, done, reloads } = start();
    change(order("c", "a", "b"));
    change({ kind: "entry", placeId: "a", note: "Early", visited: true });
    expect(idsOf(shown())).toEqual(["c", "a", "b"]);
    expect(shown()?.entries[1]).toMatchObject({ note: "Early", visited: true });
    expect(saves.map(({ version }) => version)).toEqual([1]);
    await done(0, 2);
    expect(saves.map(({ version }) => version)).toEqual([1, 2]);
    expect(reloads()).toBe(0);
    await done(1, 3);
    expect([shown()?.version, idsOf(shown()), reloads()]).toEqual([3, ["c", "a", "b"], 1]);
  });

  it("are shown in the server's state, without the later changes, after saving a change has failed", async () => {
    const { actor, change, saves, shown, refuse, reloads } = start();
    change({ kind: "remove", placeId: "a" });
    change({ kind: "remove", placeId: "b" });
    expect(idsOf(shown())).toEqual(["c"]);
    await refuse(0);
    expect([idsOf(shown()), saves.length, reloads()]).toEqual([["a", "b", "c"], 1, 1]);
    expect(actor.getSnapshot().context.error).toEqual(new Error("503"));
    change({ kind: "remove", placeId: "c" });
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it("are not replaced by a list that was loaded while a change is saved", async () => {
    const { actor, change, shown, done } = start();
    change({ kind: "remove", placeId: "a" });
    actor.send({ type: "list.loaded", list: LIST });
    await done(0, 2);
    expect(idsOf(shown())).toEqual(["b", "c"]);
  });

  it("stay loaded on the pages that were loaded before, unless the list was changed elsewhere", () => {
    const { actor, shown } = start({ ...LIST, loadedPages: [2] });
    actor.send({ type: "list.loaded", list: LIST });
    expect(shown()?.loadedPages).toEqual([1, 2]);
    actor.send({ type: "list.loaded", list: { ...LIST, version: 2 } });
    expect(shown()?.loadedPages).toEqual([1]);
  });

  it("include the places of another page that is loaded while a move to that page is being saved", async () => {
    const ids = Array.from({ length: 102 }, (_, index) => `p${index + 1}`);
    const pageOf = (number: number): OwnList => ({
      ...listSummary(1),
      count: ids.length,
      placeIds: ids,
      placesVersion: 1,
      entries: ids
        .slice((number - 1) * 100, number * 100)
        .map((id) => ({ place: place(id), note: null, visited: false })),
      loadedPages: [number],
    });
    const { actor, change, shown, done } = start(pageOf(2));
    change(order(...moveId(ids, "p101", 0)));
    const shownIds = () => {
      const list = shown();
      return list === null ? null : entriesOf(list, 1)?.map((entry) => entry.place.id);
    };
    expect(shownIds()).toBeUndefined();
    actor.send({ type: "list.loaded", list: pageOf(1) });
    expect(shownIds()).toEqual(["p101", ...ids.slice(0, 99)]);
    await done(0, 2);
    expect([shown()?.version, shownIds()?.[0]]).toEqual([2, "p101"]);
  });

  it("are kept when a dialog has saved a new name and version of the list", () => {
    const { actor, shown, reloads } = start();
    actor.send({ type: "list.saved", list: { ...listSummary(5), name: "Monday" } });
    expect(shown()).toMatchObject({ name: "Monday", version: 5, placeIds: ["a", "b", "c"] });
    expect(reloads()).toBe(1);
  });

  it("are moved with the version of the last save after a tick, a new name and a removal", async () => {
    const { actor, change, saves, done } = start();
    change({ kind: "entry", placeId: "a", note: null, visited: true });
    await done(0, 2);
    actor.send({ type: "list.saved", list: { ...listSummary(3), name: "Monday" } });
    change({ kind: "remove", placeId: "b" });
    await done(1, 4, 2);
    change(order("c", "a"));
    await done(2, 5, 2);
    change(order("a", "c"));
    expect(saves.map(({ placesVersion }) => placesVersion)).toEqual([1, 3, 4, 5]);
  });

  it("are moved with the version of their ids after a tick was merged into a list that another device has extended", async () => {
    const { actor, change, saves, shown, done } = start();
    change({ kind: "entry", placeId: "a", note: null, visited: true });
    change(order("c", "a", "b"));
    await done(0, 3, 4);
    expect([shown()?.version, saves[1]?.placesVersion]).toEqual([3, 1]);
    saves[1]?.end.reject(new Error("412"));
    await expect.poll(() => actor.getSnapshot().value).toBe("idle");
    actor.send({
      type: "list.loaded",
      list: { ...LIST, ...listSummary(3), count: 4, placeIds: ["a", "b", "c", "x"], placesVersion: 3 },
    });
    change(order("c", "a", "b", "x"));
    expect(saves[2]?.placesVersion).toBe(3);
  });

  it("are moved with the version of their ids after another device has replaced the list during a removal", async () => {
    const { change, saves, done } = start();
    change({ kind: "remove", placeId: "a" });
    await done(0, 3, 2);
    change(order("c", "b"));
    expect(saves[1]?.placesVersion).toBe(1);
  });

  it("are moved with the version of their ids until the places that a dialog has added are loaded", () => {
    const { actor, change, saves } = start();
    actor.send({ type: "list.saved", list: { ...listSummary(2), count: 4 } });
    change(order("c", "a", "b"));
    expect(saves[0]?.placesVersion).toBe(1);
  });

  it("are managed by a machine that handles every event and can take every transition", () => {
    const machine = ownListMachine.provide({
      actors: {
        save: fromPromise<ListSummary, { readonly list: OwnList; readonly change: EntryChange }>(
          () => new Promise(() => {}),
        ),
      },
    });
    const faults = walkTransitions(machine, {
      events: [
        { type: "list.loaded", list: LIST },
        { type: "list.saved", list: listSummary(2) },
        { type: "list.change", change: { kind: "remove", placeId: "a" } },
      ],
      carried: { "xstate.done.actor.0.ownList.saving": { output: listSummary(2) } },
      distinguish: ({ context }) => [context.list === null, Math.min(2, context.changes.length)],
    });
    expect(faults).toEqual([]);
  });
});

describe("a change of a list", () => {
  it("removes a place from all ids and from the count", () => {
    expect(withChange(LIST, { kind: "remove", placeId: "b" })).toMatchObject({ count: 2, placeIds: ["a", "c"] });
  });

  it("moves a place to the page of its new position", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), fc.nat(), (count, from, to) => {
        const ids = Array.from({ length: count }, (_, index) => `p${index}`);
        const id = `p${from % count}`;
        const entries = ids.map((each) => ({ place: place(each), note: null, visited: false }));
        const list: OwnList = { ...LIST, count, placeIds: ids, entries, loadedPages: [1, 2, 3, 4, 5] };
        const moved = withChange(list, { kind: "order", placeIds: moveId(ids, id, to % count) });
        const pages = Array.from({ length: pagesOf(moved) }, (_, index) => entriesOf(moved, index + 1) ?? []);
        expect(pages.flat().map((entry) => entry.place.id)).toEqual(moved.placeIds);
        expect(pages.findIndex((page) => page.some((entry) => entry.place.id === id)) + 1).toBe(pageWith(moved, id));
        expect(pageWith(moved, id)).toBe(Math.floor((to % count) / 100) + 1);
      }),
    );
  });

  it("requires a page to be loaded again if all its places are removed and later pages have places", () => {
    const ids = Array.from({ length: 101 }, (_, index) => `p${index + 1}`);
    const entries = ids.slice(0, 100).map((id) => ({ place: place(id), note: null, visited: false }));
    const list: OwnList = { ...LIST, count: ids.length, placeIds: ids, entries, loadedPages: [1] };
    const removed = ids.slice(0, 100).reduce((shown, placeId) => withChange(shown, { kind: "remove", placeId }), list);
    expect([removed.placeIds, entriesOf(removed, 1)]).toEqual([["p101"], null]);
  });

  it("leaves an empty page if the last place of the list is removed", () => {
    const list: OwnList = { ...LIST, count: 1, placeIds: ["a"], entries: LIST.entries.slice(0, 1) };
    expect(entriesOf(withChange(list, { kind: "remove", placeId: "a" }), 1)).toEqual([]);
  });

  it("moves the places of one page within the order of all places", () => {
    expect(orderOfAll(["a", "b", "c", "d", "e"], ["d", "b", "c"])).toEqual(["a", "d", "b", "c", "e"]);
  });

  it("of the order keeps each place if a place of the page was removed while the visitor dragged", () => {
    expect(orderOfAll(["a", "b"], ["c", "b", "a"])).toEqual(["b", "a"]);
  });
});
