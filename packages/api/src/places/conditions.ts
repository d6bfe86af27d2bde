import {
  CATEGORIES,
  type CategoryFilter,
  EARTH_RADIUS_KM,
  FILTER_CATEGORIES,
  type FilterCategory,
  isActive,
  type MapArea,
  mapCategories,
  nearStation,
  type Origin,
  type PlaceFilters,
  searchNeedle,
  TRANSIT_KM_PER_HOUR,
  TRANSIT_OVERHEAD_MINUTES,
  type TravelFilter,
  WALKING_KM_PER_HOUR,
} from "@flaneur/domain";
import { and, arrayOverlaps, between, type Column, inArray, type SQL, sql } from "drizzle-orm";
import { places } from "../db/schema.ts";
import { type HoursAt, hoursState, statusInSql } from "./hours-sql.ts";

/**
 * Returns 0 for less than 1e-9 degrees, about a tenth of a millimetre: PostgreSQL raises an underflow error when it
 * squares a number below 1e-154.
 */
const notTiny = (degrees: number): number => (Math.abs(degrees) < 1e-9 ? 0 : degrees);

/**
 * Returns an expression for the great-circle kilometres from a point, by the haversine formula of the domain's
 * `distanceKm`.
 */
export function kilometresFrom({ from: { latitude, longitude } }: Pick<Origin, "from">): SQL {
  const lat = sql`${notTiny(latitude)}::double precision`;
  const lng = sql`${notTiny(longitude)}::double precision`;
  // `least` ignores nulls: without the `case`, a place without coordinates would be half the globe away.
  return sql`case when ${places.latitude} is not null then 2 * ${sql.raw(String(EARTH_RADIUS_KM))} * asin(least(1, sqrt(
    power(sin(radians(${places.latitude} - ${lat}) / 2), 2) +
    cos(radians(${lat})) * cos(radians(${places.latitude})) * power(sin(radians(${places.longitude} - ${lng}) / 2), 2)))) end`;
}

/** Returns an expression for whole minutes, rounded half up like the domain's; null for places without coordinates. */
export function minutesFrom(origin: Origin): SQL {
  const km = kilometresFrom(origin);
  const speed = origin.mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR;
  const overhead = origin.mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES;
  return sql`floor((${km}) / ${sql.raw(String(speed))} * 60 + ${sql.raw(String(overhead))} + 0.5)`;
}

/** The condition that a place is listed (§3). The index `places_listed` has the same expression. */
export const listed: SQL = sql`${places.placeStatus} <> 'Permanently Closed' and not ${places.hidden}`;

interface CategoryColumn {
  /** Returns the condition that a place has at least one of these values. */
  readonly anyOf: (values: readonly string[]) => SQL;
  /** An expression that yields one row for each value of a place. A place without a value yields null or no row. */
  readonly eachValue: SQL<string>;
}

const manyValues = (column: Column): CategoryColumn => ({
  anyOf: (values) => arrayOverlaps(column, [...values]),
  eachValue: sql`unnest(${column})`,
});

const oneValue = (column: Column): CategoryColumn => ({
  anyOf: (values) => inArray(column, [...values]),
  eachValue: sql`${column}`,
});

/** The column of each category's values. */
export const CATEGORY_COLUMNS = mapCategories((category) => {
  const column = places[CATEGORIES[category].field];
  return column.dataType === "array" ? manyValues(column) : oneValue(column);
});

/**
 * A condition on the categories of a row. All rows meet `everything`, and no row meets `nothing`. Both are simplified
 * away when conditions are combined.
 */
type Condition = SQL | "everything" | "nothing";

function meets(category: FilterCategory, { include, exclude }: CategoryFilter): Condition {
  const { anyOf } = CATEGORY_COLUMNS[category];
  const condition = and(
    include.length > 0 ? anyOf(include) : undefined,
    // A place without an arrondissement meets 'is not' for every arrondissement: null counts as no match.
    exclude.length > 0 ? sql`(${anyOf(exclude)}) is not true` : undefined,
  );
  return condition ?? "everything";
}

function orCondition(left: Condition, right: Condition): Condition {
  if (left === "everything" || right === "everything") return "everything";
  if (left === "nothing") return right;
  return right === "nothing" ? left : sql`(${left} or ${right})`;
}

function andCondition(left: Condition, right: Condition): Condition {
  if (left === "nothing" || right === "nothing") return "nothing";
  if (left === "everything") return right;
  return right === "everything" ? left : sql`(${left} and ${right})`;
}

interface Replacement {
  readonly category: FilterCategory;
  readonly condition: Condition;
}

