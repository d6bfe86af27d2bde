import type { ParisTime } from "../hours/paris-time.ts";
import { LIST_LIMITS, WALK } from "../limits.ts";
import { parseWalk, type WalkChoice, type WalkList, walkQuery, walkThrough } from "./walk-choice.ts";

/**
 * Returns the text of a walk that is stored with its list: the query of its address without the name and the id of the
 * list, without the other places, and without the visitor's position. Equal walks have equal texts: ids are sorted,
 * because a walk has the order of its list.
 */
export const savedWalkText = (choice: WalkChoice): string =>
  walkQuery({
    ...choice,
    placeIds: choice.placeIds.toSorted(),
    keptIds: choice.keptIds.toSorted(),
    otherIds: [],
    beyond: 0,
    fromHere: false,
    name: null,
    list: null,
  });

/** Parses the stored text of a walk. Null if there is none, or if the text is too long or has no places. */
export function parseSavedWalk(text: string | null): WalkChoice | null {
  if (text === null || text.length > LIST_LIMITS.walk) return null;
  const choice = { ...parseWalk(text), otherIds: [], beyond: 0, fromHere: false, name: null, list: null };
  return choice.placeIds.length === 0 ? null : choice;
}

/** Returns a saved walk without the places that its list no longer has, in the order of the list. Null without a place. */
function within(saved: WalkChoice, listIds: readonly string[]): WalkChoice | null {
  const wanted = new Set(saved.placeIds);
  const placeIds = listIds.filter((id) => wanted.has(id));
  if (placeIds.length === 0) return null;
  const end = (id: string | null) => (id !== null && placeIds.includes(id) ? id : null);
  return {
    ...saved,
    placeIds,
    first: end(saved.first),
    last: end(saved.last),
    keptIds: saved.keptIds.filter((id) => placeIds.includes(id)),
  };
}

/**
 * Returns the stored text of a walk as readers of its list may see it: with places of the list only, in its order.
 * @param listIds The ids of the places of the list, in their order.
 */
export function savedWalkWithin(text: string | null, listIds: readonly string[]): string | null {
  const saved = parseSavedWalk(text);
  const shown = saved === null ? null : within(saved, listIds);
  return shown === null ? null : walkQuery(shown);
}

/** A list from which a walk is opened. */
export interface ListWalk {
  readonly list: WalkList;
  readonly name: string;
  /** The ids of the places of the list, in their order. On a long shared list, those of the page. */
  readonly placeIds: readonly string[];
  /** The number of places of the whole list. */
  readonly count: number;
  /** The stored text of the saved walk, or null. */
  readonly walk: string | null;
}

/**
 * Returns the walk of a list as it was saved, or a walk through its places if none was saved. The other places of the
 * list can be added to it. A saved start on a day that is over is left out: the walk has no chosen start then.
 */
export function listWalk({ list, name, placeIds, count, walk }: ListWalk, now: ParisTime): WalkChoice {
  const parsed = parseSavedWalk(walk);
  // On a long shared list, places of the walk can be on other pages.
  const elsewhere = list.kind === "shared" ? (parsed?.placeIds.filter((id) => !placeIds.includes(id)) ?? []) : [];
  const saved = parsed === null ? null : within(parsed, [...placeIds, ...elsewhere]);
  if (saved === null) return { ...walkThrough(placeIds, count), name, list };
  const others = placeIds.filter((id) => !saved.placeIds.includes(id)).slice(0, WALK.ids - saved.placeIds.length);
  const isOver = saved.startAt !== null && saved.startAt.day < now.day;
  return {
    ...saved,
    otherIds: others,
    beyond: Math.max(0, count - saved.placeIds.length - others.length),
    startAt: isOver ? null : saved.startAt,
    name,
    list,
  };
}
