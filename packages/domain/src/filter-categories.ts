import { parseArrondissement } from "./arrondissement.ts";
import { NEIGHBOURHOODS } from "./neighbourhoods.ts";
import { compareTypes, type Place } from "./place.ts";
import { recordOf } from "./record-of.ts";

/** The names of the fields of a place that hold a value of this type. */
type FieldsOf<Value> = { [Field in keyof Place]: Place[Field] extends Value ? Field : never }[keyof Place];

/** Values that come from the data: a REST call lists them. */
interface ListedValues {
  /** Parses a value from a URL or a REST call; returns null for an impossible value. */
  readonly read: (text: string) => string | null;
  readonly compare: (a: string, b: string) => number;
}

interface CategoryDefinition {
  /** The field of a place with its values: a list, or one value that is null when unknown. */
  readonly field: FieldsOf<readonly string[] | string | null>;
  /** All values in display order, or how to read and compare values that come from the data. */
  readonly values: readonly [string, ...string[]] | ListedValues;
  /** Whether a view saves the values. The tab of a view filters by `applied` values, but not by `kept` values (§4). */
  readonly inViews: "applied" | "kept" | "never";
  /** Whether the section is above or below the travel time in the sidebar. */
  readonly section: "above" | "below";
}

const asWritten = (text: string): string => text;
const byName = (a: string, b: string): number => a.localeCompare(b, "fr");

/**
 * The categories that places are filtered by, in the order in which they combine (left to right). REST parameters,
 * GraphQL inputs, URLs, searches, saved views and screens derive from this table.
 */
const TABLE = {
  types: { field: "types", values: { read: asWritten, compare: compareTypes }, inViews: "applied", section: "above" },
  tags: { field: "tags", values: { read: asWritten, compare: byName }, inViews: "kept", section: "below" },
  arrondissements: {
    field: "arrondissement",
    values: { read: parseArrondissement, compare: byName },
    inViews: "applied",
    section: "above",
  },
  neighbourhoods: { field: "neighbourhoods", values: NEIGHBOURHOODS, inViews: "never", section: "above" },
} as const satisfies Readonly<Record<string, CategoryDefinition>>;

type Table = typeof TABLE;
export type FilterCategory = keyof Table;
/** The categories whose definition has `Value` under `Key`. */
type CategoriesWith<Key extends keyof CategoryDefinition, Value> = {
  [Category in FilterCategory]: Table[Category][Key] extends Value ? Category : never;
}[FilterCategory];

/** The categories whose values come from the data. */
export type ListedCategory = CategoriesWith<"values", ListedValues>;
/** The categories that a view saves (§3). */
export type SavedCategory = CategoriesWith<"inViews", "applied" | "kept">;
export type CategoryField = Table[FilterCategory]["field"];

export const CATEGORIES: Readonly<Record<FilterCategory, CategoryDefinition & { readonly field: CategoryField }>> =
  TABLE;
export const FILTER_CATEGORIES = Object.keys(TABLE) as readonly FilterCategory[];

export const isCategory = (text: string): text is FilterCategory => Object.hasOwn(TABLE, text);
/**
 * Whether the code names all values of a category. Used instead of `Array.isArray`, which does not narrow readonly
 * arrays.
 */
const isNamed = (values: CategoryDefinition["values"]): values is readonly [string, ...string[]] => !("read" in values);

/** Whether the values of a category come from the data. */
export const isListed = (category: FilterCategory): category is ListedCategory => !isNamed(CATEGORIES[category].values);

/**
 * Returns all values that the code defines for a category, in display order; null when the values come from the data.
 */
export function namedValues(category: FilterCategory): readonly [string, ...string[]] | null {
  const { values } = CATEGORIES[category];
  return isNamed(values) ? values : null;
}

/** Parses a value from a URL or a REST call; returns null for an impossible value. */
export function readValue(category: FilterCategory, text: string): string | null {
  const { values } = CATEGORIES[category];
  return isNamed(values) ? (values.find((value) => value === text) ?? null) : values.read(text);
}

/** Compares values of a category by display order. */
export function compareValues(category: FilterCategory, a: string, b: string): number {
  const { values } = CATEGORIES[category];
  return isNamed(values) ? values.indexOf(a) - values.indexOf(b) : values.compare(a, b);
}

const isSaved = (category: FilterCategory): category is SavedCategory => CATEGORIES[category].inViews !== "never";
export const SAVED_CATEGORIES = FILTER_CATEGORIES.filter(isSaved);

/** Returns a record with one result for each category. */
export const mapCategories = <Result>(write: (category: FilterCategory) => Result) =>
  recordOf(FILTER_CATEGORIES, write);

/** Returns a record with one result for each category that a view saves. */
export const mapSavedCategories = <Result>(write: (category: SavedCategory) => Result) =>
  recordOf(SAVED_CATEGORIES, write);

/**
 * The fields of a place that hold values of categories. A database or a file may hold other texts than `Place` allows.
 */
export type CategoryFields = {
  readonly [Field in CategoryField]: Place[Field] extends readonly string[] ? readonly string[] : string | null;
};

/** Returns the values that a place has in a category. */
export function valuesOf(place: CategoryFields, category: FilterCategory): readonly string[] {
  const value: readonly string[] | string | null = place[CATEGORIES[category].field];
  if (value === null) return [];
  return typeof value === "string" ? [value] : value;
}

/** Picks the fields that hold values of categories, from a place or from the columns of a table. */
export const pickCategoryFields = <Source extends Readonly<Record<CategoryField, unknown>>>(source: Source) =>
  recordOf(
    FILTER_CATEGORIES.map((category) => CATEGORIES[category].field),
    (field) => source[field],
  ) as Pick<Source, CategoryField>;
