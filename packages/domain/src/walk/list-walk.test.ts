import { describe, expect, it } from "vitest";
import { at } from "../../testing/written-hours.ts";
import { LIST_LIMITS } from "../limits.ts";
import { type ListWalk, listWalk, parseSavedWalk, savedWalkText, savedWalkWithin } from "./list-walk.ts";
import { type WalkChoice, walkThrough } from "./walk-choice.ts";

const NOW = at("2026-11-23T11:02");
const CHOSEN: WalkChoice = {
  ...walkThrough(["c", "a"], 4),
  otherIds: ["b"],
  beyond: 1,
  order: "own",
  first: "a",
  keptIds: ["c"],
  fromHere: true,
  startAt: at("2026-11-26T10:00"),
  stayMinutes: 90,
  name: "Sunday",
  list: { kind: "own", id: "1" },
};
const list = (fields: Partial<ListWalk> = {}): ListWalk => ({
  list: { kind: "own", id: "1" },
  name: "Sunday",
  placeIds: ["a", "b", "c", "d"],
  count: 4,
  walk: savedWalkText(CHOSEN),
  ...fields,
});

describe("the text of a saved walk", () => {
  it("has the choices, but not the visitor's position, the other places, or the name and the id of the list", () => {
    expect(savedWalkText(CHOSEN)).toBe("places=a,c&keep=c&order=own&start=a&at=2026-11-26T10%3A00&stay=90");
  });

  it("is parsed to the same choices", () => {
    const { order, first, keptIds, startAt, stayMinutes } = CHOSEN;
    const expected = { ...walkThrough(["a", "c"], 2), order, first, keptIds, startAt, stayMinutes };
    expect(parseSavedWalk(savedWalkText(CHOSEN))).toEqual(expected);
  });

  it("is no walk if it is missing, has no places, or is too long", () => {
    const texts = [null, "", "hello", "places=", "order=own", `places=a&${"x".repeat(LIST_LIMITS.walk)}`];
    expect(texts.map(parseSavedWalk)).toEqual(texts.map(() => null));
  });

  it("begins at no position even if it was stored with one", () => {
    expect(parseSavedWalk("places=a&from=here")).toMatchObject({ fromHere: false });
  });

  it("is shown to readers of the list with places of the list only, in the order of the list", () => {
    expect(savedWalkWithin("places=a,b,gone&keep=gone,b&start=gone&end=a", ["b", "a", "d"])).toBe(
      "places=b,a&keep=b&end=a",
    );
    expect([savedWalkWithin("places=gone", ["a"]), savedWalkWithin(null, ["a"])]).toEqual([null, null]);
  });
});

describe("the walk of a list", () => {
  it("leads through all places if no walk was saved, or no place of it is left", () => {
    const expected = {
      ...walkThrough(["a", "b", "c", "d"], 4),
      name: "Sunday",
      list: { kind: "own", id: "1" },
    };
    expect(listWalk(list({ walk: null }), NOW)).toEqual(expected);
    expect(listWalk(list({ walk: "places=gone" }), NOW)).toEqual(expected);
  });

  it("is the saved one, to which the other places of the list can be added", () => {
    expect(listWalk(list(), NOW)).toEqual({
      ...CHOSEN,
      placeIds: ["a", "c"],
      otherIds: ["b", "d"],
      beyond: 0,
      fromHere: false,
    });
  });

  it("has the order of the list, and no place that was removed from the list", () => {
    const walk = listWalk(list({ placeIds: ["c", "e", "d"], count: 3, walk: "places=a,c,d&start=a&end=d" }), NOW);
    expect(walk).toMatchObject({ placeIds: ["c", "d"], otherIds: ["e"], first: null, last: "d" });
  });

  it("includes places on other pages of a shared list", () => {
    const shared = { list: { kind: "shared", id: "t" }, placeIds: ["a", "b"], count: 250 } as const;
    expect(listWalk(list({ ...shared, walk: "places=a,z" }), NOW)).toMatchObject({
      placeIds: ["a", "z"],
      otherIds: ["b"],
      beyond: 247,
    });
  });

  it("has no chosen start once the day of its start is over", () => {
    expect(listWalk(list(), at("2026-11-26T23:00")).startAt).toEqual(CHOSEN.startAt);
    expect(listWalk(list(), at("2026-11-27T00:00")).startAt).toBeNull();
  });
});
