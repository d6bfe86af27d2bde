import { MAX_ADDED_FAVORITES } from "@flaneur/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NOTHING_SAVED, type Saved } from "./save-steps.ts";
import { afterUndo, nextUndo } from "./undo-steps.ts";

it("the undo deletes the new list, then removes each added favorite once and no other place", () => {
  const ids = fc.uniqueArray(fc.nat({ max: 5_000 }), { maxLength: 450, size: "max" });
  fc.assert(
    fc.property(ids, fc.option(fc.constant("l1")), fc.nat({ max: 450 }), (numbers, listId, known) => {
      const all = numbers.map((number) => `p${number}`);
      const addedIds = all.slice(known);
      let saved: Saved = {
        ...NOTHING_SAVED,
        addedIds,
        favoriteIds: all,
        listId,
        listedIds: listId === null ? [] : all,
      };
      const lists: string[] = [];
      const removed: string[] = [];
      for (let step = nextUndo(saved); step !== null; step = nextUndo(saved)) {
        if (step.kind === "list") {
          expect(removed).toEqual([]);
          lists.push(step.listId);
        } else {
          expect(step.placeIds.length).toBeLessThanOrEqual(MAX_ADDED_FAVORITES);
          removed.push(...step.placeIds);
        }
        saved = afterUndo(saved, step);
      }
      expect(lists).toEqual(listId === null ? [] : [listId]);
      expect(removed).toEqual(addedIds);
      expect(saved.favoriteIds).toEqual(all.slice(0, known));
    }),
    { numRuns: 30 },
  );
});
