import { type Coordinates, type Place, parseArrondissement } from "@flaneur/domain";
import { googleMapsSearch } from "../src/import/google-maps.ts";
import { activities } from "./places/activities.ts";
import { bakeriesLeftBank } from "./places/bakeries-left-bank.ts";
import { bakeriesRightBank } from "./places/bakeries-right-bank.ts";
import { barsCentreAndLeftBank } from "./places/bars-centre-and-left-bank.ts";
import { barsRightBank } from "./places/bars-right-bank.ts";
import { cafesCentre } from "./places/cafes-centre.ts";
import { cafesLeftBank } from "./places/cafes-left-bank.ts";
import { cafesRightBank } from "./places/cafes-right-bank.ts";
import { cinemasLeftBank } from "./places/cinemas-left-bank.ts";
import { cinemasRightBank } from "./places/cinemas-right-bank.ts";
import { clubs } from "./places/clubs.ts";
import type { SeedEntry } from "./places/entry.ts";
import { gyms } from "./places/gyms.ts";
import { hotelsCentreAndLeftBank } from "./places/hotels-centre-and-left-bank.ts";
import { hotelsRightBank } from "./places/hotels-right-bank.ts";
import { markets } from "./places/markets.ts";
import { monumentsLeftBank } from "./places/monuments-left-bank.ts";
import { monumentsRightBank } from "./places/monuments-right-bank.ts";
import { museumsCentre } from "./places/museums-centre.ts";
import { museumsLeftBank } from "./places/museums-left-bank.ts";
import { museumsNorthAndEast } from "./places/museums-north-and-east.ts";
import { museumsWest } from "./places/museums-west.ts";
import { parksLeftBank } from "./places/parks-left-bank.ts";
import { parksRightBank } from "./places/parks-right-bank.ts";
import { pools } from "./places/pools.ts";
import { restaurantsCentre } from "./places/restaurants-centre.ts";
import { restaurantsEast } from "./places/restaurants-east.ts";
import { restaurantsLeftBank } from "./places/restaurants-left-bank.ts";
import { restaurantsMarais } from "./places/restaurants-marais.ts";
import { restaurantsNorth } from "./places/restaurants-north.ts";
import { restaurantsSouth } from "./places/restaurants-south.ts";
import { restaurantsWest } from "./places/restaurants-west.ts";
import { spotsCentreAndLeftBank } from "./places/spots-centre-and-left-bank.ts";
import { spotsRightBank } from "./places/spots-right-bank.ts";
import { storesLeftBank } from "./places/stores-left-bank.ts";
import { storesRightBank } from "./places/stores-right-bank.ts";

/** A curated place, whole: a place of the domain that is asked from nowhere, with its coordinates side by side. */
export interface SeedPlace extends Omit<Place, "travelTime" | "coordinates">, Coordinates {
  readonly arrondissement: string;
  readonly googleMapsUrl: string;
  readonly description: string;
}

/** The real, well-known places an empty database starts with, in the order of their types (§9). Ids are unique. */
export const seedPlaces: readonly SeedPlace[] = [
  ...restaurantsCentre,
  ...restaurantsMarais,
  ...restaurantsLeftBank,
  ...restaurantsSouth,
  ...restaurantsWest,
  ...restaurantsNorth,
  ...restaurantsEast,
  ...barsCentreAndLeftBank,
  ...barsRightBank,
  ...cafesCentre,
  ...cafesLeftBank,
  ...cafesRightBank,
  ...spotsCentreAndLeftBank,
  ...spotsRightBank,
  ...parksLeftBank,
  ...parksRightBank,
  ...activities,
  ...museumsCentre,
  ...museumsLeftBank,
  ...museumsWest,
  ...museumsNorthAndEast,
  ...cinemasLeftBank,
  ...cinemasRightBank,
  ...clubs,
  ...gyms,
  ...hotelsCentreAndLeftBank,
  ...hotelsRightBank,
  ...bakeriesLeftBank,
  ...bakeriesRightBank,
  ...markets,
  ...monumentsLeftBank,
  ...monumentsRightBank,
  ...pools,
  ...storesLeftBank,
  ...storesRightBank,
].map(completeEntry);

/** Fills in what an entry leaves out. Throws when its address ends in no postcode of Paris. */
function completeEntry(entry: SeedEntry): SeedPlace {
  const arrondissement = parseArrondissement(entry.address);
  if (arrondissement === null) throw new Error(`${entry.id}: no arrondissement in "${entry.address}"`);
  const [latitude, longitude] = entry.at;
  return {
    id: entry.id,
    name: entry.name,
    address: entry.address,
    arrondissement,
    latitude,
    longitude,
    types: entry.types,
    tags: entry.tags,
    description: entry.description,
    placeStatus: entry.placeStatus ?? "Open",
    rating: entry.rating ?? null,
    website: entry.website ?? null,
    googleMapsUrl: googleMapsSearch(entry.name, entry.address),
    openingHours: entry.openingHours ?? null,
    wheelchair: entry.wheelchair ?? null,
  };
}
