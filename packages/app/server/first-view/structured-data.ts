import type { FirstPlace } from "./read-results.ts";

/** The type of schema.org for the types of §9. All other types are a `Place`. */
const SCHEMA_TYPES: ReadonlyMap<string, string> = new Map([
  ["Restaurant", "Restaurant"],
  ["Bar", "BarOrPub"],
  ["Café", "CafeOrCoffeeShop"],
  ["Park", "Park"],
  ["Museum", "Museum"],
  ["Cinema", "MovieTheater"],
  ["Club", "NightClub"],
  ["Gym", "ExerciseGym"],
  ["Hotel", "Hotel"],
  ["Bakery", "Bakery"],
  ["Monument", "LandmarksOrHistoricalBuildings"],
  ["Pool", "PublicSwimmingPool"],
  ["Store", "Store"],
]);

/** Describes a place in the vocabulary of schema.org. Ratings are omitted, because they would require an author. */
export function structuredData(place: FirstPlace, url: string, image: string | null) {
  const { name, description, address, arrondissement, types, coordinates, website, phone, menuUrl } = place;
  return {
    "@context": "https://schema.org",
    "@type": SCHEMA_TYPES.get(types[0] ?? "") ?? "Place",
    name,
    url,
    ...(description === null ? {} : { description }),
    ...(image === null ? {} : { image }),
    ...(website === null ? {} : { sameAs: website }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(menuUrl === null ? {} : { hasMenu: menuUrl }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.split(",")[0]?.trim() ?? address,
      ...(arrondissement === null ? {} : { postalCode: arrondissement }),
      addressLocality: "Paris",
      addressCountry: "FR",
    },
    ...(coordinates === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: coordinates.latitude, longitude: coordinates.longitude } }),
  };
}

interface ListPage {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** The places with the URLs of their pages, in the order of the page. */
  readonly places: readonly { readonly name: string; readonly url: string }[];
}

/** Describes a page with a list of places in the vocabulary of schema.org. */
export const itemList = ({ name, description, url, places }: ListPage) => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name,
  description,
  url,
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: places.length,
    itemListElement: places.map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
  },
});
