/** Results as the gateway sends them, for tests that are not about the servers. */
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
  media: [],
});

const filterOptions = {
  __typename: "FilterOptions",
  types: ["Bar", "Café"],
  arrondissements: ["75004"],
  tagCategories: [{ __typename: "TagCategory", name: "Mood", tags: ["Terrace", "Quiet"] }],
};

/** A listing of so many places, and the filter options to it. */
export function resultOf(operation: string, total: number) {
  if (operation === "FilterOptions") return { data: { filterOptions } };
  const nodes = Array.from({ length: Math.min(total, 48) }, (_, index) => place(index));
  const pagination = { __typename: "Pagination", total, page: 1, limit: 48, pages: Math.ceil(total / 48) };
  return { data: { places: { __typename: "PlaceList", nodes, pagination, facets: FACETS } } };
}
