/** The domain's `matches()` as SQL, for the filters that this bench uses. The databases of this bench share it. */
import {
  type CategoryFilter,
  EARTH_RADIUS_KM,
  isActive,
  type PlaceFilters,
  type PlaceSort,
  searchNeedle,
  TRANSIT_KM_PER_HOUR,
  TRANSIT_OVERHEAD_MINUTES,
  type TravelFilter,
  WALKING_KM_PER_HOUR,
} from "@flaneur/domain";
import { CATEGORIES, type Category } from "./categories.ts";

/** A part of a statement, with the values of its question marks. */
export interface Fragment {
  readonly text: string;
  readonly values: readonly (string | number)[];
}
/** A condition. All places meet `everything`, none meets `nothing`. Combining conditions removes both if possible. */
export type Condition = Fragment | "everything" | "nothing";

/** The parts of SQL that differ between the databases. */
export interface Dialect {
  /** Whether a place has any of the values with these numbers. */
  readonly anyOf: (category: Category, numbers: readonly number[]) => Fragment;
  readonly contains: (needle: string) => Fragment;
  /** Returns the number that a value is stored as; 0 for a value that no place has. */
  readonly numberOf: (value: string) => number;
  /** Name of the function for the smaller of two numbers. */
  readonly least: string;
}

export const fragment = (text: string, ...values: readonly (string | number)[]): Fragment => ({ text, values });
const pair = (left: Fragment, operator: "and" | "or", right: Fragment): Fragment =>
  fragment(`(${left.text} ${operator} ${right.text})`, ...left.values, ...right.values);

export const and = (left: Condition, right: Condition): Condition => {
  if (left === "nothing" || right === "nothing") return "nothing";
  if (left === "everything") return right;
  return right === "everything" ? left : pair(left, "and", right);
};
const or = (left: Condition, right: Condition): Condition => {
  if (left === "everything" || right === "everything") return "everything";
  if (left === "nothing") return right;
  return right === "nothing" ? left : pair(left, "or", right);
};
/** Negates a condition. The result is also true where the condition is null. */
export function not(condition: Condition): Condition {
  if (typeof condition === "string") return condition === "nothing" ? "everything" : "nothing";
  return fragment(`(${condition.text}) is not true`, ...condition.values);
}
export const where = (condition: Condition): Fragment => {
  if (condition === "everything") return fragment("");
  return condition === "nothing" ? fragment(" where false") : fragment(` where ${condition.text}`, ...condition.values);
};

function minutes({ from: { latitude, longitude }, mode }: TravelFilter, least: string): Fragment {
  const lat = "radians(p.latitude - ?) / 2";
  const lng = "radians(p.longitude - ?) / 2";
  const speed = mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR;
  const overhead = mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES;
  return fragment(
    `floor(${2 * EARTH_RADIUS_KM} * asin(${least}(1.0, sqrt(sin(${lat}) * sin(${lat})
      + cos(radians(?)) * cos(radians(p.latitude)) * sin(${lng}) * sin(${lng})))) / ${speed} * 60 + ${overhead} + 0.5)`,
    ...[latitude, latitude, latitude, longitude, longitude],
  );
}

/** Combines a box around everything within reach, which an index can search, with the exact time. */
function withinReach(travel: TravelFilter, least: string): Fragment {
  const { maxMinutes, mode, from } = travel;
  const hours = (maxMinutes + 0.5 - (mode === "walking" ? 0 : TRANSIT_OVERHEAD_MINUTES)) / 60;
  const km = Math.max(0, hours) * (mode === "walking" ? WALKING_KM_PER_HOUR : TRANSIT_KM_PER_HOUR) * 1.001;
  const north = (km / EARTH_RADIUS_KM) * (180 / Math.PI);
  const east = north / Math.cos(((Math.abs(from.latitude) + north) * Math.PI) / 180);
  const time = minutes(travel, least);
  return fragment(
    `(p.latitude between ? and ? and p.longitude between ? and ? and ${time.text} <= ?)`,
    ...[from.latitude - north, from.latitude + north, from.longitude - east, from.longitude + east],
    ...time.values,
    maxMinutes,
  );
}

export interface SqlConditions {
  /** The status, the search and the travel time, which always narrow. */
  readonly within: Condition;
  /** The combined categories. A place is in the list if it meets `within` and `listed`. */
  readonly listed: Condition;
  /** The places that count for every value of a category, even without having it. */
  readonly always: (category: Category) => Condition;
  /** The places that count for each value of a category that they have, including those of `always`. */
  readonly withValue: (category: Category) => Condition;
}

export function conditionsOf(filters: PlaceFilters, dialect: Dialect): SqlConditions {
  const { anyOf, numberOf, least } = dialect;
  const meets = (category: Category, { include, exclude }: CategoryFilter): Condition =>
    and(
      include.length === 0 ? "everything" : anyOf(category, include.map(numberOf)),
      exclude.length === 0 ? "everything" : not(anyOf(category, exclude.map(numberOf))),
    );
  const combined = (replaced?: Category, replacement: Condition = "nothing"): Condition =>
    CATEGORIES.filter((category) => category === replaced || isActive(filters[category])).reduce<Condition>(
      (left, category, i) => {
        const here = category === replaced ? replacement : meets(category, filters[category]);
        if (i === 0) return here;
        return filters[category].join === "OR" ? or(left, here) : and(left, here);
      },
      "everything",
    );

  const { placeStatuses, search, travel } = filters;
  const needle = searchNeedle(search);
  const status =
    placeStatuses.length === 0
      ? "everything"
      : fragment(`p.place_status in (${placeStatuses.map(() => "?").join()})`, ...placeStatuses);
  const searched = needle === "" ? "everything" : dialect.contains(needle);
  const reached = travel === null ? "everything" : withinReach(travel, least);
  return {
    within: and(and(status, searched), reached),
    listed: combined(),
    always: (category) => combined(category),
    withValue: (category) => combined(category, meets(category, { ...filters[category], include: [] })),
  };
}

const SORT_COLUMNS = {
  name: "p.name_key",
  type: "p.type_key",
  arrondissement: "p.postcode",
  rating: "p.rating",
} as const;

export function orderBy({ field, order }: PlaceSort): string {
  if (field === "travelTime" || field === "recommended")
    throw new Error(`The mix of this bench does not sort by ${field}.`);
  return ` order by ${SORT_COLUMNS[field]} ${order}${field === "name" ? "" : " nulls last"}, p.id`;
}

/** Numbers values from 1 on: databases compare and count numbers faster than texts. */
export function createNumbers() {
  const numbers = new Map<string, number>();
  const values: string[] = [""];
  return {
    add(value: string): number {
      const before = numbers.get(value);
      if (before !== undefined) return before;
      numbers.set(value, values.length);
      return values.push(value) - 1;
    },
    of: (value: string): number => numbers.get(value) ?? 0,
    value: (number: number): string => values[number] ?? "",
  };
}
