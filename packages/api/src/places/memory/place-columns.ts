import {
  type CategoryFields,
  FILTER_CATEGORIES,
  type FilterCategory,
  mapCategories,
  PLACE_STATUSES,
  type PlaceStatus,
  valuesOf,
} from "@flaneur/domain";
import { compareBytes, compareRows, createLists, createNumbers, createTexts } from "./columns.ts";
import { createDictionary } from "./dictionary.ts";
import { pointOf } from "./globe.ts";
import { createGramIndex } from "./gram-index.ts";

/** What lists are made from. The rest of a place is read from the database once it is on a page. */
export interface IndexedPlace extends CategoryFields {
  readonly id: string;
  readonly name: string;
  /** As `derivedColumns` writes them. */
  readonly searchText: string;
  readonly nameKey: string;
  readonly placeStatus: PlaceStatus;
  readonly rating: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openingHours: string | null;
}

const float64 = (length: number) => new Float64Array(length);
const REMOVED = 255;

/** Opening hours that are not known have this number. */
const NO_HOURS = 0;

/**
 * Every place as a row of columns. Rows are added at the end, and marked when they are removed: numbers of rows stay what
 * they are.
 */
export type PlaceColumns = ReturnType<typeof createPlaceColumns>;

export function createPlaceColumns() {
  const statuses = createNumbers((length) => new Uint8Array(length));
  const ids = createTexts();
  const names = createTexts();
  const texts = createTexts();
  const nameKeys = createTexts();
  const ratings = createNumbers(float64);
  const latitudes = createNumbers(float64);
  const longitudes = createNumbers(float64);
  const [x, y, z] = [createNumbers(float64), createNumbers(float64), createNumbers(float64)];
  const hours = createNumbers((length) => new Uint32Array(length));
  const lists = mapCategories(createLists);
  const dictionaries = mapCategories(createDictionary);
  const grams = createGramIndex();
  const hoursTexts = new Map<string, number>();
  let removed = 0;

  function listOf(category: FilterCategory, row: number): Uint16Array {
    const { numbers, values, starts } = lists[category];
    const list = numbers.values[row] ?? 0;
    return values.values.subarray(starts.values[list], starts.values[list + 1]);
  }

  return {
    statuses,
    ids,
    names,
    texts,
    nameKeys,
    ratings,
    latitudes,
    longitudes,
    /** Each point on a globe whose radius is 1. */
    points: { x, y, z },
    /** A number for each distinct text of opening hours, from 1. */
    hours,
    hoursTexts,
    lists,
    dictionaries,
    grams,
    /** How many rows there are, removed ones among them. */
    get length() {
      return statuses.length;
    },
    /** How many rows are there. */
    get size() {
      return statuses.length - removed;
    },
    get removed() {
      return removed;
    },
    get byteLength() {
      const columns = [
        statuses,
        ratings,
        latitudes,
        longitudes,
        x,
        y,
        z,
        hours,
        ids.starts,
        names.starts,
        texts.starts,
        nameKeys.starts,
      ];
      const inLists = Object.values(lists).flatMap(({ numbers, values, starts }) => [numbers, values, starts]);
      const bytes = [ids, names, texts, nameKeys].reduce((sum, each) => sum + each.bytes.length, grams.byteLength);
      return [...columns, ...inLists].reduce((sum, { values }) => sum + values.byteLength, bytes);
    },

    /** @throws RangeError when there are more distinct values than a column can hold. */
    add(place: IndexedPlace): number {
      // All that can throw comes first: a row is added wholly or not at all.
      const numbers = mapCategories((category) => [
        ...new Set(valuesOf(place, category).map((value) => dictionaries[category].add(value))),
      ]);
      const row = statuses.length;
      for (const category of FILTER_CATEGORIES) {
        lists[category].push(numbers[category]);
        for (const number of numbers[category]) dictionaries[category].use(number, 1);
      }
      ids.push(place.id);
      names.push(place.name);
      texts.push(place.searchText);
      nameKeys.push(place.nameKey);
      grams.add(row, texts.bytes, texts.starts.values[row] ?? 0, texts.starts.values[row + 1] ?? 0);
      ratings.push(place.rating ?? Number.NaN);
      const { latitude, longitude } = place;
      latitudes.push(latitude ?? Number.NaN);
      longitudes.push(longitude ?? Number.NaN);
      const point = pointOf({ latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN });
      x.push(point.x);
      y.push(point.y);
      z.push(point.z);
      hours.push(place.openingHours === null ? NO_HOURS : numberOf(hoursTexts, place.openingHours));
      statuses.push(PLACE_STATUSES.indexOf(place.placeStatus));
      return row;
    },

    remove(row: number): void {
      statuses.values[row] = REMOVED;
      removed += 1;
      for (const category of FILTER_CATEGORIES) {
        for (const number of listOf(category, row)) dictionaries[category].use(number, -1);
      }
    },

    isThere: (row: number): boolean => statuses.values[row] !== REMOVED,

    compareIds: (a: number, b: number): number => compareRows(ids, a, b),
    compareNames: (a: number, b: number): number => compareRows(nameKeys, a, b) || compareRows(ids, a, b),

    /** Compares the id of a row with one in UTF-8. */
    compareId: (row: number, id: Uint8Array): number =>
      compareBytes(ids.bytes, ids.starts.values[row] ?? 0, ids.starts.values[row + 1] ?? 0, id, 0, id.length),

    /** The numbers of a row's values. */
    listOf,
  };
}

function numberOf(numbers: Map<string, number>, text: string): number {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return number;
}
