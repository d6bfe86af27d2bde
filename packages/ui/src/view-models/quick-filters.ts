import { type Facets, type FilterState, isWished, QUICK_TAGS, type QuickTag } from "@flaneur/domain";

/** A filter or an action of the row of chips. */
export type QuickFilter =
  /** Lists only chosen places. Absent if all places are chosen. */
  | { readonly kind: "chosen"; readonly pressed: boolean }
  /** Sorts by travel time. */
  | { readonly kind: "nearMe"; readonly pressed: boolean }
  /** `count` is null while it is unknown. */
  | { readonly kind: "openNow"; readonly pressed: boolean; readonly count: number | null }
  | { readonly kind: "tag"; readonly tag: QuickTag; readonly pressed: boolean; readonly count: number | null }
  /** Opens a random place of the listing. */
  | { readonly kind: "surprise"; readonly available: boolean };

interface Known {
  readonly filters: FilterState;
  /** The counts of the values, or null until the first listing has loaded. */
  readonly facets: Facets | null;
  /** Whether a location is confirmed. */
  readonly located: boolean;
  /** The number of places in the listing, or null while it is unknown. */
  readonly total: number | null;
  /** Whether chosen places and others are listed, so that there is a quick filter for the chosen ones. */
  readonly hasOthers: boolean;
}

const countOf = (counts: readonly { readonly value: string; readonly count: number }[], value: string): number =>
  counts.find((facet) => facet.value === value)?.count ?? 0;

/** Returns the quick filters with their states and counts. */
export function quickFilters({ filters, facets, located, total, hasOthers }: Known): readonly QuickFilter[] {
  const { hours } = filters;
  // With 'Open at…', the counts are those of another moment.
  const isCounted = hours === null || hours.moment === "now";
  return [
    ...(hasOthers ? [{ kind: "chosen", pressed: filters.chosenOnly } as const] : []),
    { kind: "nearMe", pressed: located && filters.sortBy === "travelTime" },
    {
      kind: "openNow",
      pressed: hours?.moment === "now" && hours.states.includes("open"),
      // In an empty list without a filter by hours, the count is 0, even before the facets are loaded. With a filter by
      // hours, the facets decide: that filter may be the reason for the empty list, and a press replaces it.
      count: hours === null && total === 0 ? 0 : isCounted && facets !== null ? countOf(facets.hours, "open") : null,
    },
    ...QUICK_TAGS.map(
      (tag): QuickFilter => ({
        kind: "tag",
        tag,
        pressed: isWished(filters, tag),
        count: facets === null ? null : countOf(facets.wishes, tag),
      }),
    ),
    { kind: "surprise", available: total !== null && total > 0 },
  ];
}

/** Whether a press of a quick filter has an effect. A pressed filter can always be released. */
export function hasEffect(quick: QuickFilter): boolean {
  if (quick.kind === "surprise") return quick.available;
  return quick.kind === "chosen" || quick.kind === "nearMe" || quick.pressed || quick.count !== 0;
}
