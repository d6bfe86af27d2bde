import { LIST_LIMITS } from "@flaneur/domain";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import {
  type ListConflict,
  type ListNotFound,
  listNotFound,
  notSignedIn,
  orProblem,
  type PlaceNotFound,
  placeNotFound,
  tooManyListPlaces,
  tooManyLists,
  validationFailed,
} from "../problems.ts";
import type { FullList, ListsRest } from "../rest/lists.ts";
import type { RestError } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";
import { updated } from "./updated-list.ts";

builder.objectType("ListCreated", {
  description: "The list was created.",
  fields: (t) => ({ list: t.expose("list", { type: "List", description: "The new list." }) }),
});
builder.objectType("ListUpdated", {
  description: "The list was changed.",
  fields: (t) => ({ list: t.expose("list", { type: "List", description: "The list after the change." }) }),
});
builder.objectType("ListDeleted", {
  description: "The list was deleted, and its link has ended.",
  fields: (t) => ({ id: t.exposeID("id", { description: "The id of the deleted list." }) }),
});
const CreateListResult = builder.unionType("CreateListResult", {
  description: "The new list, or the reason why it was not created.",
  types: ["ListCreated", "NotSignedIn", "ValidationFailed", "TooManyLists"],
  resolveType: ({ __typename }) => __typename,
});
const UpdateListResult = builder.unionType("UpdateListResult", {
  description: "The changed list, or the reason why it was not changed.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound", "ListConflict", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const DeleteListResult = builder.unionType("DeleteListResult", {
  description: "Confirms the deletion, or says why the list was not deleted.",
  types: ["ListDeleted", "NotSignedIn", "ListNotFound"],
  resolveType: ({ __typename }) => __typename,
});
const PutListPlaceResult = builder.unionType("PutListPlaceResult", {
  description: "The changed list, or the reason why the place was not added or changed.",
  types: [
    "ListUpdated",
    "NotSignedIn",
    "ListNotFound",
    "ListConflict",
    "PlaceNotFound",
    "TooManyListPlaces",
    "ValidationFailed",
  ],
  resolveType: ({ __typename }) => __typename,
});
const RemoveListPlaceResult = builder.unionType("RemoveListPlaceResult", {
  description: "The changed list, or the reason why the place was not removed.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound"],
  resolveType: ({ __typename }) => __typename,
});
const ListInput = builder.inputType("ListInput", {
  description: "The texts of a list.",
  fields: (t) => ({
    name: t.string({ required: true, description: `1 to ${LIST_LIMITS.name} characters.` }),
    note: t.string({ description: `The caller's note about the list, at most ${LIST_LIMITS.note} characters.` }),
  }),
});

/** Loads the stored list that a change conflicts with. The result is ListNotFound if the list was deleted meanwhile. */
const listConflict =
  (lists: ListsRest, id: string) =>
  ({ message }: RestError): Promise<ListConflict | ListNotFound> =>
    orProblem(
      lists.one(id).then((current) => ({ __typename: "ListConflict" as const, message, current })),
      { 404: listNotFound },
    );

/** Finds out whether the list or the place is missing, because the API responds with 404 in both cases. */
const listOrPlaceNotFound =
  (lists: ListsRest, id: string) =>
  (error: RestError): Promise<ListNotFound | PlaceNotFound> =>
    orProblem(
      lists.one(id).then(() => placeNotFound(error)),
      { 404: listNotFound },
    );

const change = (lists: ListsRest, id: string, work: Promise<FullList>) =>
  orProblem(work.then(updated), {
    400: validationFailed,
    401: notSignedIn,
    404: listNotFound,
    412: listConflict(lists, id),
  });

const listId = "The id of the list.";
const version =
  "The version of the list that the caller has seen; a newer version is a conflict. If absent, any version is changed.";

builder.mutationFields((t) => ({
  createList: t.field({
    type: CreateListResult,
    complexity: UPSTREAM_CALL,
    description: "Creates a list, which is private until it is shared.",
    args: {
      input: t.arg({ type: ListInput, required: true, description: "The texts of the list." }),
      placeIds: t.arg.idList({
        description: `The ids of the list's places in their order, each once, at most ${LIST_LIMITS.places}.`,
      }),
    },
    // POST /lists
    resolve: (_, { input: { name, note }, placeIds }, { lists }) =>
      orProblem(
        lists
          .create({ name, note: note ?? null }, (placeIds ?? []).map(String))
          .then((list) => ({ __typename: "ListCreated" as const, list })),
        { 400: validationFailed, 401: notSignedIn, 409: tooManyLists },
      ),
  }),

  updateList: t.field({
    type: UpdateListResult,
    complexity: UPSTREAM_CALL,
    description: "Changes the texts of a list. Its places stay.",
    args: {
      id: t.arg.id({ required: true, description: listId }),
      version: t.arg.int({ description: version }),
      input: t.arg({ type: ListInput, required: true, description: "The complete new texts." }),
    },
    // GET /lists/{id} and PUT /lists/{id}
    resolve: (_, { id, version: seen, input: { name, note } }, { lists }) =>
      change(lists, String(id), lists.update(String(id), seen ?? null, { name, note: note ?? null })),
  }),

  setListPlaces: t.field({
    type: UpdateListResult,
    complexity: UPSTREAM_CALL,
    description: "Sets the places of a list and their order. Places that stay keep their note and `visited`.",
    args: {
      id: t.arg.id({ required: true, description: listId }),
      version: t.arg.int({ description: version }),
      placeIds: t.arg.idList({
        required: true,
        description: `The ids of its places in their order, each once, at most ${LIST_LIMITS.places}.`,
      }),
    },
    // GET /lists/{id} and PUT /lists/{id}
    resolve: (_, { id, version: seen, placeIds }, { lists }) =>
      change(lists, String(id), lists.setPlaces(String(id), seen ?? null, placeIds.map(String))),
  }),

  deleteList: t.field({
    type: DeleteListResult,
    complexity: UPSTREAM_CALL,
    description: "Deletes a list, which ends its link.",
    args: { id: t.arg.id({ required: true, description: listId }) },
    // DELETE /lists/{id}
    resolve: (_, { id }, { lists }) =>
      orProblem(
        lists.remove(String(id)).then(() => ({ __typename: "ListDeleted" as const, id: String(id) })),
        { 401: notSignedIn, 404: listNotFound },
      ),
  }),

  putListPlace: t.field({
    type: PutListPlaceResult,
    complexity: UPSTREAM_CALL,
    description: "Adds a place at the end of a list. If the list has the place, replaces its note and `visited`.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      placeId: t.arg.id({ required: true, description: "The id of the place." }),
      version: t.arg.int({ description: version }),
      note: t.arg.string({ description: `At most ${LIST_LIMITS.note} characters; omit it for no note.` }),
      visited: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: "Whether the caller has been there.",
      }),
    },
    // PUT /lists/{id}/places/{placeId}
    resolve: (_, { listId: id, placeId, version: seen, note, visited }, { lists }) =>
      orProblem(
        lists.putPlace(String(id), String(placeId), seen ?? null, { note: note ?? null, visited }).then(updated),
        {
          400: validationFailed,
          401: notSignedIn,
          404: listOrPlaceNotFound(lists, String(id)),
          409: tooManyListPlaces,
          412: listConflict(lists, String(id)),
        },
      ),
  }),

  removeListPlace: t.field({
    type: RemoveListPlaceResult,
    complexity: UPSTREAM_CALL,
    description: "Removes a place from a list. Repeating the call has no further effect.",
    args: {
      listId: t.arg.id({ required: true, description: listId }),
      placeId: t.arg.id({ required: true, description: "The id of the place." }),
    },
    // DELETE /lists/{id}/places/{placeId}
    resolve: (_, { listId: id, placeId }, { lists }) =>
      orProblem(lists.removePlace(String(id), String(placeId)).then(updated), { 401: notSignedIn, 404: listNotFound }),
  }),
}));
