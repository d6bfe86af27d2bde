import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at } from "../../testing/written-hours.ts";
import { LIST_LIMITS, WALK } from "../limits.ts";
import {
  parseWalk,
  settledWalk,
  type WalkChoice,
  walkAddress,
  walkThrough,
  withEnd,
  withKept,
  withoutPlace,
  withPlace,
} from "./walk-choice.ts";

const ids = Array.from({ length: 40 }, (_, index) => `place-${index + 1}`);
const parsed = (address: string) => parseWalk(new URL(address, "http://localhost").search);

const id = fc
  .oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.constantFrom("a,b", "100%", "a%2Cb", "l'été", "+", "&="))
  .filter((text) => text.isWellFormed());
const choices = fc
  .record({
    all: fc.uniqueArray(id, { minLength: 2, maxLength: WALK.ids }),
    others: fc.nat({ max: WALK.ids }),
    beyond: fc.integer({ min: 0, max: 999_999_999 }),
    order: fc.constantFrom("shortest" as const, "own" as const),
    ends: fc.constantFrom("none", "first", "last", "both"),
    kept: fc.nat({ max: 3 }),
    fromHere: fc.boolean(),
    startAt: fc.constantFrom(null, at("2026-11-26T10:00"), at("2027-02-28T23:59")),
    stayMinutes: fc.constantFrom(...WALK.stays),
    name: fc.constantFrom(null, "Sunday, Left Bank", "L’été & 100 %", "+"),
    list: fc.constantFrom(null, { kind: "own" as const, id: "7f1c" }, { kind: "shared" as const, id: "0Zr3-_" }),
  })
  .map(({ all, others, beyond, ends, kept, ...rest }): WalkChoice => {
    const count = Math.max(2, all.length - others);
    const walk = walkThrough(all.slice(0, count), count);
    const first = ends === "first" || ends === "both" ? (walk.placeIds[0] ?? null) : null;
    const last = ends === "last" || ends === "both" ? (walk.placeIds[1] ?? null) : null;
    return { ...walk, ...rest, otherIds: all.slice(count), keptIds: walk.placeIds.slice(0, kept), beyond, first, last };
  });

describe("the address of a walk", () => {
  it("keeps everything that was chosen", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parsed(walkAddress(choice))).toEqual(choice);
      }),
    );
  });

  it("separates the ids with commas and omits values that are the default", () => {
    expect(walkAddress(walkThrough(["a", "b"], 2))).toBe("/walk?places=a,b");
  });

  it("keeps at most the first 80 characters of a name, as one line without marks that change its direction", () => {
    const named = (name: string) => parseWalk(`?places=a,b&name=${encodeURIComponent(name)}`).name;
    expect(named(" \u202eSunday\n Left\tBank ")).toBe("Sunday Left Bank");
    expect(named("x".repeat(5_000))).toHaveLength(LIST_LIMITS.name);
    expect([named(""), named(" \u202e "), parseWalk("?places=a").name]).toEqual([null, null, null]);
  });

  it("is parsed without an error and with a limited number of different ids, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, several) => {
        const walk = parseWalk(
          `?places=${text},${several.join(",")}&others=${text}&start=${text}&at=${text}&stay=${text}`,
        );
        const all = [...walk.placeIds, ...walk.otherIds];
        expect(all.length).toBeLessThanOrEqual(WALK.ids);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it("is parsed with the default in place of each value that cannot be parsed", () => {
    const address = "/walk?places=a,b,a,&start=c&end=b&at=tomorrow&stay=17&order=best&beyond=-1&from=48.86,2.35";
    expect(parsed(address)).toEqual({ ...walkThrough(["a", "b"], 2), last: "b" });
  });

  it("is parsed without its end if the end is also the start", () => {
    expect(parsed("/walk?places=a,b&start=a&end=a")).toMatchObject({ first: "a", last: null });
  });
});

describe("the places of a walk", () => {
  const walked = (choice: WalkChoice) => settledWalk(choice, () => true);

  it("are the first twelve of a list, and the next 24 can be added", () => {
    const walk = walked(walkThrough(ids, 137));
    expect([walk.placeIds.length, walk.otherIds.length, walk.beyond]).toEqual([12, 24, 101]);
    expect([...walk.placeIds, ...walk.otherIds]).toEqual(ids.slice(0, 36));
  });

  it("beyond the limit of an address are counted", () => {
    expect(parsed(`/walk?places=${ids.join(",")}`)).toEqual(walkThrough(ids, ids.length));
    expect(parsed(`/walk?places=${ids.slice(0, 20)}&others=${ids.slice(20)}`)).toMatchObject({
      placeIds: ids.slice(0, 20),
      otherIds: ids.slice(20, 36),
      beyond: 4,
    });
  });

  it("do not count towards the twelve and are not an end of the walk if they cannot be visited", () => {
    const closed = ids.slice(0, 6);
    const all = { ...walkThrough(ids.slice(0, 20), 20), first: "place-1", last: "place-7" };
    const walk = settledWalk(all, (place) => !closed.includes(place));
    expect(walk.placeIds).toEqual(ids.slice(6, 18));
    expect(walk.otherIds).toEqual([...closed, "place-19", "place-20"]);
    expect(walk).toMatchObject({ first: null, last: "place-7" });
  });

  it("can be left out and added again, up to twelve", () => {
    const walk = walked(walkThrough(ids.slice(0, 13), 13));
    expect(withPlace(walk, "place-13")).toBe(walk);
    const less = withoutPlace(walk, "place-2");
    expect(less.otherIds).toEqual(["place-2", "place-13"]);
    const other = withPlace(less, "place-13");
    expect(other.placeIds).toEqual(["place-1", ...ids.slice(2, 13)]);
    expect(other.otherIds).toEqual(["place-2"]);
  });

  it("are no longer an end of the walk after they are left out", () => {
    const walk = { ...walkThrough(["a", "b", "c"], 3), first: "a", last: "c" };
    expect(withoutPlace(walk, "a")).toMatchObject({ first: null, last: "c" });
    expect(withoutPlace(walk, "c")).toMatchObject({ first: "a", last: null });
  });

  it("are kept although they are closed until they are left out", () => {
    const walk = withKept(walkThrough(["a", "b", "c"], 3), "b");
    expect(walked(walk).keptIds).toEqual(["b"]);
    expect(withKept(walk, "b").keptIds).toEqual(["b"]);
    expect(withoutPlace(walk, "b").keptIds).toEqual([]);
    expect(settledWalk(walk, (place) => place !== "b").keptIds).toEqual([]);
  });

  it("are at one end of the walk only", () => {
    const walk = { ...walkThrough(["a", "b"], 2), first: "a" };
    expect(withEnd(walk, "last", "a")).toMatchObject({ first: null, last: "a" });
    expect(withEnd(walk, "last", "b")).toMatchObject({ first: "a", last: "b" });
    expect(withEnd(walk, "first", null)).toMatchObject({ first: null, last: null });
  });
});
