import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";

builder.objectType("TagCategory", {
  description: "Tags that belong together.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What they have in common: `Mood`." }),
    tags: t.field({
      type: ["String"],
      description: "In the order of the REST API.",
      resolve: ({ tags }) => [...tags],
    }),
  }),
});

builder.objectType("FilterOptions", {
  description: "Every value one can filter by. Each list is one upstream call, made only when it is selected.",
  fields: (t) => ({
    // GET /filters/types
    types: t.field({
      type: ["String"],
      complexity: UPSTREAM_CALL,
      description: "In the preferred order.",
      resolve: async (_, __, { filterOptions }) => [...(await filterOptions.types())],
    }),
    // GET /filters/tags
    tagCategories: t.field({
      type: ["TagCategory"],
      complexity: { ...UPSTREAM_CALL, multiplier: 20 },
      description: "Every tag, in its category.",
      resolve: async (_, __, { filterOptions }) => [...(await filterOptions.tagCategories())],
    }),
    // GET /filters/arrondissements
    arrondissements: t.field({
      type: ["String"],
      complexity: UPSTREAM_CALL,
      description: "Codes, `75011`.",
      resolve: async (_, __, { filterOptions }) => [...(await filterOptions.arrondissements())],
    }),
  }),
});

builder.queryFields((t) => ({
  filterOptions: t.field({ type: "FilterOptions", description: "What one can filter by.", resolve: () => ({}) }),
}));
