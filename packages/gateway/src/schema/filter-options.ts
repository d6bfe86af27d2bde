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

builder.objectType("FilterOptions", {
  description:
    "The types, tags and arrondissements that places can be filtered by. Each field costs one upstream call, made " +
    "only when it is selected; `types` and `allCurated` share one.",
  fields: (t) => ({
    // GET /filters/types
    types: t.field({
      type: ["String"],
      complexity: UPSTREAM_CALL,
      description: "All types, in the preferred order.",
      resolve: async (_, __, { filterOptions }) => [...(await filterOptions.types())],
    }),
    // GET /filters/types
    allCurated: t.boolean({
      complexity: UPSTREAM_CALL,
      description: "Whether every listed place is curated, and none is imported. False if the REST API does not say.",
      resolve: (_, __, { filterOptions }) => filterOptions.allCurated(),
    }),
    // GET /filters/tags
    tagCategories: t.field({
      type: ["TagCategory"],
      complexity: { ...UPSTREAM_CALL, multiplier: 20 },
      description: "All tags, by category.",
      resolve: async (_, __, { filterOptions }) => [...(await filterOptions.tagCategories())],
    }),
    // GET /filters/arrondissements
    arrondissements: t.field({
      type: ["String"],
      complexity: UPSTREAM_CALL,
      description: "The codes of all arrondissements, such as `75011`.",
      resolve: async (_, __, { filterOptions }) => [...(await filterOptions.arrondissements())],
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
