import type { GraphCall } from "../../graph/graph-call.ts";
import type { EntryChange } from "./entry-changes.ts";
import { changeListPlace, type ListSummary, type OwnList, removeListPlace, setListPlaces } from "./list-calls.ts";

/**
 * Saves a change of the places of a list.
 * @param list The list before the change, as the visitor has seen it.
 */
export async function saveChange(call: GraphCall, list: OwnList, change: EntryChange): Promise<ListSummary> {
  switch (change.kind) {
    case "order":
      return setListPlaces(call, list.id, list.placesVersion, change.placeIds);
    case "entry":
      // The visitor has changed the tick alone: a note that was changed elsewhere stays.
      return changeListPlace(call, list, change.placeId, change, ({ note }) => ({ note, visited: change.visited }));
    case "remove":
      return removeListPlace(call, list.id, change.placeId);
  }
}
