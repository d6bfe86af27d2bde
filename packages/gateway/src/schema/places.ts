import { type CategoryCondition, DEFAULT_PAGE_SIZE, MAX_API_LIMIT } from "@flaneur/domain";
import { EVERY_VALUE, PAGE_OF_PLACES, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";
import { BetweenOperatorEnum, PlaceStatusEnum, SortFieldEnum, SortOrderEnum, TransportModeEnum } from "./enums.ts";
import { selects } from "./selection.ts";

const CategoryConditionInput = builder.inputType("CategoryConditionInput", {
  description: "Any of `include` (all, when empty) and none of `exclude`.",
  fields: (t) => ({
    include: t.stringList({ defaultValue: [] }),
    exclude: t.stringList({ defaultValue: [] }),
  }),
});

const PlaceFiltersInput = builder.inputType("PlaceFiltersInput", {
  fields: (t) => ({
    types: t.field({ type: CategoryConditionInput }),
    tags: t.field({ type: CategoryConditionInput }),
    arrondissements: t.field({ type: CategoryConditionInput, description: "Codes, `75011`." }),
    tagsJoin: t.field({ type: BetweenOperatorEnum, defaultValue: "AND" }),
    arrondissementsJoin: t.field({ type: BetweenOperatorEnum, defaultValue: "AND" }),
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
  fields: (t) => ({
    types: t.field({ type: ["FacetCount"], complexity: EVERY_VALUE, resolve: ({ types }) => [...types] }),
    tags: t.field({ type: ["FacetCount"], complexity: EVERY_VALUE, resolve: ({ tags }) => [...tags] }),
    arrondissements: t.field({
      type: ["FacetCount"],
      complexity: EVERY_VALUE,
      resolve: ({ arrondissements }) => [...arrondissements],
    }),
  }),
});

builder.objectType("PlaceList", {
  fields: (t) => ({
    nodes: t.field({ type: ["Place"], complexity: PAGE_OF_PLACES, resolve: ({ places }) => [...places] }),
    pagination: t.expose("pagination", { type: "Pagination" }),
    facets: t.expose("facets", { type: "Facets", nullable: true }),
  }),
});

interface ConditionInput {
  readonly include?: readonly string[] | null | undefined;
  readonly exclude?: readonly string[] | null | undefined;
}
const condition = (input: ConditionInput | null | undefined): CategoryCondition => ({
  include: input?.include ?? [],
  exclude: input?.exclude ?? [],
});

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
    resolve: (_, { filters, sortBy, sortOrder, page, limit, origin }, { places }, info) =>
      places.list({
        filters: {
          types: condition(filters?.types),
          tags: condition(filters?.tags),
          arrondissements: condition(filters?.arrondissements),
          joins: { tags: filters?.tagsJoin ?? "AND", arrondissements: filters?.arrondissementsJoin ?? "AND" },
          placeStatuses: filters?.placeStatuses ?? [],
          search: filters?.search ?? "",
          maxMinutes: filters?.maxMinutes ?? null,
        },
        sort: { field: sortBy ?? "name", order: sortOrder ?? "asc" },
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
        origin: origin ? { ...origin, mode: origin.mode ?? "transit" } : null,
        facets: selects(info, "facets"),
        media: selects(info, "nodes", "media"),
      }),
  }),

  place: t.field({
    type: "PlaceDetail",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One place; null for an unknown id.",
    args: { id: t.arg.id({ required: true }), origin: t.arg({ type: OriginInput }) },
    // GET /places/{id}, one call; related places and media come with it when they are selected.
    resolve: (_, { id, origin }, { places }, info) =>
      places.detail(String(id), origin ? { ...origin, mode: origin.mode ?? "transit" } : null, {
        related: selects(info, "related"),
        media: selects(info, "place", "media") || selects(info, "related", "media"),
      }),
  }),
}));
