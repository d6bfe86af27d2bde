import type { Messages } from "../messages/catalogue.ts";
import type { SortState } from "./sort-state.ts";

/** Returns the notices below the count: unknown values of the URL, and a sort or filter that needs a location. */
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
