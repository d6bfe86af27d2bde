import { getSharedList, getSharedView } from "@flaneur/contract";
import { LIST_PAGE_SIZE } from "@flaneur/domain";
import { DEAR_CALL, LONG_TEXT, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { readable } from "../rest/readable.ts";
import { orNull } from "../rest/rest-error.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { pageOf } from "./shared-list-page.ts";

/** The largest page number that is requested. A list has far fewer pages, and its last page is returned. */
const MAX_PAGE = 10_000;

builder.objectType("SharedListEntry", {
  description: "A place of a shared list.",
  fields: (t) => ({
    note: t.exposeString("note", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "What the owner of the list wrote about the place.",
    }),
    place: t.expose("place", { type: "Place", description: "The place, which may be closed permanently." }),
  }),
});

builder.objectType("SharedList", {
  description: "A list of places that a person shares by a link.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the list." }),
    note: t.exposeString("note", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "What the owner wrote about the list.",
    }),
    sharedBy: t.exposeString("sharedBy", {
      nullable: true,
      description: "The name under which the owner shares the list; null without a name.",
    }),
    walk: t.exposeString("walk", {
      nullable: true,
      complexity: LONG_TEXT,
      description: "The owner's walk through the list, as the query of its address; null for none.",
    }),
    updatedAt: t.exposeString("updatedAt", { description: "When the list was last changed, in ISO 8601." }),
    count: t.exposeInt("count", { description: "The number of places on all pages, without hidden places." }),
    pages: t.exposeInt("pages", { description: "The number of pages, each with at most 100 places." }),
    entries: t.field({
      type: ["SharedListEntry"],
      complexity: { field: 1, multiplier: LIST_PAGE_SIZE },
      description: "The places of the page, in the order of the list.",
      resolve: ({ entries }, _, { report }) =>
        entries.flatMap(({ note, place }) => readable(place, report).map((read) => ({ note, place: read }))),
    }),
  }),
});

builder.objectType("SharedView", {
  description: "A saved view that a person shares by a link.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the view." }),
    sharedBy: t.exposeString("sharedBy", {
      nullable: true,
      description: "The name under which the owner shares the view; null without a name.",
    }),
    filters: t.expose("filters", { type: "ViewFilters", description: "The filters of the view." }),
  }),
});

const SharedListResult = builder.unionType("SharedListResult", {
  description: "The list, or the reason why it is not shown.",
  types: ["SharedList", "ShareEnded"],
  resolveType: ({ __typename }) => __typename,
});
const SharedViewResult = builder.unionType("SharedViewResult", {
  description: "The view, or the reason why it is not shown.",
  types: ["SharedView", "ShareEnded"],
  resolveType: ({ __typename }) => __typename,
});

builder.queryFields((t) => ({
  // GET /shared/lists/{token}
  sharedList: t.field({
    type: SharedListResult,
    nullable: true,
    complexity: DEAR_CALL,
    description: "A list that a person shares; null for an unknown link.",
    args: {
      token: t.arg.string({ required: true, description: "The last part of the link." }),
      page: t.arg.int({
        defaultValue: 1,
        required: true,
        description: "The number of the page, from 1. A number after the last page returns the last page.",
      }),
    },
    resolve: async (_, { token, page }, { rest }) => {
      if (page < 1) throw badUserInput("page must be at least 1");
      const query = { page: Math.min(page, MAX_PAGE), limit: LIST_PAGE_SIZE };
      const work = orNull(rest.call(getSharedList, { params: { token }, query }));
      return orProblem(
        work.then((found) => found && pageOf(found, page)),
        { 410: "ShareEnded" },
      );
    },
  }),
  // GET /shared/views/{token}
  sharedView: t.field({
    type: SharedViewResult,
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "A saved view that a person shares; null for an unknown link.",
    args: { token: t.arg.string({ required: true, description: "The last part of the link." }) },
    resolve: (_, { token }, { rest }) =>
      orProblem(
        orNull(rest.call(getSharedView, { params: { token } })).then(
          (found) => found && { __typename: "SharedView" as const, ...found },
        ),
        { 410: "ShareEnded" },
      ),
  }),
}));
