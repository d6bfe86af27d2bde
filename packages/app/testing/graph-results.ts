/** Results in the shape of the gateway, for tests without servers. */
import { NO_FACETS } from "@flaneur/domain";

const FACETS = { __typename: "Facets", ...NO_FACETS };

const place = (index: number) => ({
  __typename: "Place",
  id: `place-${index}`,
  name: `Place ${index}`,
  address: "1 rue de Rivoli, 75004 Paris",
  arrondissement: "75004",
  types: ["Bar"],
  tags: ["Terrace", "Quiet"],
  placeStatus: "OPEN",
  travelTime: null,
  rating: 4.5,
  openingHours: null,
  googleMapsUrl: null,
  isChosen: true,
  coordinates: null,
  media: [{ __typename: "Media", kind: "IMAGE", url: `/api/media/posters/place-${index}/1-0a1b2c3d-4268ad.svg` }],
});

const filterOptions = {
  __typename: "FilterOptions",
  types: ["Bar", "Café"],
  arrondissements: ["75004"],
  tagCategories: [{ __typename: "TagCategory", name: "Mood", tags: ["Terrace", "Quiet"] }],
  allCurated: true,
  counts: null,
};

const answer = {
  __typename: "SearchAnswer",
  text: "zinc",
  filters: { __typename: "SuggestedFilters", meanings: [], words: [], rest: "zinc", total: 0 },
  letGo: [],
  notUnderstood: "",
};

/** Returns the result of the query of a place's page, with one related place. */
export function placeResult(id: string) {
  const detail = {
    ...{ googleMapsUrl: null, website: null, coordinates: null, description: "A bar.", openingHours: null },
    ...{ source: null, openingHoursSource: null, ratingSource: null, phone: null, bookingUrl: null, menuUrl: null },
    ...{ otherNames: [], neighbourhoods: ["Bastille"], wheelchair: null, id },
  };
  const found = {
    __typename: "PlaceDetail",
    place: { ...place(1), ...detail },
    related: [place(2)],
    nearby: [],
    stations: [],
    hasOthers: false,
  };
  return { data: { place: found } };
}

const collection = (slug: string) => ({
  __typename: "Collection",
  slug,
  title: { __typename: "LocalizedText", en: slug, fr: slug },
  count: 3,
  covers: [1, 2, 3].map((file) => `/api/media/${slug}/${file}.svg`),
});

/**
 * Returns the result of an operation: for `SearchSuggestions` no groups, for `FilterOptions` the options, for
 * `Collections` two collections, and for any other operation the first page of a listing of `total` places.
 */
export function resultOf(operation: string, total: number) {
  if (operation === "SearchSuggestions") {
    return { data: { searchSuggestions: { __typename: "SearchSuggestions", groups: [], total, answer } } };
  }
  if (operation === "FilterOptions") return { data: { filterOptions } };
  if (operation === "Collections") return { data: { collections: ["one", "two"].map(collection) } };
  const nodes = Array.from({ length: Math.min(total, 48) }, (_, index) => place(index));
  const pages = Math.ceil(total / 48);
  const pagination = { __typename: "Pagination", total, page: 1, limit: 48, pages, next: null };
  return { data: { places: { __typename: "PlaceList", nodes, pagination, facets: FACETS } } };
}
