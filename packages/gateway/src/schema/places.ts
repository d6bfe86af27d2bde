import { CATEGORY_DOCS, DEFAULT_PAGE_SIZE, HOURS_STATES, MAX_API_LIMIT, MAX_PINS, mapFacets } from "@flaneur/domain";
import { EVERY_VALUE, PAGE_OF_PLACES, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { builder } from "./builder.ts";
import { SortFieldEnum, SortOrderEnum } from "./enums.ts";
import { OriginInput, originOf, PlaceFiltersInput, placeFilters } from "./place-inputs.ts";
import { selects } from "./selection.ts";

builder.objectType("Pagination", {
  description: "Where in a list a page stands.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "How many items the whole list has." }),
    page: t.exposeInt("page", { description: "From 1." }),
    limit: t.exposeInt("limit", { description: "How many items a page has at most." }),
    pages: t.exposeInt("pages", { description: "How many pages the list has; none when it is empty." }),
  }),
});

builder.objectType("FacetCount", {
  description: "A value one can filter by, and how long the list is that it leads to.",
  fields: (t) => ({
    value: t.exposeString("value", {
      description: "A type, a tag, the code of an arrondissement, or a state of the opening hours.",
    }),
    count: t.exposeInt("count", { description: "At least 1." }),
  }),
});

const HOURS_COUNTS =
  "`open`, `closed` and `unknown` at the moment of the filters, whichever are chosen; none without a moment.";

builder.objectType("Facets", {
  description:
    "The number beside each value: how long the list is with it as the only 'is' of its category, all else as it is. Zeros are left out.",
  fields: (t) =>
    mapFacets((facet) =>
      t.field({
        type: ["FacetCount"],
        complexity: facet === "hours" ? HOURS_STATES.length : EVERY_VALUE,
        description: facet === "hours" ? HOURS_COUNTS : CATEGORY_DOCS[facet].counts,
        resolve: (facets) => [...facets[facet]],
      }),
    ),
});

builder.objectType("SearchSuggestion", {
  description: "What a search that finds nothing was probably meant to be.",
  fields: (t) => ({
    search: t.exposeString("search", { description: "Spelt as the names of places are." }),
    total: t.exposeInt("total", { description: "How many places it finds under the same filters; at least 1." }),
  }),
});

builder.objectType("PlaceList", {
  description: "One page of a list of places.",
  fields: (t) => ({
    nodes: t.field({
      type: ["Place"],
      complexity: PAGE_OF_PLACES,
      description: "The places of the page, in the order of the list.",
      resolve: ({ places }) => [...places],
    }),
    pagination: t.expose("pagination", { type: "Pagination", description: "Where in the list the page stands." }),
    facets: t.expose("facets", {
      type: "Facets",
      nullable: true,
      description: "Counted over the whole list; null where they are not counted, as for thousands of favorites.",
    }),
    suggestion: t.expose("suggestion", {
      type: "SearchSuggestion",
      nullable: true,
      description: "Only where the list is empty and its search looks misspelt; never for favorites.",
    }),
  }),
});

builder.scalarType("PinColumns", {
  description:
    "The points of a map, in columns: what stands at one index belongs to one place. As an object of JSON, since single values would cost more than all that they say: `ids`, `latitudes`, `longitudes` (degrees, to a metre), `types` (indexes of `typeNames`, -1 without a type) and `typeNames`.",
  serialize: (pins) => pins,
  parseValue: () => {
    throw new Error("PinColumns is never sent to the graph.");
  },
});

builder.queryFields((t) => ({
  places: t.field({
    type: "PlaceList",
    complexity: UPSTREAM_CALL,
    description: "One page of places.",
    args: {
      filters: t.arg({ type: PlaceFiltersInput, description: "Which places; all when left out." }),
      sortBy: t.arg({ type: SortFieldEnum, defaultValue: "name", description: "What they are sorted by." }),
      sortOrder: t.arg({ type: SortOrderEnum, defaultValue: "asc", description: "In which direction." }),
      page: t.arg.int({ defaultValue: 1, description: "From 1." }),
      limit: t.arg.int({ defaultValue: DEFAULT_PAGE_SIZE, description: `At most ${MAX_API_LIMIT}.` }),
      origin: t.arg({ type: OriginInput, description: "Where travel times are measured from." }),
    },
    // GET /places, one call, which includes facets and media when they are selected.
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

  pins: t.field({
    type: "PinColumns",
    complexity: UPSTREAM_CALL,
    description: `Every place of a list whose position is known, as points of a map; at most ${MAX_PINS} of them.`,
    args: {
      filters: t.arg({ type: PlaceFiltersInput, description: "Which places; all when left out." }),
      origin: t.arg({ type: OriginInput, description: "Where travel times are measured from." }),
    },
    // GET /pins, one call.
    resolve: (_, { filters, origin }, { places }) => places.pins(placeFilters(filters ?? {}, originOf(origin))),
  }),

  place: t.field({
    type: "PlaceDetail",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One place; null for an unknown id.",
    args: {
      id: t.arg.id({ required: true, description: "The place's id." }),
      origin: t.arg({ type: OriginInput, description: "Where its travel time is measured from." }),
    },
    // GET /places/{id}, one call, which includes related places and media when they are selected.
    resolve: (_, { id, origin }, { places }, info) =>
      places.detail(String(id), originOf(origin), {
        related: selects(info, "related"),
        media: selects(info, "place", "media") || selects(info, "related", "media"),
      }),
  }),
}));
