import { type Coordinates, distanceKm, EARTH_RADIUS_KM, PLACE_TYPES } from "@flaneur/domain";
import { and, arrayOverlaps, between, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { listed } from "../places/place-rows.ts";
import { DOOR_KM, WIDE_KM } from "../same-place/duplicate-judge.ts";
import type { KnownPlace } from "./match-place.ts";

/** Degrees of latitude and of longitude in a kilometre, in the north of Paris, rounded up. */
const DEGREES_PER_KM = { latitude: 0.00902, longitude: 0.0139 };
const WIDE_TYPES = PLACE_TYPES.filter((type) => WIDE_KM[type] !== undefined);
const LARGEST_KM = Math.max(...Object.values(WIDE_KM));
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** Limit of the places within DOOR_KM that are compared with one point, the nearest first. */
const MAX_NEAR = 30;
/** Limit of the more distant places of wide types that are compared with one point, the nearest first. */
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

/** The coordinates of the point of `nearestIds`. */
const POINT = { y: sql`point.y`, x: sql`point.x` };

function box(km: number): SQL | undefined {
  const [dy, dx] = [km * DEGREES_PER_KM.latitude, km * DEGREES_PER_KM.longitude];
  return and(
    between(latitude, sql`${POINT.y} - ${dy}::float8`, sql`${POINT.y} + ${dy}::float8`),
    between(longitude, sql`${POINT.x} - ${dx}::float8`, sql`${POINT.x} + ${dx}::float8`),
  );
}

/** The kilometres from the point, on a plane: within the boxes they differ from `distanceKm` by a few centimetres. */
const kilometres = sql`${KM_PER_DEGREE}::float8 * (
  point(${latitude}, ${longitude} * cosd(${POINT.y})) <-> point(${POINT.y}, ${POINT.x} * cosd(${POINT.y})))`;

const isNear = box(DOOR_KM);
/** The box of the largest extent uses an index. Within the box, the extents of a place's own types decide. */
const isWide = and(
  box(LARGEST_KM),
  // Most places in the box have none of these types. Computing their distances would cost most of the query.
  arrayOverlaps(types, WIDE_TYPES),
  or(
    ...WIDE_TYPES.map((type) => and(arrayOverlaps(types, [type]), sql`${kilometres} <= ${WIDE_KM[type] ?? 0}::float8`)),
  ),
  sql`${kilometres} > ${DOOR_KM}::float8`,
);

/** Returns a query for the ids of listed places that meet a condition: the `limit` nearest places of each point. */
function nearestIds(points: readonly Coordinates[], condition: SQL | undefined, limit: number): SQL {
  const arrayOf = (numbers: readonly number[]) => sql`${`{${numbers.join(",")}}`}::float8[]`;
  return sql`select nearest.id
    from unnest(${arrayOf(points.map((point) => point.latitude))}, ${arrayOf(points.map((point) => point.longitude))})
      as point(y, x)
    cross join lateral (
      select ${id} from ${places} where ${and(listed, condition)} order by ${kilometres}, ${id} limit ${limit}
    ) as nearest`;
}

/** Loads the listed places around points, in one query. @returns a function that selects those around one point. */
export async function loadNear(
  db: Db,
  points: readonly Coordinates[],
): Promise<(point: Coordinates) => readonly KnownPlace[]> {
  if (points.length === 0) return () => [];
  const ids = sql`${nearestIds(points, isNear, MAX_NEAR)} union all ${nearestIds(points, isWide, MAX_WIDE)}`;
  const known = await knownPlaces(db, sql`${id} in (${ids})`);
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

/** Loads listed places by their ids, in the order of the ids. */
export const loadKnown = async (db: Db, ids: readonly string[]): Promise<readonly KnownPlace[]> =>
  ids.length === 0 ? [] : knownPlaces(db, inArray(id, [...ids]));

/** Loads the listed places that meet a condition, in the order of their ids. */
export const knownPlaces = async (db: Db, condition: SQL): Promise<readonly KnownPlace[]> =>
  (await db.select(COLUMNS).from(places).where(and(listed, condition)).orderBy(id)).map(toKnown);
