import {
  type CategoryFilter,
  DEFAULT_PAGE_SIZE,
  MAX_API_LIMIT,
  mapCategories,
  type Origin,
  type PlaceFilters,
} from "@flaneur/domain";
import { GraphQLError } from "graphql";
import { EVERY_VALUE, PAGE_OF_PLACES, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";
import { BetweenOperatorEnum, PlaceStatusEnum, SortFieldEnum, SortOrderEnum, TransportModeEnum } from "./enums.ts";
import { selects } from "./selection.ts";

const CategoryFilterInput = builder.inputType("CategoryFilterInput", {
  description: "Any of `include` (all, when empty) and none of `exclude`.",
  fields: (t) => ({
    include: t.stringList({ defaultValue: [] }),
    exclude: t.stringList({ defaultValue: [] }),
    join: t.field({
      type: BetweenOperatorEnum,
      defaultValue: "AND",
      description: "How the category joins the active ones before it, in the order types, tags, arrondissements.",
    }),
  }),
});

const PlaceFiltersInput = builder.inputType("PlaceFiltersInput", {
  fields: (t) => ({
    types: t.field({ type: CategoryFilterInput }),
    tags: t.field({ type: CategoryFilterInput }),
    arrondissements: t.field({ type: CategoryFilterInput, description: "Codes, `75011`." }),
    placeStatuses: t.field({ type: [PlaceStatusEnum], defaultValue: [] }),
    search: t.string({ defaultValue: "" }),
    maxMinutes: t.int({ description: "Only places this near; needs an origin." }),
  }),
});

const OriginInput = builder.inputType("OriginInput", {
  description: "Where a journey starts, and how one travels.",
  fields: (t) => ({
    latitude: t.float({ required: true }),
    longitude: t.float({ required: true }),
    mode: t.field({ type: TransportModeEnum, defaultValue: "transit" }),
  }),
});

builder.objectType("Pagination", {
  fields: (t) => ({
    total: t.exposeInt("total"),
    page: t.exposeInt("page"),
    limit: t.exposeInt("limit"),
    pages: t.exposeInt("pages"),
  }),
});

builder.objectType("FacetCount", {
  fields: (t) => ({ value: t.exposeString("value"), count: t.exposeInt("count") }),
});

builder.objectType("Facets", {
  description:
    "The number beside each value: how long the list is with it as the only 'is' of its category, all else as it is. Zeros are left out.",
  fields: (t) =>
    mapCategories((category) =>
      t.field({
        type: ["FacetCount"],
        complexity: EVERY_VALUE,
        resolve: (facets) => [...facets[category]],
      }),
    ),
});

builder.objectType("PlaceList", {
  fields: (t) => ({
    nodes: t.field({ type: ["Place"], complexity: PAGE_OF_PLACES, resolve: ({ places }) => [...places] }),
    pagination: t.expose("pagination", { type: "Pagination" }),
    facets: t.expose("facets", { type: "Facets", nullable: true }),
  }),
});

type CategoryFilterValue = typeof CategoryFilterInput.$inferInput;
const categoryFilter = ({ include, exclude, join }: CategoryFilterValue): CategoryFilter => ({
  include: include ?? [],
  exclude: exclude ?? [],
  join: join ?? "AND",
});

type PlaceFiltersValue = typeof PlaceFiltersInput.$inferInput;
function placeFilters(input: PlaceFiltersValue, origin: Origin | null): PlaceFilters {
  const { maxMinutes = null } = input;
  if (maxMinutes !== null && origin === null) {
    throw new GraphQLError("A travel time (maxMinutes) needs an origin.", { extensions: { code: "BAD_USER_INPUT" } });
  }
  return {
    ...mapCategories((category) => categoryFilter(input[category] ?? {})),
    placeStatuses: input.placeStatuses ?? [],
    search: input.search ?? "",
    travel: origin === null || maxMinutes === null ? null : { ...origin, maxMinutes },
  };
}

const originOf = (input: typeof OriginInput.$inferInput | null | undefined): Origin | null =>
  input ? { from: { latitude: input.latitude, longitude: input.longitude }, mode: input.mode ?? "transit" } : null;

builder.queryFields((t) => ({
  places: t.field({
    type: "PlaceList",
    complexity: UPSTREAM_CALL,
    description: "One page of places.",
    args: {
      filters: t.arg({ type: PlaceFiltersInput }),
      sortBy: t.arg({ type: SortFieldEnum, defaultValue: "name" }),
      sortOrder: t.arg({ type: SortOrderEnum, defaultValue: "asc" }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: DEFAULT_PAGE_SIZE, description: `At most ${MAX_API_LIMIT}.` }),
      origin: t.arg({ type: OriginInput }),
    },
    // GET /places, one call; facets and media come with it when they are selected.
    resolve: (_, { filters, sortBy, sortOrder, page, limit, origin: start }, { places }, info) => {
      const origin = originOf(start);
      return places.list(
        {
          filters: placeFilters(filters ?? {}, origin),
          sort: { field: sortBy ?? "name", order: sortOrder ?? "asc" },
          page: page ?? 1,
          limit: limit ?? DEFAULT_PAGE_SIZE,
          origin,
        },
        { facets: selects(info, "facets"), media: selects(info, "nodes", "media") },
      );
    },
  }),

  place: t.field({
    type: "PlaceDetail",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One place; null for an unknown id.",
    args: { id: t.arg.id({ required: true }), origin: t.arg({ type: OriginInput }) },
    // GET /places/{id}, one call; related places and media come with it when they are selected.
    resolve: (_, { id, origin }, { places }, info) =>
      places.detail(String(id), originOf(origin), {
        related: selects(info, "related"),
        media: selects(info, "place", "media") || selects(info, "related", "media"),
      }),
  }),
}));
