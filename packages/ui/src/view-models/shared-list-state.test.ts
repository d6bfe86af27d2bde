import { describe, expect, it } from "vitest";
import { places } from "../fixtures/places.ts";
import { en } from "../messages/en/base.ts";
import { listWays, sharedLinkState, sharedListState } from "./shared-list-state.ts";

const [place] = places;
const found = {
  name: "Sunday",
  note: null,
  sharedBy: "Camille",
  updatedAt: "2026-11-20T23:30:00.000Z",
  count: 201,
  pages: 3,
  entries: place === undefined ? [] : [{ note: "By ten.", place }],
};

describe("the state of a shared list", () => {
  it("has the day of the last change in Paris", () => {
    expect(sharedListState({ result: { kind: "found", found }, failure: null }, 3, en)).toMatchObject({
      status: "ready",
      data: { name: "Sunday", changedOn: 20_778 },
    });
  });

  it("continues the numbers of the page before", () => {
    expect(sharedListState({ result: { kind: "found", found }, failure: null }, 3, en)).toMatchObject({
      data: { page: 3, firstNumber: 201 },
    });
  });

  it("is the last page if the requested page does not exist", () => {
    expect(sharedListState({ result: { kind: "found", found }, failure: null }, 99, en)).toMatchObject({
      data: { page: 3, firstNumber: 201 },
    });
  });

  it("has the ways between its places that have a position, and their sums", () => {
    const entries = places.slice(0, 4).map((each, index) => ({
      note: null,
      place: index === 1 ? { ...each, coordinates: null } : each,
    }));
    const state = sharedListState({ result: { kind: "found", found: { ...found, entries } }, failure: null }, 1, en);
    const ways = state.status === "ready" ? state.data.ways : null;
    expect(ways?.legs.map((leg) => leg?.to)).toEqual([2, undefined, 3, undefined]);
    const minutes = ways?.legs.map((leg) => leg?.footMinutes ?? 0) ?? [];
    expect(ways?.sums.footMinutes).toBe(minutes.reduce((sum, each) => sum + each, 0));
  });

  it("has no way from or to a place that has closed for good, and does not count it in the sums", () => {
    const [first, second, third] = places;
    if (first === undefined || second === undefined || third === undefined) throw new Error("Three places are needed.");
    const ways = listWays([first, { ...second, placeStatus: "Permanently Closed" }, third]);
    expect(ways?.legs.map((leg) => leg?.to)).toEqual([2, undefined, undefined]);
    expect(ways?.sums).toEqual(listWays([first, third])?.sums);
    expect(listWays([first, { ...second, placeStatus: "Permanently Closed" }])).toBeNull();
  });

  it("has no ways with fewer than two places whose position is known", () => {
    const [first, second] = places;
    if (first === undefined || second === undefined) throw new Error("Two places are needed.");
    expect(listWays([first, { ...second, coordinates: null }])).toBeNull();
    expect(listWays([])).toBeNull();
  });

  it("is `ended` for an ended link, and `missing` for an unknown link", () => {
    expect(sharedListState({ result: { kind: "ended" }, failure: null }, 1, en)).toEqual({ status: "ended" });
    expect(sharedLinkState({ result: { kind: "missing" }, failure: null }, en)).toEqual({ status: "missing" });
  });

  it("is loading without a result, and an error after a failure", () => {
    expect(sharedListState({ result: null, failure: null }, 1, en)).toEqual({ status: "loading" });
    const failure = { kind: "unreachable", retry: "automatic" } as const;
    expect(sharedListState({ result: null, failure }, 1, en)).toMatchObject({ status: "error" });
  });
});
