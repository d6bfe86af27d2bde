import { MAX_ADDED_FAVORITES } from "@flaneur/domain";
import type { Saved } from "./save-steps.ts";

/** One call that takes back a part of what was saved. Each can be repeated. */
export type UndoStep =
  | { readonly kind: "list"; readonly listId: string }
  | { readonly kind: "favorites"; readonly placeIds: readonly string[] };

/**
 * Returns the next step; null if nothing of what was saved is left. The new list is deleted first, then the favorites
 * are removed.
 */
export function nextUndo({ listId, addedIds }: Saved): UndoStep | null {
  if (listId !== null) return { kind: "list", listId };
  if (addedIds.length === 0) return null;
  return { kind: "favorites", placeIds: addedIds.slice(0, MAX_ADDED_FAVORITES) };
}

/** Returns what is still saved after a step. */
export function afterUndo(saved: Saved, step: UndoStep): Saved {
  if (step.kind === "list") return { ...saved, listId: null, listedIds: [], notedIds: [] };
  const removed = new Set(step.placeIds);
  const without = (ids: readonly string[]) => ids.filter((id) => !removed.has(id));
  return { ...saved, addedIds: without(saved.addedIds), favoriteIds: without(saved.favoriteIds) };
}
