/**
 * The overlays that 'back' closes: the full-screen sheets of a phone, the dialogs of the filters, the lightbox, and
 * "Paris in your pocket".
 */
const SHEETS = ["filters", "search", "views", "advancedFilters", "allTags", "lightbox", "pocket"] as const;

export type SheetName = (typeof SHEETS)[number];

/** The state of a history entry. */
export interface EntryState {
  /** The sheet that covers the page. 'Back' closes it. */
  readonly sheet?: SheetName;
  /** Whether a link in the sheet of the entry before led to this entry. 'Back to places' then also leaves that sheet. */
  readonly cameFromSheet?: true;
  /** Whether the filters wrote this entry. They then ignore it. */
  readonly writtenBy?: "filters";
  /** Whether the entry is the same page with another content, so that its scroll position stays. */
  readonly keepsScroll?: true;
  /** The id of the place that the map of the listing selects when it opens. */
  readonly selected?: string;
}

/** Parses the state of an entry, which another version of the app may have written. Invalid fields are omitted. */
export function readEntryState(state: unknown): EntryState {
  if (typeof state !== "object" || state === null) return {};
  const { sheet, cameFromSheet, writtenBy, keepsScroll, selected } = state as {
    readonly [Key in keyof EntryState]: unknown;
  };
  return {
    ...(isSheet(sheet) && { sheet }),
    ...(cameFromSheet === true && { cameFromSheet }),
    ...(writtenBy === "filters" && { writtenBy }),
    ...(keepsScroll === true && { keepsScroll }),
    ...(typeof selected === "string" && { selected }),
  };
}

const isSheet = (value: unknown): value is SheetName => (SHEETS as readonly unknown[]).includes(value);
