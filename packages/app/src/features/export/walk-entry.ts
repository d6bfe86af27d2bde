import { WALK } from "@flaneur/domain";

/** Returns the entry 'Make it a walk' of the menus of a listing. Undefined if there are too few places for a walk. */
export const walkEntry = (placeIds: readonly string[], onWalk: () => void) =>
  placeIds.length < 2 ? undefined : { count: Math.min(WALK.places, placeIds.length), onWalk };
