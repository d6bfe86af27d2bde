import {
  copySharedList,
  endListShare,
  endViewShare,
  getList,
  getViewShare,
  keepSharedList,
  shareList,
  shareView,
} from "@flaneur/contract";
import { LIST_LIMITS } from "@flaneur/domain";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import type { RestClient } from "../rest/rest-client.ts";
import { orNull } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";
import { updated } from "./updated-list.ts";

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

builder.objectFields("Viewer", (t) => ({
  viewShare: t.field({
    type: "Share",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "The link to a view of the caller; null while the view is private, and for an unknown id.",
    args: { id: t.arg.id({ required: true, description: "The id of the view." }) },
    // GET /views/{id}/share
    resolve: async (_, { id }, { rest }) =>
      (await orNull(rest.call(getViewShare, { params: { id: String(id) } })))?.share,
  }),
}));

builder.objectType("SharedListKept", {
  description: "All places of the shared list are favorites of the caller.",
  fields: (t) => ({
    added: t.exposeInt("added", { description: "The number of places that were not favorites before." }),
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
  types: ["SharedListKept", "NotSignedIn", "ListNotFound", "ShareEnded", "TooManyFavorites"],
  resolveType: ({ __typename }) => __typename,
});

/** Returns the result of a mutation that has changed the link to a list. */
const listNow = async (rest: RestClient, id: string) =>
  updated(await rest.call(getList, { params: { id }, query: { limit: 0 } }));

const listId = "The id of the list.";
const sharedBy = `The name that readers see, at most ${LIST_LIMITS.sharedBy} characters; omit it for no name.`;
const renew = "Whether an existing link ends, and another one replaces it.";

builder.mutationFields((t) => ({
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
    resolve: (_, { id, sharedBy: name, renew: isRenewed }, { rest }) =>
      orProblem(
        rest
          .call(shareList, { params: { id: String(id) }, body: { sharedBy: name ?? null, renew: isRenewed } })
          .then(() => listNow(rest, String(id))),
        { 400: "ValidationFailed", 401: "NotSignedIn", 404: "ListNotFound" },
      ),
  }),

  endListShare: t.field({
    type: ShareListResult,
    complexity: UPSTREAM_CALL,
    description: "Ends the link to a list. Repeating the call has no further effect.",
    args: { id: t.arg.id({ required: true, description: listId }) },
    // DELETE /lists/{id}/share and GET /lists/{id}
    resolve: (_, { id }, { rest }) =>
      orProblem(
        rest.call(endListShare, { params: { id: String(id) } }).then(() => listNow(rest, String(id))),
        { 401: "NotSignedIn", 404: "ListNotFound" },
      ),
  }),

  copySharedList: t.field({
    type: CopySharedListResult,
    complexity: UPSTREAM_CALL,
    description: "Creates a list of the caller with the texts and the places of a shared list.",
    args: { token: t.arg.string({ required: true, description: "The last part of the link." }) },
    // POST /shared/lists/{token}/copy
    resolve: (_, { token }, { rest }) =>
      orProblem(
        rest.call(copySharedList, { params: { token } }).then((list) => ({ __typename: "ListCreated" as const, list })),
        { 401: "NotSignedIn", 404: "ListNotFound", 409: "TooManyLists", 410: "ShareEnded" },
      ),
  }),

  keepSharedList: t.field({
    type: KeepSharedListResult,
    complexity: UPSTREAM_CALL,
    description: "Adds all places of a shared list to the favorites of the caller. Repeating the call has no effect.",
    args: { token: t.arg.string({ required: true, description: "The last part of the link." }) },
    // POST /shared/lists/{token}/favorites
    resolve: (_, { token }, { rest }) =>
      orProblem(
        rest
          .call(keepSharedList, { params: { token } })
          .then((kept) => ({ __typename: "SharedListKept" as const, ...kept })),
        { 401: "NotSignedIn", 404: "ListNotFound", 409: "TooManyFavorites", 410: "ShareEnded" },
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
    resolve: (_, { id, sharedBy: name, renew: isRenewed }, { rest }) =>
      orProblem(
        rest
          .call(shareView, { params: { id: String(id) }, body: { sharedBy: name ?? null, renew: isRenewed } })
          .then((share) => ({ __typename: "ViewShareSet" as const, share })),
        { 400: "ValidationFailed", 401: "NotSignedIn", 404: "ViewNotFound" },
      ),
  }),

  endViewShare: t.field({
    type: ShareViewResult,
    complexity: UPSTREAM_CALL,
    description: "Ends the link to a view. Repeating the call has no further effect.",
    args: { id: t.arg.id({ required: true, description: "The id of the view." }) },
    // DELETE /views/{id}/share
    resolve: (_, { id }, { rest }) =>
      orProblem(
        rest
          .call(endViewShare, { params: { id: String(id) } })
          .then(() => ({ __typename: "ViewShareSet" as const, share: null })),
        { 401: "NotSignedIn", 404: "ViewNotFound" },
      ),
  }),
}));
