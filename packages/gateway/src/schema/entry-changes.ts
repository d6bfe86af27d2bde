import { addEntries, changeEntry, getList, moveEntry, removeEntry } from "@flaneur/contract";
import { LIST_LIMITS } from "@flaneur/domain";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import type { RestClient } from "../rest/rest-client.ts";
import { orNull } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";
import { SEEN_NOTE } from "./list-changes.ts";
import { updated } from "./updated-list.ts";

builder.objectType("EntryUpdated", {
  description: "What the list says about a place was changed.",
  fields: (t) => ({
    list: t.expose("list", { type: "List", description: "The list after the change." }),
    note: t.exposeString("note", { nullable: true, description: "The note that is stored." }),
    visited: t.exposeBoolean("visited", { description: "Whether the caller has visited the place." }),
  }),
});

const UpdateEntryResult = builder.unionType("UpdateEntryResult", {
  description: "The changed entry, or the reason why it was not changed.",
  types: ["EntryUpdated", "NotSignedIn", "ListNotFound", "PlaceNotFound", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
export const AddToListResult = builder.unionType("AddToListResult", {
  description: "The list with the places, or the reason why they were not added.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound", "PlaceNotFound", "TooManyListPlaces", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const MoveEntryResult = builder.unionType("MoveEntryResult", {
  description: "The list, or the reason why its place was not moved.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound", "PlaceNotFound"],
  resolveType: ({ __typename }) => __typename,
});
export const RemoveFromListResult = builder.unionType("RemoveFromListResult", {
  description: "The list without the place, or the reason why the place was not removed.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound"],
  resolveType: ({ __typename }) => __typename,
});

/** Finds out whether the list or the place is missing, because the API responds with 404 in both cases. */
export const listOrPlaceNotFound =
  (rest: RestClient, id: string) => async (): Promise<"ListNotFound" | "PlaceNotFound"> => {
    const list = await orNull(rest.call(getList, { params: { id }, query: { limit: 0 } }));
    return list === null ? "ListNotFound" : "PlaceNotFound";
  };

const listId = "The id of the list.";
const entryId = "The id of the entry, or of its place.";

builder.mutationFields((t) => ({
  addToList: t.field({
    type: AddToListResult,
    complexity: UPSTREAM_CALL,
    description: "Adds places at the end of a list. A place that the list has stays as it is.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      placeIds: t.arg.idList({
        required: true,
        description: `The ids of the places, each once, at most ${LIST_LIMITS.places}.`,
      }),
    },
    // POST /lists/{id}/places; GET /lists/{id}?limit=0 after a 404
    resolve: (_, { listId: id, placeIds }, { rest }) =>
      orProblem(
        rest
          .call(addEntries, {
            params: { id: String(id) },
            body: { places: placeIds.map((placeId) => ({ placeId: String(placeId) })) },
          })
          .then(({ list }) => updated(list)),
        {
          400: "ValidationFailed",
          401: "NotSignedIn",
          404: listOrPlaceNotFound(rest, String(id)),
          409: "TooManyListPlaces",
        },
      ),
  }),

  updateEntry: t.field({
    type: UpdateEntryResult,
    complexity: UPSTREAM_CALL,
    description: "Changes what a list says about a place. An absent argument stays.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      entryId: t.arg.id({ required: true, description: entryId }),
      note: t.arg.string({ description: `At most ${LIST_LIMITS.note} characters; null for no note.` }),
      visited: t.arg.boolean({ description: "Whether the caller has been there." }),
      seenNote: t.arg.string({ description: SEEN_NOTE }),
    },
    // PATCH /lists/{id}/places/{entryId}; GET /lists/{id}?limit=0 after a 404
    resolve: (_, { listId: id, entryId: entry, note, visited, seenNote }, { rest }) =>
      orProblem(
        rest
          .call(changeEntry, {
            params: { id: String(id), entryId: String(entry) },
            body: { note, visited: visited ?? undefined, seenNote },
          })
          .then(({ list, places: [changed] }) => ({
            __typename: "EntryUpdated" as const,
            list,
            note: changed?.note ?? null,
            visited: changed?.visited ?? false,
          })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 404: listOrPlaceNotFound(rest, String(id)) },
      ),
  }),

  moveEntry: t.field({
    type: MoveEntryResult,
    complexity: UPSTREAM_CALL,
    description: "Moves a place of a list in front of another one.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      entryId: t.arg.id({ required: true, description: entryId }),
      before: t.arg.id({
        description:
          "The id of the entry that follows, or of its place. If absent, or if the list does not have it, the place moves to the end.",
      }),
    },
    // POST /lists/{id}/places/{entryId}/move; GET /lists/{id}?limit=0 after a 404
    resolve: (_, { listId: id, entryId: entry, before }, { rest }) =>
      orProblem(
        rest
          .call(moveEntry, {
            params: { id: String(id), entryId: String(entry) },
            body: { before: before == null ? null : String(before) },
          })
          .then(({ list }) => updated(list)),
        { 401: "NotSignedIn", 404: listOrPlaceNotFound(rest, String(id)) },
      ),
  }),

  removeFromList: t.field({
    type: RemoveFromListResult,
    complexity: UPSTREAM_CALL,
    description: "Removes a place from a list. Repeating the call has no further effect.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      entryId: t.arg.id({ required: true, description: entryId }),
    },
    // DELETE /lists/{id}/places/{entryId}
    resolve: (_, { listId: id, entryId: entry }, { rest }) =>
      orProblem(
        rest
          .call(removeEntry, { params: { id: String(id), entryId: String(entry) } })
          .then(({ list }) => updated(list)),
        { 401: "NotSignedIn", 404: "ListNotFound" },
      ),
  }),
}));
