import { LIST_LIMITS, MAX_ADDED_FAVORITES } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AcceptedPlace } from "./brought-rows.ts";
import {
  afterStep,
  countSteps,
  NOTHING_SAVED,
  nextStep,
  type SaveStep,
  type StepResult,
  withUncertainFavorites,
} from "./save-steps.ts";

const accepted: fc.Arbitrary<readonly AcceptedPlace[]> = fc.uniqueArray(
  fc.record({
    id: fc.nat({ max: 5_000 }).map((number) => `p${number}`),
    note: fc.option(fc.constantFrom("By ten.", "Twice.")),
    isFavorite: fc.constantFrom(true, false, null),
  }),
  { selector: ({ id }) => id, maxLength: 560, size: "max" },
);

const resultOf = (step: SaveStep): StepResult =>
  step.kind === "favorites"
    ? { kind: "favorites", addedIds: step.placeIds }
    : step.kind === "createList"
      ? { kind: "createList", listId: "l1" }
      : { kind: "listPlace" };

describe("the steps that save places", () => {
  it("save each new favorite once, fill the list with its notes up to the limit, and match the counted total", () => {
    fc.assert(
      fc.property(accepted, fc.boolean(), (places, isWanted) => {
        const list = { isWanted, name: "Paris" };
        const total = countSteps(places, list, NOTHING_SAVED);
        const favorites: string[] = [];
        const noted = new Map<string, string | null>();
        let listed: readonly string[] = [];
        let saved = NOTHING_SAVED;
        for (let step = nextStep(places, list, saved); step !== null; step = nextStep(places, list, saved)) {
          if (step.kind === "favorites") {
            expect(step.placeIds.length).toBeLessThanOrEqual(MAX_ADDED_FAVORITES);
            favorites.push(...step.placeIds);
          } else if (step.kind === "createList") listed = step.placeIds;
          else noted.set(step.placeId, step.note);
          // The total does not change during the save, so a save that failed can continue at any step.
          expect(countSteps(places, list, saved)).toBe(total);
          saved = afterStep(saved, step, resultOf(step));
        }
        const first = places.slice(0, LIST_LIMITS.places);
        expect(favorites).toEqual(places.filter(({ isFavorite }) => isFavorite !== true).map(({ id }) => id));
        expect(listed).toEqual(isWanted ? first.map(({ id }) => id) : []);
        expect([...noted]).toEqual(
          isWanted ? first.filter(({ note }) => note !== null).map(({ id, note }) => [id, note]) : [],
        );
        expect([saved.steps, saved.addedIds]).toEqual([total, favorites]);
      }),
      { numRuns: 10 },
    );
  });

  it("add a place that is accepted after the list was created", () => {
    const place = (id: string): AcceptedPlace => ({ id, note: null, isFavorite: true });
    const list = { isWanted: true, name: "Paris" };
    const step = nextStep([place("a")], list, NOTHING_SAVED);
    expect(step).toEqual({ kind: "createList", name: "Paris", placeIds: ["a"] });
    const saved = step === null ? NOTHING_SAVED : afterStep(NOTHING_SAVED, step, resultOf(step));
    expect(nextStep([place("a")], list, saved)).toBeNull();
    expect(nextStep([place("a"), place("b")], list, saved)).toEqual({
      kind: "listPlace",
      listId: "l1",
      placeId: "b",
      note: null,
    });
  });

  it("count a place as added after a call without response, if it was not a favorite at the look-up", () => {
    const places: readonly AcceptedPlace[] = [
      { id: "new", note: null, isFavorite: false },
      { id: "unknown", note: null, isFavorite: null },
    ];
    const list = { isWanted: false, name: "" };
    const step = nextStep(places, list, NOTHING_SAVED);
    const failed = withUncertainFavorites(NOTHING_SAVED, places, step);
    const repeated = nextStep(places, list, failed);
    expect(repeated).toEqual({ kind: "favorites", placeIds: ["new", "unknown"] });
    if (repeated === null) return;
    expect(afterStep(failed, repeated, { kind: "favorites", addedIds: [] }).addedIds).toEqual(["new"]);
    expect(afterStep(failed, repeated, { kind: "favorites", addedIds: ["new"] }).addedIds).toEqual(["new"]);
  });
});
