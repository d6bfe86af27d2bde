import { LIST_LIMITS } from "@flaneur/domain";
import { EVERY_LIST, LONG_TEXT, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orNull } from "../rest/rest-error.ts";
import { SHARED_PAGE } from "../rest/shared.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";

builder.objectType("ListEntry", {
  description: "A place of a list of the caller.",
  fields: (t) => ({
    note: t.exposeString("note", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "What the caller wrote about the place.",
    }),
    visited: t.exposeBoolean("visited", {
      description: "Whether the caller has visited the place. Readers of a shared list do not see this.",
    }),
    place: t.expose("place", { type: "Place", description: "The place, which may be closed permanently." }),
  }),
});

builder.objectType("List", {
  description: "A list of places of the caller.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the list, which never changes." }),
    name: t.exposeString("name", { description: "Its name." }),
    note: t.exposeString("note", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "What the caller wrote about the list.",
    }),
    count: t.exposeInt("count", { description: "The number of places on all pages, without hidden places." }),
    pages: t.int({
      description: "The number of pages of `entries`, each with at most 100 places.",
      resolve: (list) => Math.max(1, Math.ceil(list.count / SHARED_PAGE)),
    }),
    share: t.expose("share", {
      type: "Share",
      nullable: true,
      description: "The link to the list; null while the list is private.",
    }),
    version: t.exposeInt("version", {
      description: "Increased by every change. Pass the version to a mutation to detect conflicting changes.",
    }),
    updatedAt: t.exposeString("updatedAt", { description: "When it was last changed, in ISO 8601." }),
    // The field has no `complexity`, because all lists share one REST call for each place.
    hasPlace: t.boolean({
      description: "Whether the list has a place.",
      args: { placeId: t.arg.id({ required: true, description: "The id of the place." }) },
      // GET /lists?placeId=
      resolve: async ({ id }, { placeId }, { lists }) => (await lists.idsWith(String(placeId))).has(id),
    }),
    placeIds: t.idList({
      // A list that was loaded alone has its places. The places of all lists together exceed the limit of cost.
      complexity: LIST_LIMITS.places,
      description: "The ids of all its places, in their order.",
      // GET /lists/{id}/place-ids, unless a change of the list has returned its places
      resolve: async ({ id, places }, _, { lists }) =>
        places?.map(({ placeId }) => placeId) ?? [...(await lists.placeIds(id))],
    }),
    entry: t.field({
      type: "ListEntry",
      nullable: true,
      complexity: UPSTREAM_CALL,
      args: { placeId: t.arg.id({ required: true, description: "The id of the place." }) },
      description: "What the list says about one place; null if it does not have the place.",
      // GET /lists/{id}/places/{placeId}
      resolve: ({ id }, { placeId }, { lists }) => lists.entry(id, String(placeId)),
    }),
    entries: t.field({
      type: ["ListEntry"],
      complexity: { ...UPSTREAM_CALL, multiplier: SHARED_PAGE },
      args: { page: t.arg.int({ defaultValue: 1, required: true, description: "The number of the page, from 1." }) },
      description: "One page of its places, in their order.",
      // GET /lists/{id}?page=
      resolve: async ({ id }, { page }, { lists }) => {
        if (page < 1) throw badUserInput("page must be at least 1");
        return [...(await lists.entries(id, page))];
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
    // GET /lists/{id}?limit=0
    resolve: async (_, { id }, { lists }) => orNull(lists.one(String(id))),
  }),
}));
