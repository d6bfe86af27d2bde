import { LIST_LIMITS, MAX_ADDED_FAVORITES } from "@flaneur/domain";
import type { AcceptedPlace } from "./brought-rows.ts";

/** A list that the visitor wants to create with the places. */
export interface WantedList {
  readonly isWanted: boolean;
  readonly name: string;
}

/** One call that saves a part of the places. Each can be repeated. */
export type SaveStep =
  | { readonly kind: "favorites"; readonly placeIds: readonly string[] }
  | { readonly kind: "createList"; readonly name: string; readonly placeIds: readonly string[] }
  | { readonly kind: "listPlace"; readonly listId: string; readonly placeId: string; readonly note: string | null };

/** What a step has done. */
export type StepResult =
  | { readonly kind: "favorites"; readonly added: number }
  | { readonly kind: "createList"; readonly listId: string }
  | { readonly kind: "listPlace" };

/** What is saved already. */
export interface Saved {
  /** The number of places that were no favorites before. */
  readonly added: number;
  readonly favoriteIds: readonly string[];
  /** The id of the new list. Null before it is created. */
  readonly listId: string | null;
  readonly listedIds: readonly string[];
  readonly notedIds: readonly string[];
  readonly steps: number;
}

export const NOTHING_SAVED: Saved = {
  added: 0,
  favoriteIds: [],
  listId: null,
  listedIds: [],
  notedIds: [],
  steps: 0,
};

/** Returns the next step; null if everything is saved. */
export function nextStep(accepted: readonly AcceptedPlace[], list: WantedList, saved: Saved): SaveStep | null {
  const favorites = accepted.filter(({ id, isFavorite }) => isFavorite !== true && !saved.favoriteIds.includes(id));
  if (favorites.length > 0) {
    return { kind: "favorites", placeIds: favorites.slice(0, MAX_ADDED_FAVORITES).map(({ id }) => id) };
  }
  if (!list.isWanted) return null;
  const listed = accepted.slice(0, LIST_LIMITS.places);
  if (saved.listId === null) {
    const name = list.name.trim();
    return listed.length === 0 ? null : { kind: "createList", name, placeIds: listed.map(({ id }) => id) };
  }
  const next = listed.find(
    ({ id, note }) => !saved.listedIds.includes(id) || (note !== null && !saved.notedIds.includes(id)),
  );
  return next === undefined ? null : { kind: "listPlace", listId: saved.listId, placeId: next.id, note: next.note };
}

/** Returns what is saved after a step. */
export function afterStep(saved: Saved, step: SaveStep, result: StepResult): Saved {
  const next = { ...saved, steps: saved.steps + 1 };
  switch (step.kind) {
    case "favorites": {
      const added = result.kind === "favorites" ? result.added : 0;
      return { ...next, added: saved.added + added, favoriteIds: [...saved.favoriteIds, ...step.placeIds] };
    }
    case "createList":
      return { ...next, listId: result.kind === "createList" ? result.listId : "", listedIds: step.placeIds };
    case "listPlace":
      return {
        ...next,
        listedIds: [...new Set([...saved.listedIds, step.placeId])],
        notedIds: [...saved.notedIds, step.placeId],
      };
  }
}

/** Returns the number of all steps, those that are done included. */
export function countSteps(accepted: readonly AcceptedPlace[], list: WantedList, saved: Saved): number {
  let planned = saved;
  for (let step = nextStep(accepted, list, planned); step !== null; step = nextStep(accepted, list, planned)) {
    const result: StepResult =
      step.kind === "favorites"
        ? { kind: "favorites", added: 0 }
        : step.kind === "createList"
          ? { kind: "createList", listId: "new" }
          : { kind: "listPlace" };
    planned = afterStep(planned, step, result);
  }
  return planned.steps;
}
