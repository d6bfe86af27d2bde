import type { Messages } from "../messages/catalogue.ts";
import type { SortState } from "./sort-state.ts";

/** Notices below the listing's count: values of the address that do not exist, and what waits for a location. */
export function notices(
  dropped: readonly string[],
  sort: SortState,
  travel: "applies" | "waits",
  { listing }: Messages,
): readonly string[] {
  return [
    ...(dropped.length === 0 ? [] : [listing.dropped(dropped)]),
    ...(sort.waiting ? [listing.sortWaits] : []),
    ...(travel === "waits" ? [listing.travelWaits] : []),
  ];
}
