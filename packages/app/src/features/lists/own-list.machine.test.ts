import { moveTo } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { listSummary } from "../../../testing/list-summary.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type EntryChange, entriesOf, pagesOf, pageWith, withChange } from "./entry-changes.ts";
import type { ListSummary, OwnList } from "./list-calls.ts";
import { ownListMachine, type SaveInput, shownList } from "./own-list.machine.ts";

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
  isChosen: true,
  coordinates: null,
  media: [],
});
const LIST: OwnList = {
  ...listSummary(),
  placeIds: ["a", "b", "c"],
  entries: ["a", "b", "c"].map((id) => ({ place: place(id), note: null, visited: false })),
  loadedPages: [1],
};
const moved = (id: string, before: string | null): EntryChange => ({ kind: "move", move: { id, before } });
const idsOf = (list: OwnList | null) => list && entriesOf(list, 1)?.map((entry) => entry.place.id);
const LATER = "2026-11-22T10:00:00.000Z";

/** @param first The list that is loaded at first. */
function start(first = LIST) {
  const saves: { readonly change: EntryChange; readonly end: PromiseWithResolvers<ListSummary> }[] = [];
  let reloads = 0;
  const machine = ownListMachine.provide({
    actors: {
      save: fromPromise<ListSummary, SaveInput>(({ input }) => {
        const end = Promise.withResolvers<ListSummary>();
        saves.push({ change: input.change, end });
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
    done: async (index: number, fields: Partial<ListSummary> = {}) => {
      saves[index]?.end.resolve(listSummary(fields));
      await settle();
    },
    refuse: async (index: number) => {
      saves[index]?.end.reject(new Error("503"));
      await settle();
    },
  };
}

describe("the places of a list", () => {
  it("show all changes while the changes are saved one at a time", async () => {
    const { change, saves, shown, done, reloads } = start();
    change(moved("c", "a"));
    change({ kind: "visited", placeId: "a", visited: true });
    expect(idsOf(shown())).toEqual(["c", "a", "b"]);
    expect(shown()?.entries[0]).toMatchObject({ visited: true });
    expect(saves.map((save) => save.change)).toEqual([moved("c", "a")]);
    await done(0);
    expect(saves.map((save) => save.change)).toEqual([
      moved("c", "a"),
      { kind: "visited", placeId: "a", visited: true },
    ]);
    expect(reloads()).toBe(0);
    await done(1, { updatedAt: LATER });
    expect([shown()?.updatedAt, idsOf(shown()), reloads()]).toEqual([LATER, ["c", "a", "b"], 1]);
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
    await done(0, { count: 2 });
    expect(idsOf(shown())).toEqual(["b", "c"]);
  });

  it("stay loaded on the pages that were loaded before, unless the list was changed elsewhere", () => {
    const { actor, shown } = start({ ...LIST, loadedPages: [2] });
    actor.send({ type: "list.loaded", list: LIST });
    expect(shown()?.loadedPages).toEqual([1, 2]);
    actor.send({ type: "list.loaded", list: { ...LIST, updatedAt: LATER } });
    expect(shown()?.loadedPages).toEqual([1]);
  });

  it("include the places of another page that is loaded while a move to that page is being saved", async () => {
    const ids = Array.from({ length: 102 }, (_, index) => `p${index + 1}`);
    const pageOf = (number: number): OwnList => ({
      ...listSummary({ count: ids.length }),
      placeIds: ids,
      entries: ids
        .slice((number - 1) * 100, number * 100)
        .map((id) => ({ place: place(id), note: null, visited: false })),
      loadedPages: [number],
    });
    const { actor, change, shown, done } = start(pageOf(2));
    change({ kind: "move", move: moveTo(ids, "p101", 0) });
    const shownIds = () => {
      const list = shown();
      return list === null ? null : entriesOf(list, 1)?.map((entry) => entry.place.id);
    };
    expect(shownIds()).toBeUndefined();
    actor.send({ type: "list.loaded", list: pageOf(1) });
    expect(shownIds()).toEqual(["p101", ...ids.slice(0, 99)]);
    await done(0, { count: ids.length });
    expect(shownIds()?.[0]).toBe("p101");
  });

  it("are kept when a dialog has saved a new name of the list", () => {
    const { actor, shown, reloads } = start();
    actor.send({ type: "list.saved", list: listSummary({ name: "Monday" }) });
    expect(shown()).toMatchObject({ name: "Monday", placeIds: ["a", "b", "c"] });
    expect(reloads()).toBe(1);
  });

  it("that another device has added meanwhile are shown once the list is loaded again", async () => {
    const { actor, change, shown, done } = start();
    change(moved("c", "a"));
    await done(0, { count: 4, updatedAt: LATER });
    const entries = ["c", "a", "b", "x"].map((id) => ({ place: place(id), note: null, visited: false }));
    const list = { ...LIST, count: 4, updatedAt: LATER, placeIds: ["c", "a", "b", "x"], entries };
    actor.send({ type: "list.loaded", list });
    expect(idsOf(shown())).toEqual(["c", "a", "b", "x"]);
  });

  it("are managed by a machine that handles every event and can take every transition", () => {
    const machine = ownListMachine.provide({
      actors: {
        save: fromPromise<ListSummary, SaveInput>(() => new Promise(() => {})),
      },
    });
    const faults = walkTransitions(machine, {
      events: [
        { type: "list.loaded", list: LIST },
        { type: "list.saved", list: listSummary() },
        { type: "list.change", change: { kind: "remove", placeId: "a" } },
      ],
      carried: { "xstate.done.actor.0.ownList.saving": { output: listSummary() } },
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
        const moved = withChange(list, { kind: "move", move: moveTo(ids, id, to % count) });
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
});
