/**
 * The overlays that 'back' closes: the full-screen sheets of a phone, the dialogs of the filters, the lightbox, and
 * "Paris in your pocket".
 */
const SHEETS = ["filters", "search", "views", "advancedFilters", "allTags", "lightbox", "pocket"] as const;

export type SheetName = (typeof SHEETS)[number];

/** What the listing stores in a history entry in addition to its URL. */
export interface ListingEntryState {
  /** The invalid values that were removed from the URL of this entry. They are shown until the next choice. */
  readonly dropped?: readonly string[];
  /** The query of the shared view that these filters come from. Its name is shown again when its filters are. */
  readonly view?: string;
}

/** The state of a history entry. */
export interface EntryState {
  /** The sheet that covers the page. 'Back' closes it. */
  readonly sheet?: SheetName;
  /** Whether a link in the sheet of the entry before led to this entry. 'Back to places' then also leaves that sheet. */
  readonly cameFromSheet?: true;
  /** Present if the listing wrote this entry. The stored preferences then do not apply to its URL. */
  readonly listing?: ListingEntryState;
  /** Whether the entry is the same page with another content, so that its scroll position stays. */
  readonly keepsScroll?: true;
  /** The id of the place that the map of the listing selects when it opens. */
  readonly selected?: string;
}

/** Parses the state of an entry, which another version of the app may have written. Invalid fields are omitted. */
export function readEntryState(state: unknown): EntryState {
  if (typeof state !== "object" || state === null) return {};
  const { sheet, cameFromSheet, listing, keepsScroll, selected } = state as {
    readonly [Key in keyof EntryState]: unknown;
  };
  return {
    ...(isSheet(sheet) && { sheet }),
    ...(cameFromSheet === true && { cameFromSheet }),
    ...(typeof listing === "object" && listing !== null && { listing: readListing(listing) }),
    ...(keepsScroll === true && { keepsScroll }),
    ...(typeof selected === "string" && { selected }),
  };
}

function readListing(listing: object): ListingEntryState {
  const { dropped, view } = listing as { readonly [Key in keyof ListingEntryState]: unknown };
  return {
    ...(Array.isArray(dropped) && { dropped: dropped.filter((value) => typeof value === "string") }),
    ...(typeof view === "string" && { view }),
  };
}

const isSheet = (value: unknown): value is SheetName => (SHEETS as readonly unknown[]).includes(value);
