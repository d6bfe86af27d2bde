import { listArrondissements, listTags, listTypes } from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";

builder.objectType("TagCategory", {
  description: "A group of related tags.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the group, such as `Mood`." }),
    tags: t.field({
      type: ["String"],
      description: "The tags, in the order of the REST API.",
      resolve: ({ tags }) => [...tags],
    }),
  }),
});

builder.objectType("ChosenCounts", {
  description: "How many places are listed.",
  fields: (t) => ({
    chosen: t.exposeInt("chosen", { description: "The number of chosen places: see `Place.isChosen`." }),
    places: t.exposeInt("places", { description: "The number of all places." }),
  }),
});

builder.objectType("FilterOptions", {
  description:
    "The types, tags and arrondissements that places can be filtered by. Each field costs one upstream call, made " +
    "only when it is selected; `types`, `allCurated` and `counts` share one.",
  fields: (t) => ({
    // GET /filters/types
    types: t.field({
      type: ["String"],
      complexity: UPSTREAM_CALL,
      description: "All types, in the preferred order.",
      resolve: async (_, __, { rest }) => (await rest.call(listTypes, {})).values,
    }),
    // GET /filters/types
    allCurated: t.boolean({
      complexity: UPSTREAM_CALL,
      description: "Whether every listed place is chosen: see `Place.isChosen`. False if the REST API does not say.",
      resolve: async (_, __, { rest }) => (await rest.call(listTypes, {})).allCurated,
    }),
    // GET /filters/types
    counts: t.field({
      type: "ChosenCounts",
      nullable: true,
      complexity: UPSTREAM_CALL,
      description: "The number of listed places. Null if the REST API does not say.",
      resolve: async (_, __, { rest }) => (await rest.call(listTypes, {})).counts,
    }),
    // GET /filters/tags
    tagCategories: t.field({
      type: ["TagCategory"],
      complexity: { ...UPSTREAM_CALL, multiplier: 20 },
      description: "All tags, by category.",
      resolve: (_, __, { rest }) => rest.call(listTags, {}),
    }),
    // GET /filters/arrondissements
    arrondissements: t.field({
      type: ["String"],
      complexity: UPSTREAM_CALL,
      description: "The codes of all arrondissements, such as `75011`.",
      resolve: (_, __, { rest }) => rest.call(listArrondissements, {}),
    }),
  }),
});

builder.queryFields((t) => ({
  filterOptions: t.field({
    type: "FilterOptions",
    description: "The values of the filters: types, tags and arrondissements.",
    resolve: () => ({}),
  }),
}));
