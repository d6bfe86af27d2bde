import { osmValuesOf } from "../osm-types.ts";

/** Values of a key of OpenStreetMap. */
export type Selector = readonly [key: string, values: readonly string[]];

/** A kind of place that one query fetches. */
export interface OsmKind {
  /** The name in messages, and in the names of cached files. */
  readonly name: string;
  readonly selectors: readonly Selector[];
}

const FOOD_SHOPS =
  "alcohol beverages butcher cheese chocolate coffee confectionery convenience deli farm greengrocer grocery health_food ice_cream nuts pasta seafood spices supermarket tea wine";

/** The kinds of the open places of Paris. Which values a kind has follows from the types of the importer. */
export const OSM_KINDS: readonly OsmKind[] = [
  { name: "restaurants", selectors: osmValuesOf("Restaurant") },
  { name: "cafes", selectors: osmValuesOf("Café") },
  { name: "bakeries", selectors: [["shop", ["bakery", "pastry"]]] },
  { name: "food-shops", selectors: [["shop", FOOD_SHOPS.split(" ")]] },
  { name: "markets", selectors: osmValuesOf("Market") },
  { name: "parks", selectors: osmValuesOf("Park") },
  { name: "museums", selectors: osmValuesOf("Museum") },
  { name: "sights", selectors: osmValuesOf("Monument", "Spot") },
  { name: "hotels", selectors: osmValuesOf("Hotel") },
];
