import { LIST_LIMITS, MAX_ADDED_FAVORITES } from "@flaneur/domain";
import type { AcceptedPlace } from "./brought-rows.ts";

/** A list that the visitor wants to create with the places. */
export interface WantedList {
  readonly isWanted: boolean;
  readonly name: string;
}

/**
 * One call that saves a part of the places. A call that has failed can be repeated. If only its response was lost, the
 * repeated `createList` creates another list; the other calls then have no further effect.
 */
export type SaveStep =
  | { readonly kind: "favorites"; readonly placeIds: readonly string[] }
  | { readonly kind: "createList"; readonly name: string; readonly placeIds: readonly string[] }
  | { readonly kind: "listPlace"; readonly listId: string; readonly placeId: string; readonly note: string | null };

/** What a step has done. */
export type StepResult =
  /** @property addedIds The ids of the places that were not favorites before. */
  | { readonly kind: "favorites"; readonly addedIds: readonly string[] }
  | { readonly kind: "createList"; readonly listId: string }
  | { readonly kind: "listPlace" };

/** The results of the steps that have succeeded, and the places that a failed step may have saved. */
export interface Saved {
  /** The ids of the places that were not favorites before. */
  readonly addedIds: readonly string[];
  /**
   * The ids of places that were not favorites when they were looked up, and were sent in a failed call. If only the
   * response was lost, the server has saved them.
   */
  readonly uncertainIds: readonly string[];
  readonly favoriteIds: readonly string[];
  /** The id of the new list. Null before it is created. */
  readonly listId: string | null;
  readonly listedIds: readonly string[];
  readonly notedIds: readonly string[];
  readonly steps: number;
}

export const NOTHING_SAVED: Saved = {
  addedIds: [],
  uncertainIds: [],
  favoriteIds: [],
  listId: null,
  listedIds: [],
  notedIds: [],
  steps: 0,
};

/** The places of the remaining steps. */
interface Rest {
  readonly favorites: readonly AcceptedPlace[];
  /** The accepted places of the wanted list, up to the limit of a list. */
  readonly listed: readonly AcceptedPlace[];
  /**
   * The listed places that need a call of their own: they are missing in the created list, or their note is not saved
   * yet.
   */
  readonly entries: readonly AcceptedPlace[];
}

function restOf(accepted: readonly AcceptedPlace[], list: WantedList, saved: Saved): Rest {
  const [favoriteIds, listedIds, notedIds] = [saved.favoriteIds, saved.listedIds, saved.notedIds].map(
    (ids) => new Set(ids),
  );
  const listed = list.isWanted ? accepted.slice(0, LIST_LIMITS.places) : [];
  const isInList = ({ id }: AcceptedPlace) => saved.listId === null || listedIds?.has(id) === true;
  return {
    favorites: accepted.filter(({ id, isFavorite }) => isFavorite !== true && favoriteIds?.has(id) !== true),
    listed,
    entries: listed.filter((place) => !isInList(place) || (place.note !== null && notedIds?.has(place.id) !== true)),
  };
}

/** Returns the next step; null if everything is saved. */
export function nextStep(accepted: readonly AcceptedPlace[], list: WantedList, saved: Saved): SaveStep | null {
  const { favorites, listed, entries } = restOf(accepted, list, saved);
  if (favorites.length > 0) {
    return { kind: "favorites", placeIds: favorites.slice(0, MAX_ADDED_FAVORITES).map(({ id }) => id) };
  }
  if (listed.length > 0 && saved.listId === null) {
    return { kind: "createList", name: list.name.trim(), placeIds: listed.map(({ id }) => id) };
  }
  const [next] = entries;
  if (next === undefined || saved.listId === null) return null;
  return { kind: "listPlace", listId: saved.listId, placeId: next.id, note: next.note };
}

/** Returns the number of all steps, those that are done included. */
export function countSteps(accepted: readonly AcceptedPlace[], list: WantedList, saved: Saved): number {
  const { favorites, listed, entries } = restOf(accepted, list, saved);
  const creation = listed.length > 0 && saved.listId === null ? 1 : 0;
  return saved.steps + Math.ceil(favorites.length / MAX_ADDED_FAVORITES) + creation + entries.length;
}

/** Returns what is saved after a step. */
export function afterStep(saved: Saved, step: SaveStep, result: StepResult): Saved {
  const next = { ...saved, steps: saved.steps + 1 };
  switch (step.kind) {
    case "favorites": {
      const added = result.kind === "favorites" ? result.addedIds : [];
      const uncertain = new Set(saved.uncertainIds);
      const addedBefore = step.placeIds.filter((id) => uncertain.has(id));
      return {
        ...next,
        addedIds: [...new Set([...saved.addedIds, ...added, ...addedBefore])],
        favoriteIds: [...saved.favoriteIds, ...step.placeIds],
      };
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

/**
 * Returns what is saved after a step has failed. Places of a failed favorites step that were no favorites become
 * uncertain.
 */
export function withUncertainFavorites(saved: Saved, accepted: readonly AcceptedPlace[], step: SaveStep | null): Saved {
  if (step?.kind !== "favorites") return saved;
  const sent = new Set(step.placeIds);
  const uncertain = accepted.filter(({ id, isFavorite }) => isFavorite === false && sent.has(id)).map(({ id }) => id);
  return { ...saved, uncertainIds: [...new Set([...saved.uncertainIds, ...uncertain])] };
}
