import { type Coordinates, compareCodePoints, distanceKm, fold, splitStreet } from "@flaneur/domain";
import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeStreet } from "../db/folded-text.ts";
import { places } from "../db/schema.ts";
import { suffixOf } from "./address-readings.ts";
import type { KnownStreet } from "./known-street.ts";
import { placeWithPoint } from "./place-point.ts";
import { streetKey } from "./street-words.ts";

/** Largest number of place addresses that are read. A boulevard may have hundreds of places. */
const MAX_PLACES = 400;

/** Matches a number with its suffix, or a range. A suffix after a range belongs to its second number. */
const HOUSE_NUMBER = /^(\d{1,4})(?:\s?[-–/]\s?\d.*|\D*?(?:\s?(bis|ter|quater|[a-d]))?)$/i;

/**
 * Parses the street and number of a place's address; null when it has no street. The number of a range, `5-7`, is its
 * first number.
 */
export function parsePlaceAddress(address: string) {
  const parts = splitStreet(address);
  if (parts === null) return null;
  const [, number, suffix = ""] = HOUSE_NUMBER.exec(parts.houseNumber ?? "") ?? [];
  return {
    street: parts.street,
    house: number === undefined ? null : { number: Number(number), suffix: suffixOf(suffix) },
  };
}

/**
 * Returns a query for the ids of places in streets. It looks up each key in the index by itself: for many keys at once,
 * PostgreSQL would compute the street of every place.
 */
const idsInStreets = (keys: readonly string[]): SQL =>
  sql`select found.id from unnest(array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]) as wanted(street)
    cross join lateral (select ${places.id} as id from ${places} where ${placeStreet} = wanted.street offset 0) as found`;

/** Returns the streets of places' addresses whose key is one of `keys`. Addresses near `number` are read first. */
export async function streetsOfPlaces(db: Db, keys: readonly string[], number: number | null): Promise<KnownStreet[]> {
  const houseNumber = sql`coalesce(substring(${places.address} from '^[0-9]{1,4}')::integer, 0)`;
  const rows = await db
    .select(placeWithPoint)
    .from(places)
    .where(
      and(
        sql`${places.id} in (${idsInStreets(keys)})`,
        isNotNull(places.latitude),
        isNotNull(places.arrondissement),
        eq(places.hidden, false),
      ),
    )
    .orderBy(...(number === null ? [] : [sql`abs(${houseNumber} - ${number})`]), asc(places.id))
    .limit(MAX_PLACES);
  const found = rows.flatMap((row) => {
    const parsed = parsePlaceAddress(row.address);
    return parsed === null ? [] : [{ ...row, ...parsed, key: streetKey(fold(parsed.street)) }];
  });
  return [...Map.groupBy(found, ({ key, arrondissement }) => `${key}|${arrondissement}`)].map(([part, list]) => {
    const [key = "", arrondissement = ""] = part.split("|");
    return {
      id: `street:${arrondissement}-${key.replaceAll(" ", "-")}`,
      name: fullest(list.map(({ street }) => street)) ?? key,
      key,
      arrondissement,
      middle: middleOf(list),
      houses: list.flatMap(({ id, house, latitude, longitude }) =>
        house === null ? [] : [{ id: `place:${id}`, ...house, latitude, longitude }],
      ),
      isRegistered: false,
      anchors: [],
      suffixed: [],
    };
  });
}

/** Returns the longest spelling: people abbreviate the names of streets and write them in lower case. */
const fullest = (names: readonly string[]): string | undefined =>
  names.toSorted((a, b) => b.length - a.length || compareCodePoints(a, b))[0];

/**
 * Returns the point of a list that is nearest to the mean. The mean itself may be off the street when the street is
 * curved.
 */
function middleOf(points: readonly Coordinates[]): Coordinates {
  const mean = (pick: (point: Coordinates) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const centre = { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
  const nearest = points.reduce(
    (best, point) => {
      const distance = distanceKm(point, centre);
      return distance < best.distance ? { point, distance } : best;
    },
    { point: centre, distance: Number.POSITIVE_INFINITY },
  ).point;
  return { latitude: nearest.latitude, longitude: nearest.longitude };
}
