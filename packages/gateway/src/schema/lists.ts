import { getEntry, getList, listLists, listPlaceIdsOfList, type ReadEntry } from "@flaneur/contract";
import { LIST_LIMITS, LIST_PAGE_SIZE } from "@flaneur/domain";
import { EVERY_LIST, LONG_TEXT, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { type Report, readable } from "../rest/readable.ts";
import { orNull, RestError } from "../rest/rest-error.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";

/** The largest page number that is requested. A list has far fewer pages. */
const MAX_PAGE = 10_000;

/** Returns a list with the entry, or an empty list if its place cannot be read. */
const entryOf = ({ place, ...entry }: ReadEntry, report: Report) =>
  place === undefined ? [] : readable(place, report).map((read) => ({ ...entry, place: read }));

builder.objectType("ListEntry", {
  description: "A place of a list of the caller.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the entry. Mutations also accept the id of its place." }),
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
      resolve: (list) => Math.max(1, Math.ceil(list.count / LIST_PAGE_SIZE)),
    }),
    share: t.expose("share", {
      type: "Share",
      nullable: true,
      description: "The link to the list; null while the list is private.",
    }),
    walk: t.exposeString("walk", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "The walk that is saved with the list, as the query of its address; null if none is saved.",
    }),
    updatedAt: t.exposeString("updatedAt", { description: "When it was last changed, in ISO 8601." }),
    // The field has no `complexity`, because all lists share one REST call for each place.
    hasPlace: t.boolean({
      description: "Whether the list has a place.",
      args: { placeId: t.arg.id({ required: true, description: "The id of the place." }) },
      // GET /lists?placeId=
      resolve: async ({ id }, { placeId }, { rest }) => {
        const { data } = await rest.call(listLists, { query: { placeId: String(placeId) } });
        const list = data.find((each) => each.id === id);
        if (list === undefined) return false;
        if (list.hasPlace === undefined) throw new RestError("UPSTREAM_UNREADABLE", "The lists could not be read.");
        return list.hasPlace;
      },
    }),
    placeIds: t.idList({
      // The places of all lists together exceed the limit of cost.
      complexity: LIST_LIMITS.places,
      description: "The ids of all its places, in their order.",
      // GET /lists/{id}/place-ids
      resolve: async ({ id }, _, { rest }) => (await rest.call(listPlaceIdsOfList, { params: { id } })).placeIds,
    }),
    entry: t.field({
      type: "ListEntry",
      nullable: true,
      complexity: UPSTREAM_CALL,
      args: { placeId: t.arg.id({ required: true, description: "The id of the place." }) },
      description: "What the list says about one place; null if it does not have the place.",
      // GET /lists/{id}/places/{entryId}
      resolve: async ({ id }, { placeId }, { rest, report }) => {
        const params = { id, entryId: String(placeId) };
        const found = await orNull(rest.call(getEntry, { params, query: { includePlaceData: true, media: true } }));
        return found === null ? null : (entryOf(found, report)[0] ?? null);
      },
    }),
    entries: t.field({
      type: ["ListEntry"],
      complexity: { ...UPSTREAM_CALL, multiplier: LIST_PAGE_SIZE },
      args: { page: t.arg.int({ defaultValue: 1, required: true, description: "The number of the page, from 1." }) },
      description: "One page of its places, in their order.",
      // GET /lists/{id}?page=
      resolve: async ({ id }, { page }, { rest, report }) => {
        if (page < 1) throw badUserInput("page must be at least 1");
        const paging = { page: Math.min(page, MAX_PAGE), limit: LIST_PAGE_SIZE };
        const query = { ...paging, includePlaceData: true, media: true };
        const { places } = await rest.call(getList, { params: { id }, query });
        return places.flatMap((entry) => entryOf(entry, report));
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
    resolve: async (_, __, { rest }) => (await rest.call(listLists, {})).data,
  }),
  list: t.field({
    type: "List",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One list of the caller; null for an unknown id.",
    args: { id: t.arg.id({ required: true, description: "The id of the list." }) },
    // GET /lists/{id}?limit=0
    resolve: (_, { id }, { rest }) => orNull(rest.call(getList, { params: { id: String(id) }, query: { limit: 0 } })),
  }),
}));
