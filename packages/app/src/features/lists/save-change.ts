import type { GraphCall } from "../../graph/graph-call.ts";
import type { EntryChange } from "./entry-changes.ts";
import { type ListSummary, moveEntry, removeFromList, updateEntry } from "./list-calls.ts";

/** Saves a change of the places of a list. */
export async function saveChange(call: GraphCall, listId: string, change: EntryChange): Promise<ListSummary> {
  switch (change.kind) {
    case "move":
      return moveEntry(call, listId, change.move);
    case "visited":
      return updateEntry(call, listId, change.placeId, { visited: change.visited });
    case "remove":
      return removeFromList(call, listId, change.placeId);
  }
}
