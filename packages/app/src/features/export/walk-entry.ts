import { WALK } from "@flaneur/domain";

/**
 * Returns the entry 'Make it a walk' of the menus of a listing. Undefined if there are too few places for a walk.
 * @param placeIds The places of the visible page.
 * @param page The number of the visible page, from 1.
 */
export const walkEntry = (placeIds: readonly string[], page: number, onWalk: () => void) =>
  placeIds.length < 2 ? undefined : { count: Math.min(WALK.places, placeIds.length), page, onWalk };
