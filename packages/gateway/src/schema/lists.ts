import { LIST_LIMITS } from "@flaneur/domain";
import { EVERY_LIST, LONG_TEXT, UPSTREAM_CALL } from "../limits/field-costs.ts";
import {
  type ListConflict,
  type ListNotFound,
  listNotFound,
  notSignedIn,
  orProblem,
  type PlaceNotFound,
  placeNotFound,
  shareEnded,
  tooManyListPlaces,
  tooManyLists,
  validationFailed,
  viewNotFound,
} from "../problems.ts";
import type { FullList, GraphList, ListsRest } from "../rest/lists.ts";
import { RestError } from "../rest/rest-error.ts";
import { SHARED_PAGE } from "../rest/shared.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";

builder.objectType("Share", {
  description: "A link by which a list or view is shared.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "The link; a path if the server does not know its public address." }),
    sharedBy: t.exposeString("sharedBy", {
      nullable: true,
      description: "The name that readers see; null without a name.",
    }),
  }),
});

builder.objectType("ListEntry", {
  description: "A place of a list of the caller.",
  fields: (t) => ({
    note: t.exposeString("note", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "What the caller wrote about the place.",
    }),
    visited: t.exposeBoolean("visited", { description: "Whether the caller has been there. Readers do not see it." }),
    place: t.expose("place", { type: "Place", description: "The place, which may be closed permanently." }),
  }),
});

builder.objectType("List", {
  description: "A list of places of the caller.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Never changes." }),
    name: t.exposeString("name", { description: "Its name." }),
    note: t.exposeString("note", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "What the caller wrote about the list.",
    }),
    count: t.exposeInt("count", { description: "The number of its places." }),
    pages: t.int({
      description: "The number of pages of `entries`, which have 100 places each.",
      resolve: (list) => Math.max(1, Math.ceil(list.count / SHARED_PAGE)),
    }),
    share: t.expose("share", { type: "Share", nullable: true, description: "Its link; null while it is private." }),
    version: t.exposeInt("version", { description: "Increased by every change, and used by `updateList`." }),
    updatedAt: t.exposeString("updatedAt", { description: "When it was last changed, in ISO 8601." }),
    // The field has no `complexity`, because one REST call is enough for all lists of an operation.
    hasPlace: t.boolean({
      description: "Whether the list has a place.",
      args: { placeId: t.arg.id({ required: true, description: "The id of the place." }) },
      // GET /lists?placeId=
      resolve: async ({ id }, { placeId }, { lists }) => (await lists.idsWith(String(placeId))).has(id),
    }),
    placeIds: t.idList({
      complexity: { ...UPSTREAM_CALL, field: UPSTREAM_CALL.field + LIST_LIMITS.places },
      description: "The ids of all its places, in their order.",
      // GET /lists/{id}, unless the list was loaded with its places
      resolve: async ({ id, places }, _, { lists }) =>
        (places ?? (await lists.one(id)).places).map(({ placeId }) => placeId),
    }),
    entry: t.field({
      type: "ListEntry",
      nullable: true,
      complexity: UPSTREAM_CALL,
      args: { placeId: t.arg.id({ required: true, description: "The id of the place." }) },
      description: "What the list says about one place; null if it does not have the place.",
      // GET /lists/{id}?includePlaceData=true
      resolve: async ({ id }, { placeId }, { lists }) => {
        const { places } = await lists.withPlaces(id);
        return lists.entriesOf(places.filter((entry) => entry.placeId === String(placeId)))[0] ?? null;
      },
    }),
    entries: t.field({
      type: ["ListEntry"],
      complexity: { ...UPSTREAM_CALL, multiplier: SHARED_PAGE },
      args: { page: t.arg.int({ defaultValue: 1, required: true, description: "From 1." }) },
      description: "One page of its places, in their order.",
      // GET /lists/{id}?includePlaceData=true
      resolve: async ({ id }, { page }, { lists }) => {
        if (page < 1) throw badUserInput("page must be at least 1");
        const { places } = await lists.withPlaces(id);
        return [...lists.entriesOf(places.slice((page - 1) * SHARED_PAGE, page * SHARED_PAGE))];
      },
    }),
  }),
});

