import {
  areReceptionHours,
  type CategoryFields,
  FILTER_CATEGORIES,
  type FilterCategory,
  mapCategories,
  PLACE_STATUSES,
  type Place,
  searchText,
  sortKey,
  valuesOf,
} from "@flaneur/domain";
import { compareBytes, compareRows, createLists, createNumbers, createTexts } from "./columns.ts";
import { createDictionary } from "./dictionary.ts";
import { pointOf } from "./globe.ts";
import { createGramIndex } from "./gram-index.ts";

/** The fields of a place that the index stores. The caller loads the other fields, for the places of one page only. */
export type IndexedPlace = CategoryFields &
  Pick<
    Place,
    | "id"
    | "name"
    | "otherNames"
    | "address"
    | "placeStatus"
    | "rating"
    | "coordinates"
    | "openingHours"
    | "website"
    | "description"
    | "isChosen"
  >;

const float64 = (length: number) => new Float64Array(length);
const REMOVED = 255;

/** The number in `hours` that means unknown opening hours. */
const NO_HOURS = 0;

/**
 * Stores the places in columns, with one row for each place. Rows are only appended. A removed row is only marked as
 * removed, so the number of a row never changes.
 */
export class PlaceColumns {
  readonly statuses = createNumbers((length) => new Uint8Array(length));
  readonly ids = createTexts();
  readonly names = createTexts();
  /** The other names of each place, one on each line. */
  readonly otherNames = createTexts();
  /** The folded names and addresses that searches match. */
  readonly texts = createTexts();
  readonly nameKeys = createTexts();
  readonly ratings = createNumbers(float64);
  /** 1 for a place whose opening hours are those of a hotel's reception. */
  readonly receptions = createNumbers((length) => new Uint8Array(length));
  /** 1 for a chosen place. */
  readonly chosen = createNumbers((length) => new Uint8Array(length));
  /** How many of the opening hours, the website and the description of each place are known. */
  readonly known = createNumbers((length) => new Uint8Array(length));
  readonly latitudes = createNumbers(float64);
  readonly longitudes = createNumbers(float64);
  /** Each position as a point on a globe of radius 1. */
  readonly points = { x: createNumbers(float64), y: createNumbers(float64), z: createNumbers(float64) };
  /** The number of the opening hours' text in `hoursTexts`; 0 when the hours are unknown. */
  readonly hours = createNumbers((length) => new Uint32Array(length));
  /** Numbers of the distinct texts of opening hours, from 1. Texts are never removed. */
  readonly hoursTexts = new Map<string, number>();
  /** For each category, the distinct lists of values, and the number of each row's list. */
  readonly lists = mapCategories(createLists);
  readonly dictionaries = mapCategories(createDictionary);
  readonly grams = createGramIndex();
  #removed = 0;
  #chosenCount = 0;

  /** Number of rows, including removed ones. */
  get length(): number {
    return this.statuses.length;
  }

  /** Number of rows without removed ones. */
  get size(): number {
    return this.length - this.#removed;
  }

  /** Number of chosen places, without removed ones. */
  get chosenCount(): number {
    return this.#chosenCount;
  }

  get removed(): number {
    return this.#removed;
  }

  get byteLength(): number {
    const { ids, names, otherNames, texts, nameKeys, points, grams } = this;
    const columns = [
      this.statuses,
      this.ratings,
      this.latitudes,
      this.longitudes,
      points.x,
      points.y,
      points.z,
      this.hours,
      this.known,
      this.receptions,
      this.chosen,
    ];
    const textColumns = [ids, names, otherNames, texts, nameKeys];
    const inLists = Object.values(this.lists).flatMap(({ numbers, values, starts }) => [numbers, values, starts]);
    const bytes = textColumns.reduce((sum, each) => sum + each.bytes.length, grams.byteLength);
    return [...columns, ...textColumns.map(({ starts }) => starts), ...inLists].reduce(
      (sum, { values }) => sum + values.byteLength,
      bytes,
    );
  }

  /**
   * Adds a place as a new row. @throws RangeError when there are more distinct values than a column can hold; then no
   * row is added.
   */
  add(place: IndexedPlace): void {
    // Everything that can throw runs first: a row is added completely or not at all.
    const numbers = mapCategories((category) => [
      ...new Set(valuesOf(place, category).map((value) => this.dictionaries[category].add(value))),
    ]);
    for (const category of FILTER_CATEGORIES) {
      this.lists[category].push(numbers[category]);
      for (const number of numbers[category]) this.dictionaries[category].use(number, 1);
    }
    this.#addTexts(place);
    this.#addPoint(place.coordinates?.latitude ?? Number.NaN, place.coordinates?.longitude ?? Number.NaN);
    this.ratings.push(place.rating ?? Number.NaN);
    this.hours.push(place.openingHours === null ? NO_HOURS : numberOf(this.hoursTexts, place.openingHours));
    this.receptions.push(areReceptionHours(place) ? 1 : 0);
    this.chosen.push(place.isChosen ? 1 : 0);
    this.#chosenCount += place.isChosen ? 1 : 0;
    this.known.push([place.openingHours, place.website, place.description].filter((each) => each !== null).length);
    this.statuses.push(PLACE_STATUSES.indexOf(place.placeStatus));
  }

  #addTexts({ id, name, otherNames, address }: IndexedPlace): void {
    const { texts, length: row } = this;
    this.ids.push(id);
    this.names.push(name);
    this.otherNames.push(otherNames.join("\n"));
    this.nameKeys.push(sortKey(name));
    texts.push(searchText({ name, address }));
    this.grams.add(row, texts.bytes, texts.starts.values[row] ?? 0, texts.starts.values[row + 1] ?? 0);
  }

  #addPoint(latitude: number, longitude: number): void {
    this.latitudes.push(latitude);
    this.longitudes.push(longitude);
    const { x, y, z } = pointOf({ latitude, longitude });
    this.points.x.push(x);
    this.points.y.push(y);
    this.points.z.push(z);
  }

  remove(row: number): void {
    this.statuses.values[row] = REMOVED;
    this.#removed += 1;
    this.#chosenCount -= this.chosen.values[row] ?? 0;
    for (const category of FILTER_CATEGORIES) {
      for (const number of this.listOf(category, row)) this.dictionaries[category].use(number, -1);
    }
  }

  isListed(row: number): boolean {
    return this.statuses.values[row] !== REMOVED;
  }

  /** Returns the numbers of a row's values in the dictionary of the category. */
  listOf(category: FilterCategory, row: number): Uint16Array {
    const { numbers, values, starts } = this.lists[category];
    const list = numbers.values[row] ?? 0;
    return values.values.subarray(starts.values[list], starts.values[list + 1]);
  }

  compareIds(a: number, b: number): number {
    return compareRows(this.ids, a, b);
  }

  compareNames(a: number, b: number): number {
    return compareRows(this.nameKeys, a, b) || compareRows(this.ids, a, b);
  }

  /** Compares the id of a row with an id in UTF-8. */
  compareId(row: number, id: Uint8Array): number {
    const { bytes, starts } = this.ids;
    return compareBytes(bytes, starts.values[row] ?? 0, starts.values[row + 1] ?? 0, id, 0, id.length);
  }
}

function numberOf(numbers: Map<string, number>, text: string): number {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return number;
}
