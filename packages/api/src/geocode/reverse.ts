import type { GeocodeResult } from "@flaneur/contract";
import { type Coordinates, distanceKm, EARTH_RADIUS_KM } from "@flaneur/domain";
import type { Box } from "@flaneur/place-files";
import { isInParis } from "@flaneur/place-files";
import { and, asc, between, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { addresses, places, streets } from "../db/schema.ts";
import { cityDistricts } from "../reference/city-districts.ts";
import { areaOf } from "./areas.ts";
import { type Neighbour, nearestStreet } from "./nearest-street.ts";
import { placeWithPoint } from "./place-point.ts";
import { parsePlaceAddress } from "./place-streets.ts";
import { areaResult, houseResult } from "./results.ts";

/**
 * Radii around a point in which addresses are searched, in metres. FAR is used only when the smaller radius contains no
 * address.
 */
const FAR = 100;
const RADII_METRES = [30, FAR];
/** A point just outside the city counts as in Paris only if an address is within this radius. */
const BORDER_RADII_METRES = [30];
const MAX_ADDRESSES = 4;

/**
 * Returns the addresses nearest to a point, or the nearest street, and then the arrondissement; nothing outside Paris.
 */
export async function reverse(db: Db, at: Coordinates): Promise<GeocodeResult[]> {
  if (!isInParis(at)) return [];
  const district = cityDistricts(at);
  const found = await nearest(db, at, district === null ? BORDER_RADII_METRES : RADII_METRES);
  const area = found[0]?.arrondissement ?? district;
  return area === null ? [] : [...found.map(({ result }) => result), areaResult(areaOf(area))];
}

async function nearest(db: Db, at: Coordinates, radii: readonly number[]): Promise<readonly Neighbour[]> {
  for (const metres of radii) {
    const box = boxAround(at, metres);
    const registered = await houses(db, at, box);
    // If the register has no house within FAR, the nearest street is more useful than the address of a place that is
    // more than 30 m away.
    const builtIn = metres === FAR && registered.every((house) => house.metres > FAR) ? nearestStreet(at, FAR) : null;
    if (builtIn !== null) return [builtIn];
    const all = [...registered, ...(await placesWithHouses(db, at, box))];
    const near = all.filter((neighbour) => neighbour.metres <= metres).toSorted((a, b) => a.metres - b.metres);
    const byAddress = Map.groupBy(near, ({ result }) => result.formatted_address);
    const distinct = [...byAddress.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
    if (distinct.length > 0) return distinct.slice(0, MAX_ADDRESSES);
  }
  return [];
}

function boxAround({ latitude, longitude }: Coordinates, metres: number): Box {
  const up = (metres / 1_000 / EARTH_RADIUS_KM) * (180 / Math.PI);
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return { south: latitude - up, north: latitude + up, west: longitude - aside, east: longitude + aside };
}

async function houses(db: Db, at: Coordinates, { south, north, west, east }: Box): Promise<Neighbour[]> {
  const rows = await db
    .select({
      id: addresses.id,
      number: addresses.number,
      suffix: addresses.suffix,
      latitude: addresses.latitude,
      longitude: addresses.longitude,
      name: streets.name,
      arrondissement: streets.arrondissement,
    })
    .from(addresses)
    .innerJoin(streets, eq(streets.id, addresses.streetId))
    .where(and(between(addresses.latitude, south, north), between(addresses.longitude, west, east)))
    .orderBy(asc(addresses.id));
  return rows.map(({ name, arrondissement, ...house }) => ({
    metres: distanceKm(at, house) * 1_000,
    arrondissement,
    result: houseResult({ name, arrondissement }, { ...house, id: `address:${house.id}` }, { isPartial: false }),
  }));
}

async function placesWithHouses(db: Db, at: Coordinates, { south, north, west, east }: Box): Promise<Neighbour[]> {
  const rows = await db
    .select(placeWithPoint)
    .from(places)
    .where(
      and(
        between(places.latitude, south, north),
        between(places.longitude, west, east),
        isNotNull(places.arrondissement),
        eq(places.hidden, false),
      ),
    )
    .orderBy(asc(places.id));
  return rows.flatMap(({ id, address, arrondissement, latitude, longitude }) => {
    const parsed = parsePlaceAddress(address);
    if (parsed?.house == null || arrondissement === null) return [];
    const house = { id: `place:${id}`, ...parsed.house, latitude, longitude };
    const result = houseResult({ name: parsed.street, arrondissement }, house, { isPartial: false });
    return [{ metres: distanceKm(at, house) * 1_000, arrondissement, result }];
  });
}
