import type { SearchedPlaces } from "@flaneur/place-index";
import type { Db } from "../db/database.ts";
import { forward } from "../geocode/forward.ts";
import type { PlaceSearch } from "../places/place-search.ts";

/** The places that suggestions are made of, with the addresses and sights that the geocoder knows. */
export const searchedPlaces = (db: Db, search: PlaceSearch): SearchedPlaces => ({
  list: (query) => search.list(query),
  count: (filters) => search.count(filters),
  find: (text, limit) => search.find(text, limit),
  async locate(text) {
    const [best] = await forward(db, text);
    if (best === undefined || best.partial_match === true) return null;
    const { lat, lng } = best.geometry.location;
    const [name = text] = best.formatted_address.split(",");
    return { name, coordinates: { latitude: lat, longitude: lng } };
  },
});
