import { type Move, withMove } from "@flaneur/domain";
import type { OwnEntry, OwnList } from "./list-calls.ts";

/** A change of the places of a list. The route of the list shows the change before it is saved. */
export type EntryChange =
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "visited"; readonly placeId: string; readonly visited: boolean }
  | { readonly kind: "remove"; readonly placeId: string };

/** Returns the list as it is after a change. */
export function withChange(list: OwnList, change: EntryChange): OwnList {
  switch (change.kind) {
    case "move":
      return { ...list, placeIds: withMove(list.placeIds, change.move) };
    case "visited": {
      const { placeId, visited } = change;
      return {
        ...list,
        entries: list.entries.map((entry) => (entry.place.id === placeId ? { ...entry, visited } : entry)),
      };
    }
    case "remove":
      return {
        ...list,
        count: Math.max(0, list.count - 1),
        placeIds: list.placeIds.filter((id) => id !== change.placeId),
        entries: list.entries.filter(({ place }) => place.id !== change.placeId),
      };
  }
}

/** The number of places on a page of a list. */
export const PAGE_SIZE = 100;

/** Returns the number of pages of a list. An empty list has one page. */
export const pagesOf = ({ placeIds }: Pick<OwnList, "placeIds">): number =>
  Math.max(1, Math.ceil(placeIds.length / PAGE_SIZE));

/** Returns the number of the page that has a place, from 1; null if the list does not have the place. */
export function pageWith({ placeIds }: Pick<OwnList, "placeIds">, placeId: string): number | null {
  const index = placeIds.indexOf(placeId);
  return index === -1 ? null : Math.floor(index / PAGE_SIZE) + 1;
}

/**
 * Returns the places of a page in their order; null if the page is not loaded. If all places of a loaded page were
 * removed and the places that follow them are not loaded yet, the result is null, too.
 */
export function entriesOf(list: OwnList, page: number): readonly OwnEntry[] | null {
  if (!list.loadedPages.includes(page)) return null;
  const loaded = new Map(list.entries.map((entry) => [entry.place.id, entry]));
  const ids = list.placeIds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const entries = ids.flatMap((id) => loaded.get(id) ?? []);
  return entries.length === 0 && ids.length > 0 ? null : entries;
}

/**
 * Adds the loaded pages of another state of the same list. If both have an entry for a place, the entry of `list` is
 * kept.
 */
export function withPagesOf(list: OwnList, other: OwnList): OwnList {
  const own = new Set(list.entries.map(({ place }) => place.id));
  const wanted = new Set(list.placeIds);
  return {
    ...list,
    entries: [...list.entries, ...other.entries.filter(({ place: { id } }) => !own.has(id) && wanted.has(id))],
    loadedPages: [...new Set([...list.loadedPages, ...other.loadedPages])],
  };
}
