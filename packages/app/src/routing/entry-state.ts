/** What covers a page and is closed by going back: the full-screen sheets of a phone, dialogs of the filters, the lightbox. */
export type SheetName = "filters" | "search" | "views" | "advancedFilters" | "allTags" | "lightbox";

/** What an entry of the browser's history knows beside its address. */
export interface EntryState {
  /** The sheet that covers the page: going back closes it. */
  readonly sheet?: SheetName;
  /** The filters wrote this entry themselves: to them it is no news. */
  readonly writtenBy?: "filters";
}

const SHEETS: readonly unknown[] = [
  "filters",
  "search",
  "views",
  "advancedFilters",
  "allTags",
  "lightbox",
] satisfies SheetName[];

/** The state of an entry, which may come from another version of the app: what cannot be read is left out. */
export function readEntryState(state: unknown): EntryState {
  if (typeof state !== "object" || state === null) return {};
  const { sheet, writtenBy } = state as { readonly [Key in keyof EntryState]: unknown };
  return {
    ...(isSheet(sheet) && { sheet }),
    ...(writtenBy === "filters" && { writtenBy }),
  };
}

const isSheet = (value: unknown): value is SheetName => SHEETS.includes(value);
