import {
  type FilterCategory,
  type FilterState,
  isNegated,
  type PlaceStatus,
  type TransportMode,
} from "@flaneur/domain";

/** A filter in force, which a chip shows and takes back. */
export type ActiveFilter =
  | { readonly kind: "value"; readonly category: FilterCategory; readonly value: string; readonly negated: boolean }
  | { readonly kind: "search"; readonly text: string }
  | { readonly kind: "status"; readonly status: PlaceStatus }
  | { readonly kind: "travel"; readonly minutes: number; readonly mode: TransportMode };

const isIncluded = (filter: ActiveFilter): boolean => filter.kind === "value" && !filter.negated;

/** The filters in force: the search first, then in the order of the sidebar. */
export function activeFilters(filters: FilterState): readonly ActiveFilter[] {
  const { search, maxTravelTime, transportMode, placeStatuses } = filters;
  const values = (category: FilterCategory) =>
    filters[category].map(
      (value): ActiveFilter => ({ kind: "value", category, value, negated: isNegated(filters, category, value) }),
    );
  return [
    ...(search === "" ? [] : [{ kind: "search", text: search } as const]),
    ...values("types"),
    ...values("arrondissements"),
    ...(maxTravelTime === null ? [] : [{ kind: "travel", minutes: maxTravelTime, mode: transportMode } as const]),
    // Excluded ones first, so that nothing stands between the tags that 'any of' introduces.
    ...values("tags").toSorted((a, b) => Number(isIncluded(a)) - Number(isIncluded(b))),
    ...placeStatuses.map((status): ActiveFilter => ({ kind: "status", status })),
  ];
}
