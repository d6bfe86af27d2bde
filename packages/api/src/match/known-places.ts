import { type Coordinates, distanceKm, PLACE_TYPES } from "@flaneur/domain";
import { and, arrayOverlaps, between, inArray, or, type SQL } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { DOOR_KM, WIDE_KM } from "../import/duplicate-judge.ts";
import { listed } from "../places/conditions.ts";
import type { KnownPlace } from "./match-place.ts";

/** Degrees of latitude and of longitude in a kilometre, in the north of Paris, rounded up. */
const DEGREES_PER_KM = { latitude: 0.00902, longitude: 0.0139 };
const WIDE_TYPES = PLACE_TYPES.filter((type) => WIDE_KM[type] !== undefined);
const LARGEST_KM = Math.max(...Object.values(WIDE_KM));

/** Limit of the places around all points of a request. */
const MAX_ROWS = 4_000;
/** Limits of the places that are compared with one point, the nearest first. */
const MAX_NEAR = 30;
const MAX_WIDE = 20;

const { id, name, otherNames, types, address, website, latitude, longitude } = places;
const COLUMNS = { id, name, otherNames, types, address, website, latitude, longitude };

const toKnown = ({ latitude: y, longitude: x, ...row }: StoredPlace): KnownPlace => ({
  ...row,
  coordinates: y === null || x === null ? null : { latitude: y, longitude: x },
});

interface StoredPlace extends Omit<KnownPlace, "coordinates"> {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

function box({ latitude: y, longitude: x }: Coordinates, km: number): SQL | undefined {
  const [dy, dx] = [km * DEGREES_PER_KM.latitude, km * DEGREES_PER_KM.longitude];
  return and(between(latitude, y - dy, y + dy), between(longitude, x - dx, x + dx));
}

/** Loads the listed places around points, in one query. @returns a function that selects those around one point. */
export async function loadNear(
  db: Db,
  points: readonly Coordinates[],
): Promise<(point: Coordinates) => readonly KnownPlace[]> {
  if (points.length === 0) return () => [];
  const isNear = points.flatMap((point) => [
    box(point, DOOR_KM),
    and(arrayOverlaps(types, WIDE_TYPES), box(point, LARGEST_KM)),
  ]);
  const rows = await db
    .select(COLUMNS)
    .from(places)
    .where(and(listed, or(...isNear)))
    .orderBy(id)
    .limit(MAX_ROWS);
  const known = rows.map(toKnown);
  return (point) => {
    const measured = known
      .flatMap((place) => (place.coordinates === null ? [] : [{ place, km: distanceKm(point, place.coordinates) }]))
      .toSorted((a, b) => a.km - b.km);
    const near = measured.filter(({ km }) => km <= DOOR_KM).slice(0, MAX_NEAR);
    const wide = measured.filter(({ km, place }) => km > DOOR_KM && km <= widthOf(place)).slice(0, MAX_WIDE);
    return [...near, ...wide].map(({ place }) => place);
  };
}

const widthOf = (place: KnownPlace): number =>
  Math.max(DOOR_KM, ...WIDE_TYPES.filter((type) => place.types.includes(type)).map((type) => WIDE_KM[type] ?? 0));

/** Loads listed places by their ids, in no particular order. */
export async function loadKnown(db: Db, ids: readonly string[]): Promise<readonly KnownPlace[]> {
  if (ids.length === 0) return [];
  return (
    await db
      .select(COLUMNS)
      .from(places)
      .where(and(listed, inArray(id, [...ids])))
  ).map(toKnown);
}
