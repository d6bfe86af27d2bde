import { compareCodePoints } from "./fold.ts";
import type { Place } from "./place.ts";
import type { PlaceFilters } from "./place-filters.ts";
import { isAscending, type PlaceSort, SORT_FIELDS, SORT_ORDERS, type SortKey, sortKeyOf } from "./place-sort.ts";

/**
 * Where a page of a list starts: right after a place, identified by its sort key and id. Pages that are counted from
 * this start do not shift when places before it are added or removed.
 */
export interface PageStart {
  /** The page that starts there. */
  readonly page: number;
  readonly sort: PlaceSort;
  /** The sort key and the id of the place before the page. The place may have been removed since. */
  readonly key: SortKey;
  readonly id: string;
}

/** The longest text of a page start, in characters. */
export const MAX_PAGE_START = 1_000;

/** Returns the start of the page that follows a place in a list with these filters. */
export const startAfter = (place: Place, sort: PlaceSort, page: number, filters: PlaceFilters): PageStart => ({
  page,
  sort,
  key: sortKeyOf(place, sort.field, filters),
  id: place.id,
});

/** Writes a page start: `2~name-asc~septime~septime`. Returns null if the text would be too long. */
export function pageStartText({ page, sort, key, id }: PageStart): string | null {
  const text = `${page}~${sort.field}-${sort.order}~${key ?? ""}~${id}`;
  return text.length > MAX_PAGE_START ? null : text;
}

const NUMERIC: ReadonlySet<string> = new Set(["rating", "travelTime"] satisfies PlaceSort["field"][]);
const FORMAT = /^([1-9]\d{0,6})~([a-zA-Z]+)-(asc|desc)~([^~]*)~(.+)$/s;

/** Parses the text of a page start; returns null for any other text. */
export function parsePageStart(text: string): PageStart | null {
  if (text.length > MAX_PAGE_START) return null;
  const [, page, fieldText, orderText, keyText = "", id = ""] = FORMAT.exec(text) ?? [];
  const field = SORT_FIELDS.find((one) => one === fieldText);
  const order = SORT_ORDERS.find((one) => one === orderText);
  if (page === undefined || field === undefined || order === undefined) return null;
  const key = field !== "name" && keyText === "" ? null : NUMERIC.has(field) ? Number(keyText) : keyText;
  return typeof key === "number" && !Number.isFinite(key)
    ? null
    : { page: Number(page), sort: { field, order }, key, id };
}

/**
 * Returns the number of rows between the page start and the first row of a page; negative for an earlier page. Returns
 * null without a page start, for the first page, and for a start in another order: count the page from the first place.
 */
export function rowsAfterStart(
  start: PageStart | null | undefined,
  { sort, page, limit }: { readonly sort: PlaceSort; readonly page: number; readonly limit: number },
): number | null {
  if (start == null || page === 1 || start.sort.field !== sort.field || start.sort.order !== sort.order) return null;
  return (page - start.page) * limit;
}

/** Compares a place with a page start in the order of the list: above 0 if the place is on the page or after it. */
export function compareWithStart({ sort, key, id }: PageStart, ownKey: SortKey, ownId: string): number {
  if (ownKey === null || key === null)
    return Number(ownKey === null) - Number(key === null) || compareCodePoints(ownId, id);
  const difference =
    typeof ownKey === "number" && typeof key === "number"
      ? ownKey - key
      : compareCodePoints(String(ownKey), String(key));
  return (isAscending(sort) ? difference : -difference) || compareCodePoints(ownId, id);
}