builder.objectFields("Viewer", (t) => ({
  lists: t.field({
    type: ["List"],
    complexity: EVERY_LIST,
    description: "The caller's lists, newest first.",
    // GET /lists
    resolve: async (_, __, { lists }) => [...(await lists.all())],
  }),
  list: t.field({
    type: "List",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One list of the caller; null for an unknown id.",
    args: { id: t.arg.id({ required: true, description: "The id of the list." }) },
    // GET /lists/{id}
    resolve: async (_, { id }, { lists }) => orNull(lists.one(String(id))),
  }),
  viewShare: t.field({
    type: "Share",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "The link to a view of the caller; null while the view is private, and for an unknown id.",
    args: { id: t.arg.id({ required: true, description: "The id of the view." }) },
    // GET /views/{id}/share
    resolve: async (_, { id }, { lists }) => orNull(lists.shareOfView(String(id))),
  }),
}));

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RestError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

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
builder.objectType("SharedListKept", {
  description: "All places of the shared list are favorites of the caller.",
  fields: (t) => ({
    added: t.exposeInt("added", { description: "The number of places that were no favorites before." }),
    count: t.exposeInt("count", { description: "The number of places of the list." }),
  }),
});
builder.objectType("ViewShareSet", {
  description: "The view was shared, or its link was changed or ended.",
  fields: (t) => ({
    share: t.expose("share", {
      type: "Share",
      nullable: true,
      description: "The link after the change; null if it has ended.",
    }),
  }),
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
const ShareListResult = builder.unionType("ShareListResult", {
  description: "The list with its link, or the reason why the link was not changed.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const ShareViewResult = builder.unionType("ShareViewResult", {
  description: "The link to the view, or the reason why it was not changed.",
  types: ["ViewShareSet", "NotSignedIn", "ViewNotFound", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});

const CopySharedListResult = builder.unionType("CopySharedListResult", {
  description: "The new list, or the reason why it was not created.",
  types: ["ListCreated", "NotSignedIn", "ListNotFound", "ShareEnded", "TooManyLists"],
  resolveType: ({ __typename }) => __typename,
});
const KeepSharedListResult = builder.unionType("KeepSharedListResult", {
  description: "Confirms that the places are favorites, or says why they are not.",
  types: ["SharedListKept", "NotSignedIn", "ListNotFound", "ShareEnded"],
  resolveType: ({ __typename }) => __typename,
});

const ListInput = builder.inputType("ListInput", {
  description: "The texts of a list.",
  fields: (t) => ({
    name: t.string({ required: true, description: `1 to ${LIST_LIMITS.name} characters.` }),
    note: t.string({ description: `What the caller writes about it, at most ${LIST_LIMITS.note} characters.` }),
  }),
});

const updated = (list: GraphList) => ({ __typename: "ListUpdated" as const, list });

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
  "The version that the caller has seen; the change conflicts with a newer one. If omitted, any version is overwritten.";
const sharedBy = `The name that readers see, at most ${LIST_LIMITS.sharedBy} characters; omit it for no name.`;
const renew = "Whether an existing link ends, and another one replaces it.";

builder.mutationFields((t) => ({
  createList: t.field({
    type: CreateListResult,
    complexity: UPSTREAM_CALL,
    description: "Creates a list, which is private until it is shared.",
    args: {
      input: t.arg({ type: ListInput, required: true, description: "Its texts." }),
      placeIds: t.arg.idList({ description: `The ids of its places, at most ${LIST_LIMITS.places}.` }),
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
    description: "Sets the places of a list and their order. Places that stay keep what the list says about them.",
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
    description: "Adds a place at the end of a list, or replaces what the list says about it.",
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

  shareList: t.field({
    type: ShareListResult,
    complexity: UPSTREAM_CALL,
    description: "Shares a list by a link, which stays the same until it is renewed or ended.",
    args: {
      id: t.arg.id({ required: true, description: listId }),
      sharedBy: t.arg.string({ description: sharedBy }),
      renew: t.arg.boolean({ defaultValue: false, required: true, description: renew }),
    },
    // POST /lists/{id}/share and GET /lists/{id}
    resolve: (_, { id, sharedBy: name, renew: isRenewed }, { lists }) =>
      orProblem(
        lists
          .share("list", String(id), { sharedBy: name ?? null, renew: isRenewed })
          .then(async () => updated(await lists.one(String(id)))),
        { 400: validationFailed, 401: notSignedIn, 404: listNotFound },
      ),
  }),

  endListShare: t.field({
    type: ShareListResult,
    complexity: UPSTREAM_CALL,
    description: "Ends the link to a list. Repeating the call has no further effect.",
    args: { id: t.arg.id({ required: true, description: listId }) },
    // DELETE /lists/{id}/share and GET /lists/{id}
    resolve: (_, { id }, { lists }) =>
      orProblem(
        lists.endShare("list", String(id)).then(async () => updated(await lists.one(String(id)))),
        { 401: notSignedIn, 404: listNotFound },
      ),
  }),

  copySharedList: t.field({
    type: CopySharedListResult,
    complexity: UPSTREAM_CALL,
    description: "Creates a list of the caller with the texts and the places of a shared list.",
    args: { token: t.arg.string({ required: true, description: "The last part of the link." }) },
    // POST /shared/lists/{token}/copy
    resolve: (_, { token }, { lists }) =>
      orProblem(
        lists.copyShared(token).then((list) => ({ __typename: "ListCreated" as const, list })),
        { 401: notSignedIn, 404: listNotFound, 409: tooManyLists, 410: shareEnded },
      ),
  }),

  keepSharedList: t.field({
    type: KeepSharedListResult,
    complexity: UPSTREAM_CALL,
    description: "Adds all places of a shared list to the favorites of the caller. Repeating the call has no effect.",
    args: { token: t.arg.string({ required: true, description: "The last part of the link." }) },
    // POST /shared/lists/{token}/favorites
    resolve: (_, { token }, { lists }) =>
      orProblem(
        lists.keepShared(token).then((kept) => ({ __typename: "SharedListKept" as const, ...kept })),
        { 401: notSignedIn, 404: listNotFound, 410: shareEnded },
      ),
  }),

  shareView: t.field({
    type: ShareViewResult,
    complexity: UPSTREAM_CALL,
    description: "Shares a view by a link, which stays the same until it is renewed or ended.",
    args: {
      id: t.arg.id({ required: true, description: "The id of the view." }),
      sharedBy: t.arg.string({ description: sharedBy }),
      renew: t.arg.boolean({ defaultValue: false, required: true, description: renew }),
    },
    // POST /views/{id}/share
    resolve: (_, { id, sharedBy: name, renew: isRenewed }, { lists }) =>
      orProblem(
        lists
          .share("view", String(id), { sharedBy: name ?? null, renew: isRenewed })
          .then((share) => ({ __typename: "ViewShareSet" as const, share })),
        { 400: validationFailed, 401: notSignedIn, 404: viewNotFound },
      ),
  }),

  endViewShare: t.field({
    type: ShareViewResult,
    complexity: UPSTREAM_CALL,
    description: "Ends the link to a view. Repeating the call has no further effect.",
    args: { id: t.arg.id({ required: true, description: "The id of the view." }) },
    // DELETE /views/{id}/share
    resolve: (_, { id }, { lists }) =>
      orProblem(
        lists.endShare("view", String(id)).then(() => ({ __typename: "ViewShareSet" as const, share: null })),
        { 401: notSignedIn, 404: viewNotFound },
      ),
  }),
}));
