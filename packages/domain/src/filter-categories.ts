import { parseArrondissement } from "./arrondissement.ts";
import { compareTypes, type Place } from "./place.ts";
import { recordOf } from "./record-of.ts";

/** The names of the fields of a place that hold a value of this type. */
type FieldsOf<Value> = { [Field in keyof Place]: Place[Field] extends Value ? Field : never }[keyof Place];

/** Values that the data name: a REST call lists them. */
interface ListedValues {
  /** Reads a value as an address or a REST call writes it; null for what cannot be one. */
  readonly read: (text: string) => string | null;
  readonly compare: (a: string, b: string) => number;
}

interface CategoryDefinition {
  /** The field of a place with its values: a list, or one value that is null where it is unknown. */
  readonly field: FieldsOf<readonly string[] | string | null>;
  /** All values in the order in which they are shown, where the code names them. */
  readonly values: readonly [string, ...string[]] | ListedValues;
  /** Whether a view saves the values. Opening its tab filters by 'applied' ones; its form alone shows 'kept' ones (§4). */
  readonly inViews: "applied" | "kept" | "never";
  /** Where the section is in the sidebar, seen from the section of the travel time. */
  readonly section: "above" | "below";
}

const asWritten = (text: string): string => text;
const byName = (a: string, b: string): number => a.localeCompare(b, "fr");

/**
 * The one table of what places are filtered by, in the order in which categories combine (left to right). REST
 * parameters, GraphQL inputs, addresses, both searches, saved views and the screens derive from it. The texts are in
 * `filter-category-docs.ts`, for those who call the API, and in `categories.ts` of each language in `ui/src/messages`, for visitors.
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
} as const satisfies Readonly<Record<string, CategoryDefinition>>;

type Table = typeof TABLE;
export type FilterCategory = keyof Table;
/** The categories whose definition has this value. */
type CategoriesWith<Key extends keyof CategoryDefinition, Value> = {
  [Category in FilterCategory]: Table[Category][Key] extends Value ? Category : never;
}[FilterCategory];

/** The categories whose values the data name. */
export type ListedCategory = CategoriesWith<"values", ListedValues>;
/** The categories that a view saves (§3). */
export type SavedCategory = CategoriesWith<"inViews", "applied" | "kept">;
/** The fields of a place that have values of categories. */
export type CategoryField = Table[FilterCategory]["field"];

export const CATEGORIES: Readonly<Record<FilterCategory, CategoryDefinition & { readonly field: CategoryField }>> =
  TABLE;
export const FILTER_CATEGORIES = Object.keys(TABLE) as readonly FilterCategory[];

export const isCategory = (text: string): text is FilterCategory => Object.hasOwn(TABLE, text);
/** Whether values are an array and not a description of listed ones: `Array.isArray` does not narrow readonly arrays. */
const isNamed = (values: CategoryDefinition["values"]): values is readonly [string, ...string[]] => !("read" in values);

/** Whether the data name the values of a category. */
export const isListed = (category: FilterCategory): category is ListedCategory => !isNamed(CATEGORIES[category].values);

/** All values of a category that the code names, in their order; null where the data name them. */
export function namedValues(category: FilterCategory): readonly [string, ...string[]] | null {
  const { values } = CATEGORIES[category];
  return isNamed(values) ? values : null;
}

/** Reads a value as an address or a REST call writes it; null for what cannot be one. */
export function readValue(category: FilterCategory, text: string): string | null {
  const { values } = CATEGORIES[category];
  return isNamed(values) ? (values.find((value) => value === text) ?? null) : values.read(text);
}

/** Compares values of a category by the order in which they are shown. */
export function compareValues(category: FilterCategory, a: string, b: string): number {
  const { values } = CATEGORIES[category];
  return isNamed(values) ? values.indexOf(a) - values.indexOf(b) : values.compare(a, b);
}

const isSaved = (category: FilterCategory): category is SavedCategory => CATEGORIES[category].inViews !== "never";
export const SAVED_CATEGORIES = FILTER_CATEGORIES.filter(isSaved);

/** One result for each category. */
export const mapCategories = <Result>(write: (category: FilterCategory) => Result) =>
  recordOf(FILTER_CATEGORIES, write);

/** One result for each category that a view saves. */
export const mapSavedCategories = <Result>(write: (category: SavedCategory) => Result) =>
  recordOf(SAVED_CATEGORIES, write);

/** The fields with a place's values. A database or a file may hold other texts than `Place` allows. */
export type CategoryFields = {
  readonly [Field in CategoryField]: Place[Field] extends readonly string[] ? readonly string[] : string | null;
};

/** The values a place has in a category. */
export function valuesOf(place: CategoryFields, category: FilterCategory): readonly string[] {
  const value: readonly string[] | string | null = place[CATEGORIES[category].field];
  if (value === null) return [];
  return typeof value === "string" ? [value] : value;
}

/** Only the fields with values of categories: of a place, or of the columns of a table. */
export const pickCategoryFields = <Source extends Readonly<Record<CategoryField, unknown>>>(source: Source) =>
  recordOf(
    FILTER_CATEGORIES.map((category) => CATEGORIES[category].field),
    (field) => source[field],
  ) as Pick<Source, CategoryField>;
