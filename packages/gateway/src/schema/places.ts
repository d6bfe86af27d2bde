import { getPlace, listPins, listPlaces } from "@flaneur/contract";
import {
  CATEGORY_DOCS,
  DEFAULT_PAGE_SIZE,
  type Facet,
  HOURS_STATES,
  MAX_API_LIMIT,
  MAX_PINS,
  mapCategories,
  mapFacets,
  namedValues,
  originToParameters,
  type PageStart,
  parsePageStart,
  placeFiltersToParameters,
  placeQueryToParameters,
} from "@flaneur/domain";
import { DEAR_CALL, EVERY_VALUE, LARGEST_CALL, PAGE_OF_PLACES, UPSTREAM_CALL } from "../limits/field-costs.ts";
import { readablePlace, readablePlaces } from "../rest/readable.ts";
import { orNull } from "../rest/rest-error.ts";
import { badUserInput } from "./bad-user-input.ts";
import { builder } from "./builder.ts";
import { SortFieldEnum, SortOrderEnum } from "./enums.ts";
import { OriginInput, originOf, PlaceFiltersInput, placeFilters } from "./place-inputs.ts";
import { flags, selects } from "./selection.ts";

/** Parses the argument `after`. @throws GraphQLError for a text that is not the `next` of a page. */
function pageStart(text: string): PageStart {
  const start = parsePageStart(text);
  if (start === null) throw badUserInput("after must be a `pagination.next` of an earlier page.");
  return start;
}

builder.objectType("Pagination", {
  description: "The position of a page in its list.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "The number of items in the whole list." }),
    page: t.exposeInt("page", { description: "The number of the page, from 1." }),
    limit: t.exposeInt("limit", { description: "The maximum number of items on a page." }),
    pages: t.exposeInt("pages", { description: "The number of pages of the list; 0 if it is empty." }),
    next: t.string({
      nullable: true,
      description:
        "The argument `after` for any other page; null on the last page, and for favorites, whose list is the user's own.",
      resolve: ({ next }) => next ?? null,
    }),
  }),
});

builder.objectType("FacetCount", {
  description: "A value that the list can be filtered by, with the number of places it leads to.",
  fields: (t) => ({
    value: t.exposeString("value", {
      description: "A type, a tag, the code of an arrondissement, a neighbourhood, or a state of opening hours.",
    }),
    count: t.exposeInt("count", { description: "At least 1." }),
  }),
});

const HOURS_COUNTS =
  "The counts of `open`, `closed` and `unknown` at the time of the filters, selected or not; empty without a time.";

const FACET_DOCS: Readonly<Record<Facet, string>> = {
  ...mapCategories((category) => CATEGORY_DOCS[category].counts),
  wishes: "The number of places that each tag leaves as a further wish. Sorted by name.",
  hours: HOURS_COUNTS,
};

function costOf(facet: Facet) {
  if (facet === "hours") return HOURS_STATES.length;
  const named = facet === "wishes" ? null : namedValues(facet);
  return named === null ? EVERY_VALUE : { field: 1, multiplier: named.length };
}

builder.objectType("Facets", {
  description:
    "The number of places for each filter value: the length of the list if the value were the only included value of its category and all other filters stayed the same. Values without places are omitted.",
  fields: (t) =>
    mapFacets((facet) =>
      t.field({
        type: ["FacetCount"],
        complexity: costOf(facet),
        description: FACET_DOCS[facet],
        resolve: (facets) => [...facets[facet]],
      }),
    ),
});

builder.objectType("SearchSuggestion", {
  description: "A corrected spelling for a search that finds nothing.",
  fields: (t) => ({
    search: t.exposeString("search", { description: "The corrected search text, spelt like the names of places." }),
    total: t.exposeInt("total", { description: "How many places it finds with the same filters; at least 1." }),
  }),
});

builder.objectType("PlaceList", {
  description: "One page of a list of places.",
  fields: (t) => ({
    nodes: t.field({
      type: ["Place"],
      complexity: PAGE_OF_PLACES,
      description: "The places of the page, in the order of the list.",
      resolve: ({ data }, _, { report }) => readablePlaces(data, report),
    }),
    pagination: t.expose("pagination", { type: "Pagination", description: "The position of the page in the list." }),
    facets: t.expose("facets", {
      type: "Facets",
      nullable: true,
      description: "Counts over the whole list; null if the REST API does not send them.",
    }),
    suggestion: t.expose("suggestion", {
      type: "SearchSuggestion",
      nullable: true,
      description: "Present only if the list is empty and its search looks misspelt; never for favorites.",
    }),
  }),
});

