import { type WalkChoice, walkThrough } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { NOW } from "../fixtures/now.ts";
import { places } from "../fixtures/places.ts";
import type { ListedPlace } from "../lib/place-with-media.ts";
import { en } from "../messages/en/base.ts";
import { walkState } from "./walk-state.ts";

/** Places that never close. */
const open = places.map((place) => ({ ...place, openingHours: "24/7" }));
const four = open.slice(0, 4);
const ids = four.map(({ id }) => id);
const HERE = { latitude: 48.8643, longitude: 2.369 };

interface Given {
  readonly found?: readonly ListedPlace[];
  readonly choice?: Partial<WalkChoice>;
  readonly position?: typeof HERE | null;
  readonly failedIds?: readonly string[];
  readonly pending?: boolean;
}

const FAILURE = { kind: "unexpected", retry: "manual" } as const;

function walkOf({ found = four, choice = {}, position = null, failedIds = [], pending = false }: Given) {
  const failure = failedIds.length === 0 || pending ? null : FAILURE;
  const loaded = { result: { places: found, failedIds }, failure, pending };
  const state = walkState(loaded, { choice: { ...walkThrough(ids, 4), ...choice }, position, now: NOW }, en);
  if (state.status !== "ready") throw new Error(`The state is ${state.status}.`);
  return state.walk;
}
const idsOf = (given: Given) => walkOf(given).stops.map(({ place }) => place.id);

describe("the state of a walk", () => {
  it("has the places in the visitor's own order if that is chosen, and otherwise in a shorter order", () => {
    expect(idsOf({ choice: { order: "own" } })).toEqual(ids);
    const shortest = walkOf({});
    expect(shortest.km).toBeLessThan(walkOf({ choice: { order: "own" } }).km);
  });

  it("begins and ends at the chosen places only if the order is the shortest", () => {
    const ends = { first: ids[2] ?? null, last: ids[0] ?? null };
    expect([idsOf({ choice: ends })[0], idsOf({ choice: ends }).at(-1)]).toEqual([ids[2], ids[0]]);
    expect(idsOf({ choice: { ...ends, order: "own" } })).toEqual(ids);
  });

  it("begins at the chosen time, or now if no time is chosen", () => {
    expect(walkOf({}).stops[0]?.arrival).toEqual(NOW);
    const startAt = { day: NOW.day + 1, minute: 600 };
    expect(walkOf({ choice: { startAt } }).stops[0]?.arrival).toEqual(startAt);
  });

  it("sets aside the places that are closed on arrival, with their hours, unless they are kept", () => {
    const [one, ...rest] = four;
    if (one === undefined) throw new Error("There are too few places.");
    const found = [
      { ...one, openingHours: "Mo 10:00-12:00" },
      ...rest.map((place) => ({ ...place, openingHours: "24/7" })),
    ];
    const walk = walkOf({ found, choice: { startAt: NOW } });
    expect(walk.stops).toHaveLength(3);
    const until = { day: NOW.day + 1, minute: 600 };
    expect(walk.aside).toMatchObject([{ name: one.name, hours: { state: "closed", until } }]);
    expect(walk.choice.placeIds).toEqual(ids);
    const kept = walkOf({ found, choice: { startAt: NOW, keptIds: [one.id] } });
    expect([kept.stops.length, kept.aside]).toEqual([4, []]);
  });

  it("begins on the next morning if more places are open then, and says how many are closed now", () => {
    const found = four.map((place) => ({ ...place, openingHours: "Mo 10:00-18:00" }));
    const startAt = { day: NOW.day + 1, minute: 600 };
    expect(walkOf({ found })).toMatchObject({ startAt, aside: [], proposal: { now: NOW, closedNow: 4 } });
    expect(walkOf({ found, choice: { startAt: NOW } })).toMatchObject({ stops: [], startAt: NOW, proposal: null });
  });

  it("begins at the visitor's position if that is chosen and known", () => {
    const fromHere = { fromHere: true };
    expect(walkOf({ choice: fromHere, position: HERE })).toMatchObject({ from: "here" });
    expect(walkOf({ choice: fromHere, position: HERE }).stops[0]?.leg).not.toBeNull();
    expect(walkOf({ choice: fromHere })).toMatchObject({ from: "unknown" });
    expect(walkOf({ position: HERE })).toMatchObject({ from: "firstStop" });
  });

  it("leaves out places that are unknown, closed for good or without a position, and reports them", () => {
    const [one, two, three] = four;
    if (one === undefined || two === undefined || three === undefined) throw new Error("There are too few places.");
    const found = [one, { ...two, placeStatus: "Permanently Closed" } as const, { ...three, coordinates: null }];
    const walk = walkOf({ found });
    expect(walk.stops.map(({ place }) => place.id)).toEqual([one.id]);
    expect(walk).toMatchObject({ unknown: 1, closedForGood: [two.name], withoutPosition: [three.name] });
  });

  it("does not count places that cannot be visited among its twelve stops, also after a change of the walk", () => {
    const all = open.slice(0, 16);
    const found = all.map((place, index) =>
      index < 3 ? { ...place, placeStatus: "Permanently Closed" as const } : place,
    );
    const order = ["no-such-place", ...all.map(({ id }) => id)];
    const walk = walkOf({ found, choice: { placeIds: order, order: "own" } });
    expect(walk.stops.map(({ place }) => place.id)).toEqual(all.slice(3, 15).map(({ id }) => id));
    expect(walk.others.map(({ id }) => id)).toEqual([all[15]?.id]);
    expect(walk.closedForGood).toHaveLength(3);
    // After a change of the walk, its URL still has these places, and the page still names them.
    const { placeIds, otherIds } = walk.choice;
    const changed = walkOf({ found, choice: { placeIds: placeIds.slice(1), otherIds } });
    expect(changed).toMatchObject({ unknown: 1, closedForGood: walk.closedForGood });
    expect(changed.stops).toHaveLength(11);
  });

  it("has the other places if one cannot be loaded, and reports its id only after the request has failed", () => {
    const [failed = "", ...rest] = ids;
    const given = { found: four.slice(1), failedIds: [failed], choice: { order: "own", first: failed } } as const;
    const walk = walkOf(given);
    expect(walk.stops.map(({ place }) => place.id)).toEqual(rest);
    expect(walk).toMatchObject({ notLoaded: [failed], unknown: 0, others: [] });
    expect(walk.choice).toMatchObject({ placeIds: ids, first: failed });
    expect(walkOf({ ...given, pending: true }).notLoaded).toEqual([]);
  });

  const statusOf = (loaded: Parameters<typeof walkState>[0]) =>
    walkState(loaded, { choice: walkThrough(ids, 4), position: null, now: NOW }, en).status;

  it("is empty if no place can be visited", () => {
    const none = { places: [], failedIds: [] };
    expect(statusOf({ result: none, failure: null, pending: false })).toBe("empty");
  });

  it("is an error after a failure, otherwise loading, if no place has loaded", () => {
    const part = { places: [], failedIds: ids };
    expect(statusOf({ result: part, failure: null, pending: true })).toBe("loading");
    expect(statusOf({ result: part, failure: FAILURE, pending: false })).toBe("error");
    expect(statusOf({ result: null, failure: null, pending: true })).toBe("loading");
    expect(statusOf({ result: null, failure: FAILURE, pending: false })).toBe("error");
  });
});
