import type { SortState } from "./sort-state.ts";

/** What the listing has to say beside its count: what an address named in vain, and what a choice still waits for. */
export function notices(dropped: readonly string[], sort: SortState): readonly string[] {
  return [
    ...(dropped.length === 0 ? [] : [`Left out, because there is no such value: ${dropped.join(", ")}.`]),
    ...(sort.waiting ? ["Sorted by name until you set a location."] : []),
  ];
}
