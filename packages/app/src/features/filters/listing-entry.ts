import { DEFAULT_PREFERENCES, INITIAL_FILTERS, type ListPreferences } from "@flaneur/domain";
import type { Entry, Navigation } from "../../routing/address-bar.ts";
import type { ListingEntryState } from "../../routing/entry-state.ts";
import { listingAddress, type ReadAddress, readAddress, viewQuery } from "./filters.address.ts";

/** Whether the listing wrote the entry, or its URL names its values: the stored preferences do not apply to it. */
const isSettled = ({ search, state }: Entry): boolean => search !== "" || state.listing !== undefined;

/**
 * Returns the filters of a history entry. On another page, these are the filters that the listing would open with.
 * @param preferences The stored preferences. They apply to the URL '/' until the listing has written the entry.
 */
export function readEntry({ pathname, search, state }: Entry, preferences: ListPreferences): ReadAddress {
  if (pathname !== "/") return { filters: { ...INITIAL_FILTERS, ...preferences }, view: null, dropped: [] };
  const { dropped = [], view = "" } = state.listing ?? {};
  const named = { ...DEFAULT_PREFERENCES, plainSort: preferences.plainSort };
  const read = readAddress(search, state.listing === undefined ? preferences : named);
  return {
    filters: read.filters,
    view: read.view ?? readAddress(view, named).view,
    dropped: [...new Set([...dropped, ...read.dropped])],
  };
}

function listingState({ view, dropped }: ReadAddress): ListingEntryState {
  return { ...(dropped.length > 0 && { dropped }), ...(view !== null && { view: viewQuery(view) }) };
}

/** Returns how to get from an entry to the filters. Null if the entry has them. */
export function navigation(entry: Entry, next: ReadAddress, step: Navigation["step"]): Navigation | null {
  const address = listingAddress(next);
  const listing = listingState(next);
  const { sheet } = entry.state;
  if (entry.pathname !== "/") return { address, step: sheet === undefined ? "new" : "same", state: { listing } };
  const state = { ...(sheet !== undefined && { sheet }), listing };
  if (entry.address === address) return isSettled(entry) ? null : { address, step: "same", state };
  // The choices made in a sheet change its entry. When it closes, they become one new entry (routing/entry-context.tsx).
  return { address, step: sheet === undefined ? step : "same", state };
}
