import { type Coordinates, compareCodePoints, distanceKm, fold, splitStreet } from "@flaneur/domain";
import { and, asc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { placeStreet } from "../db/place-street.ts";
import { addresses, places, streets } from "../db/schema.ts";
import { suffixOf } from "./question.ts";
import { streetKey, wordsOf } from "./street-words.ts";

/** A house number, from the register or from the address of a place. */
export interface House extends Coordinates {
  /** Unique among all that can be found. */
  readonly id: string;
  readonly number: number;
  readonly suffix: string;
}

/** A street, or its part in one arrondissement. */
export interface KnownStreet {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly arrondissement: string;
  /** On the street, about half-way. */
  readonly middle: Coordinates;
  /** None when no number was asked for; else those around it, and perhaps others. */
  readonly houses: readonly House[];
}

/** How many numbers around the one asked for are looked at, for each street. */
const NEIGHBOURS = 40;
/** How many places' addresses are looked at: a boulevard may have hundreds of places. */
const MOST_PLACES = 400;

/** How many names that are like the one asked are looked at more closely. */
const MOST_ALIKE = 30;

/** Keys of the streets that are written like this one, the likeliest first; it need not be any of them. */
export async function keysLike(db: Db, key: string): Promise<string[]> {
  const alike = (column: SQL) => sql`${column} % ${key}`;
  const registered = await db
    .selectDistinct({ key: streets.nameKey, likeness: sql<number>`similarity(${streets.nameKey}, ${key})` })
    .from(streets)
    .where(alike(sql`${streets.nameKey}`))
    .orderBy(sql`2 desc`, asc(streets.nameKey))
    .limit(MOST_ALIKE);
  const told = await db
    .selectDistinct({ key: sql<string>`${placeStreet}`, likeness: sql<number>`similarity(${placeStreet}, ${key})` })
    .from(places)
    .where(alike(placeStreet))
    .orderBy(sql`2 desc`, sql`1`)
    .limit(MOST_ALIKE);
  return [...new Set([...registered, ...told].map((row) => row.key))];
}

/**
 * The streets of these names: those of the register, and those that are known from addresses of places.
 * @param keys as they are written, or as `streetKey` spells them.
 */
export async function streetsNamed(db: Db, keys: readonly string[], number: number | null): Promise<KnownStreet[]> {
  if (keys.length === 0) return [];
  const registered = await registeredStreets(db, keys, number);
  const told = await streetsOfPlaces(db, keys, number);
  const byPart = new Map(registered.map((street) => [`${street.key}|${street.arrondissement}`, street]));
  for (const street of told) {
    const part = `${street.key}|${street.arrondissement}`;
    const known = byPart.get(part);
    byPart.set(part, known === undefined ? street : { ...known, houses: withHouses(known.houses, street.houses) });
  }
  return [...byPart.values()];
}

const nameOf = ({ number, suffix }: House): string => `${number}|${suffix}`;

/** The register knows best; places add numbers that it does not have. */
function withHouses(known: readonly House[], more: readonly House[]): readonly House[] {
  const taken = new Set(known.map(nameOf));
  return [...known, ...more.filter((house) => !taken.has(nameOf(house)))];
}

async function registeredStreets(db: Db, keys: readonly string[], number: number | null): Promise<KnownStreet[]> {
  const rows = await db
    .select()
    .from(streets)
    .where(inArray(streets.nameKey, [...keys]))
    .orderBy(asc(streets.id));
  const houses =
    number === null || rows.length === 0
      ? []
      : await db
          .select()
          .from(addresses)
          .where(
            inArray(
              addresses.streetId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(sql`abs(${addresses.number} - ${number})`, asc(addresses.number), asc(addresses.suffix))
          .limit(NEIGHBOURS * rows.length);
  const byStreet = Map.groupBy(houses, ({ streetId }) => streetId);
  return rows.map(({ id, name, nameKey, arrondissement, latitude, longitude }) => ({
    id: `street:${id}`,
    name,
    key: nameKey,
    arrondissement,
    middle: { latitude, longitude },
    houses: (byStreet.get(id) ?? []).map((house) => ({ ...house, id: `address:${house.id}` })),
  }));
}

/** The street and the number in a place's address; null where there is no street. */
export function readPlaceAddress(address: string) {
  const parts = splitStreet(address);
  if (parts === null) return null;
  const [, number, suffix = ""] = /^(\d{1,4})\D*?(?:\s?(bis|ter|quater|[a-d]))?$/i.exec(parts.houseNumber ?? "") ?? [];
  return {
    street: parts.street,
    house: number === undefined ? null : { number: Number(number), suffix: suffixOf(suffix) },
  };
}

async function streetsOfPlaces(db: Db, keys: readonly string[], number: number | null): Promise<KnownStreet[]> {
  const told = sql`coalesce(substring(split_part(${places.searchText}, chr(10), 2) from '^[0-9]{1,4}')::integer, 0)`;
  const rows = await db
    .select({
      id: places.id,
      address: places.address,
      arrondissement: places.arrondissement,
      latitude: sql<number>`${places.latitude}`,
      longitude: sql<number>`${places.longitude}`,
    })
    .from(places)
    .where(and(inArray(placeStreet, [...keys]), isNotNull(places.latitude), isNotNull(places.arrondissement)))
    .orderBy(...(number === null ? [] : [sql`abs(${told} - ${number})`]), asc(places.id))
    .limit(MOST_PLACES);
  const found = rows.flatMap((row) => {
    const read = readPlaceAddress(row.address);
    return read === null ? [] : [{ ...row, ...read, key: streetKey(fold(read.street)) }];
  });
  return [...Map.groupBy(found, ({ key, arrondissement }) => `${key}|${arrondissement}`)].map(([part, list]) => {
    const [key = "", arrondissement = ""] = part.split("|");
    const houses = list.flatMap(({ id, house, latitude, longitude }) =>
      house === null ? [] : [{ id: `place:${id}`, ...house, latitude, longitude }],
    );
    return {
      id: `street:${arrondissement}-${key.replaceAll(" ", "-")}`,
      name: fullest(list.map(({ street }) => street)) ?? key,
      key,
      arrondissement,
      middle: middleOf(list),
      houses: withHouses([], houses),
    };
  });
}

/** People write streets short, and in small letters. */
const fullest = (names: readonly string[]): string | undefined =>
  names.toSorted((a, b) => b.length - a.length || compareCodePoints(a, b))[0];

/** The point of a list that is nearest to its mean: the mean of a bent street lies inside a block. */
export function middleOf(points: readonly Coordinates[]): Coordinates {
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

/** How a name may be written where it is stored: as `streetKey` spells it, and as it was typed. */
export const spellings = (folded: string): string[] => [...new Set([streetKey(folded), wordsOf(folded).join(" ")])];
