import type { Messages } from "../messages/en.ts";
import type { SortState } from "./sort-state.ts";

/** What the listing has to say beside its count: what an address named in vain, and what a choice still waits for. */
export function notices(dropped: readonly string[], sort: SortState, { listing }: Messages): readonly string[] {
  return [...(dropped.length === 0 ? [] : [listing.dropped(dropped)]), ...(sort.waiting ? [listing.sortWaits] : [])];
}