builder.scalarType("PinColumns", {
  description:
    "The points of a map as a JSON object of columns; the values at the same index belong to the same place. Columns take much less space than one object for each place: `ids`, `names`, `latitudes`, `longitudes` (degrees, accurate to a metre), `types` (indexes of `typeNames`, -1 without a type), `typeNames` and `areChosen`.",
  serialize: (pins) => pins,
  parseValue: () => {
    throw new Error("PinColumns is never sent to the graph.");
  },
});

builder.queryFields((t) => ({
  places: t.field({
    type: "PlaceList",
    // The opening hours of all places are evaluated at each new moment.
    complexity: ({ filters }) => (filters?.hours ? DEAR_CALL : UPSTREAM_CALL),
    description: "One page of places.",
    args: {
      filters: t.arg({ type: PlaceFiltersInput, description: "The filters of the list; omit them for all places." }),
      sortBy: t.arg({ type: SortFieldEnum, defaultValue: "name", description: "The sort key." }),
      sortOrder: t.arg({ type: SortOrderEnum, defaultValue: "asc", description: "The sort direction." }),
      page: t.arg.int({ defaultValue: 1, description: "The number of the page, from 1." }),
      after: t.arg.string({
        description:
          "The `pagination.next` of an earlier page of the same list: pages are counted from there, so that they neither repeat nor skip places when others are imported in the meantime.",
      }),
      limit: t.arg.int({ defaultValue: DEFAULT_PAGE_SIZE, description: `At most ${MAX_API_LIMIT}.` }),
      origin: t.arg({
        type: OriginInput,
        description: "The place that travel times are measured from, and the mode of transport.",
      }),
    },
    // GET /places, one call, which includes facets and media when they are selected.
    resolve: (_, { filters, sortBy, sortOrder, page, after, limit, origin: start }, { rest }, info) => {
      const origin = originOf(start);
      const query = placeQueryToParameters({
        filters: placeFilters(filters ?? {}, origin),
        sort: { field: sortBy ?? "name", order: sortOrder ?? "asc" },
        page: page ?? 1,
        after: after == null ? null : pageStart(after),
        limit: limit ?? DEFAULT_PAGE_SIZE,
        origin,
      });
      const include = flags({ facets: selects(info, "facets"), media: selects(info, "nodes", "media") });
      return rest.call(listPlaces, { query: { ...query, ...include } });
    },
  }),

  pins: t.field({
    type: "PinColumns",
    complexity: LARGEST_CALL,
    description: `The places of a list that have a known position, as points of a map; at most ${MAX_PINS}.`,
    args: {
      filters: t.arg({ type: PlaceFiltersInput, description: "The filters of the list; omit them for all places." }),
      origin: t.arg({
        type: OriginInput,
        description: "The place that travel times are measured from, and the mode of transport.",
      }),
    },
    // GET /pins, one call.
    resolve: (_, { filters, origin }, { rest }) =>
      rest.call(listPins, { query: placeFiltersToParameters(placeFilters(filters ?? {}, originOf(origin))) }),
  }),

  place: t.field({
    type: "PlaceDetail",
    nullable: true,
    complexity: UPSTREAM_CALL,
    description: "One place; null for an unknown id.",
    args: {
      id: t.arg.id({ required: true, description: "The id of the place." }),
      origin: t.arg({ type: OriginInput, description: "The start of the journey for the travel time." }),
    },
    // GET /places/{id}, one call, which includes other places, stations, a way by metro and media when selected.
    resolve: async (_, { id, origin: start }, { rest, report }, info) => {
      const origin = originOf(start);
      const include = flags({
        related: selects(info, "related"),
        nearby: selects(info, "nearby"),
        stations: selects(info, "stations"),
        // A way by metro needs an origin.
        metro: origin !== null && selects(info, "metro"),
        media: ["place", "related", "nearby"].some((each) => selects(info, each, "media")),
      });
      const query = { ...originToParameters(origin), ...include };
      const found = await orNull(rest.call(getPlace, { params: { id: String(id) }, query }));
      return found && { ...found, place: readablePlace(found.place, report) };
    },
  }),
}));