/** Combines the active categories from left to right. A replaced category counts as active. */
function combineCategories(filters: PlaceFilters, replacement?: Replacement): Condition {
  const active = FILTER_CATEGORIES.filter(
    (category) => category === replacement?.category || isActive(filters[category]),
  );
  const conditions = active.map((category) =>
    category === replacement?.category ? replacement.condition : meets(category, filters[category]),
  );
  const [first = "everything", ...others] = conditions;
  return others.reduce((left, here, i) => {
    const category = active[i + 1];
    return category !== undefined && filters[category].join === "OR"
      ? orCondition(left, here)
      : andCondition(left, here);
  }, first);
}

function toSql(condition: Condition): SQL | undefined {
  if (condition === "everything") return undefined;
  return condition === "nothing" ? sql`false` : condition;
}

/** Returns the distance in kilometres that the maximum time allows: the inverse of the formula of §9, plus a margin. */
function reachKm({ maxMinutes, mode }: TravelFilter): number {
  const minutes = maxMinutes + 0.5 - (mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES);
  const speed = mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR;
  return (Math.max(0, minutes) / 60) * speed * 1.001;
}

/**
 * Returns a box around all points within reach, which an index can search; undefined when the box would be near a pole
 * or cross the 180th meridian.
 */
function reachBox(travel: TravelFilter): SQL | undefined {
  const { latitude, longitude } = travel.from;
  const degrees = (reachKm(travel) / EARTH_RADIUS_KM) * (180 / Math.PI);
  const [south, north] = [latitude - degrees, latitude + degrees];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  if (north >= 89 || south <= -89) return undefined;
  const [west, east] = [longitude - degrees / narrowest, longitude + degrees / narrowest];
  if (west < -180 || east > 180) return undefined;
  return and(between(places.latitude, south, north), between(places.longitude, west, east));
}

/** Returns a condition for the maximum travel time: the box first, then the exact time. */
export const withinReach = (travel: TravelFilter): SQL | undefined =>
  and(reachBox(travel), sql`${minutesFrom(travel)} <= ${travel.maxMinutes}`);

function isNear(station: string): SQL | undefined {
  const walk = nearStation(station);
  return walk === null ? sql`false` : withinReach(walk);
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const inArea = ({ west, south, east, north }: MapArea): SQL | undefined =>
  and(between(places.latitude, south, north), between(places.longitude, west, east));

/** Filters for SQL, with the keys of the opening hours that are open, and of those that are closed, at the moment. */
export interface SqlFilters extends PlaceFilters {
  /** Null when no moment is chosen. */
  readonly hoursAt: HoursAt | null;
  /** The date in Paris, such as `2026-11-27`, for which statuses with an end date are evaluated. */
  readonly day: string;
}

function inStates({ hours, hoursAt, day }: SqlFilters): SQL | undefined {
  if (hours === null || hoursAt === null || hours.states.length === 0) return undefined;
  return inArray(hoursState(hoursAt, day), [...hours.states]);
}

/** Returns the conditions that a place must meet in addition to the categories, whatever their operators are. */
function narrowingConditions(filters: SqlFilters): SQL | undefined {
  const { placeStatuses, search, travel, near, area, day } = filters;
  const needle = searchNeedle(search);
  return and(
    listed,
    placeStatuses.length > 0 ? inArray(statusInSql(day), [...placeStatuses]) : undefined,
    needle === "" ? undefined : sql`${places.searchText} like ${`%${escapeLike(needle)}%`}`,
    travel === null ? undefined : withinReach(travel),
    near === null ? undefined : isNear(near),
    area === null ? undefined : inArea(area),
    inStates(filters),
  );
}

/** Returns the `where` clause of filters: the domain's `matches()` in SQL. */
export const conditions = (filters: SqlFilters): SQL | undefined =>
  and(narrowingConditions(filters), toSql(combineCategories(filters)));

/**
 * Conditions for counting a category. The count of a value is the number of rows that would be listed if the value were
 * the only included value of the category.
 */
interface Membership {
  /** Condition of the rows that count for every value, even without having it. Null when no row can meet it. */
  readonly always: SQL | null;
  /** Condition of the rows that count for each value that they have; includes the rows of `always`. */
  readonly withValue: SQL | undefined;
}

/**
 * Returns the conditions for counting a category. Categories are joined by AND and OR only, so a row that counts for a
 * value without having it also counts if it has the value: two conditions are enough to count every value.
 */
export function membership(filters: SqlFilters, category: FilterCategory): Membership {
  const always = combineCategories(filters, { category, condition: "nothing" });
  const withValue = combineCategories(filters, {
    category,
    condition: meets(category, { ...filters[category], include: [] }),
  });
  return {
    always: always === "nothing" ? null : (and(narrowingConditions(filters), toSql(always)) ?? sql`true`),
    withValue: and(narrowingConditions(filters), toSql(withValue)),
  };
}
