import { changeList, createList, deleteList } from "@flaneur/contract";
import { LIST_LIMITS } from "@flaneur/domain";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
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
export const UpdateListResult = builder.unionType("UpdateListResult", {
  description: "The changed list, or the reason why it was not changed.",
  types: ["ListUpdated", "NotSignedIn", "ListNotFound", "ValidationFailed"],
  resolveType: ({ __typename }) => __typename,
});
const DeleteListResult = builder.unionType("DeleteListResult", {
  description: "Confirms the deletion, or says why the list was not deleted.",
  types: ["ListDeleted", "NotSignedIn", "ListNotFound"],
  resolveType: ({ __typename }) => __typename,
});
const ListInput = builder.inputType("ListInput", {
  description: "The texts of a list.",
  fields: (t) => ({
    name: t.string({ required: true, description: `1 to ${LIST_LIMITS.name} characters.` }),
    note: t.string({ description: `The caller's note about the list, at most ${LIST_LIMITS.note} characters.` }),
  }),
});

const listId = "The id of the list.";
/** Pages that were opened before an upgrade send these arguments: see `earlier-pages.ts`. */
const EARLIER = "Pass the texts that change as arguments of their own.";
export const SEEN_NOTE =
  "For a note that waited, for example without a connection: the note that its author has seen. If another note is " +
  "stored, the new note is appended to it. If absent, the new note replaces any other one.";

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
    resolve: (_, { input: { name, note }, placeIds }, { rest }) =>
      orProblem(
        rest
          .call(createList, {
            body: { name, note: note ?? null, places: (placeIds ?? []).map((id) => ({ placeId: String(id) })) },
          })
          .then((list) => ({ __typename: "ListCreated" as const, list })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 409: "TooManyLists" },
      ),
  }),

  updateList: t.field({
    type: UpdateListResult,
    complexity: UPSTREAM_CALL,
    description: "Changes texts of a list, or its walk. An absent argument stays.",
    args: {
      id: t.arg.id({ required: true, description: listId }),
      name: t.arg.string({ description: `1 to ${LIST_LIMITS.name} characters.` }),
      note: t.arg.string({ description: `At most ${LIST_LIMITS.note} characters; null for no note.` }),
      seenNote: t.arg.string({ description: SEEN_NOTE }),
      walk: t.arg.string({
        description: `The walk through the list, as the query of its address, at most ${LIST_LIMITS.walk} characters; null for no walk.`,
      }),
      version: t.arg.int({ description: "Ignored.", deprecationReason: EARLIER }),
      input: t.arg({ type: ListInput, description: "The complete texts.", deprecationReason: EARLIER }),
    },
    // PATCH /lists/{id}
    resolve: (_, { id, name, note, seenNote, walk, input }, { rest }) => {
      const change =
        input == null ? { name: name ?? undefined, note, seenNote, walk } : { ...input, note: input.note ?? null };
      return orProblem(rest.call(changeList, { params: { id: String(id) }, body: change }).then(updated), {
        400: "ValidationFailed",
        401: "NotSignedIn",
        404: "ListNotFound",
      });
    },
  }),

  deleteList: t.field({
    type: DeleteListResult,
    complexity: UPSTREAM_CALL,
    description: "Deletes a list, which ends its link.",
    args: { id: t.arg.id({ required: true, description: listId }) },
    // DELETE /lists/{id}
    resolve: (_, { id }, { rest }) =>
      orProblem(
        rest
          .call(deleteList, { params: { id: String(id) } })
          .then(() => ({ __typename: "ListDeleted" as const, id: String(id) })),
        { 401: "NotSignedIn", 404: "ListNotFound" },
      ),
  }),
}));
