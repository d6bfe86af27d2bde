import {
  CATEGORIES,
  FILTER_CATEGORIES,
  type FilterCategory,
  type FilterState,
  type HoursChoice,
  type HoursState,
  isNegated,
  type Near,
  nearestAround,
  type PlaceStatus,
  type TransportMode,
} from "@flaneur/domain";

/** An active filter, which a chip shows and removes. */
export type ActiveFilter =
  | { readonly kind: "value"; readonly category: FilterCategory; readonly value: string; readonly negated: boolean }
  | { readonly kind: "wish"; readonly tag: string }
  | { readonly kind: "search"; readonly text: string }
  | { readonly kind: "status"; readonly status: PlaceStatus }
  /** `letGo` is present if no place near the point has everything, and the nearest places outside are listed. */
  | { readonly kind: "near"; readonly near: Near; readonly letGo?: true }
  | { readonly kind: "mentions"; readonly text: string }
  | { readonly kind: "chosen" }
  | { readonly kind: "area" }
  | { readonly kind: "hours"; readonly moment: HoursChoice["moment"]; readonly state: HoursState }
  | { readonly kind: "travel"; readonly minutes: number; readonly mode: TransportMode };

export const ABOVE_TRAVEL_TIME = FILTER_CATEGORIES.filter((category) => CATEGORIES[category].section === "above");
export const BELOW_TRAVEL_TIME = FILTER_CATEGORIES.filter((category) => CATEGORIES[category].section === "below");

const isIncluded = (filter: ActiveFilter): boolean => filter.kind === "value" && !filter.negated;

function nearFilters(filters: FilterState): readonly ActiveFilter[] {
  const { near } = filters;
  if (near === null) return [];
  return [nearestAround(filters) === null ? { kind: "near", near } : { kind: "near", near, letGo: true }];
}

/**
 * Returns the active filters: 'Chosen' and the search first, then the filters of the sidebar in its order, then the mentioned words, the
 * wishes, the statuses and the area. 'Near …' is before the travel time. In a category below the travel time, excluded values are first.
 */
export function activeFilters(filters: FilterState): readonly ActiveFilter[] {
  const { wishes, search, mentions, chosenOnly, maxTravelTime, transportMode, placeStatuses, area, hours } = filters;
  const values = (category: FilterCategory) =>
    filters[category].map(
      (value): ActiveFilter => ({ kind: "value", category, value, negated: isNegated(filters, category, value) }),
    );
  return [
    ...(chosenOnly ? [{ kind: "chosen" } as const] : []),
    ...(search === "" ? [] : [{ kind: "search", text: search } as const]),
    ...ABOVE_TRAVEL_TIME.flatMap(values),
    ...nearFilters(filters),
    ...(maxTravelTime === null ? [] : [{ kind: "travel", minutes: maxTravelTime, mode: transportMode } as const]),
    ...(hours === null ? [] : hours.states.map((state) => ({ kind: "hours", moment: hours.moment, state }) as const)),
    // Excluded tags come first, so that the included tags after 'any of' are adjacent.
    ...BELOW_TRAVEL_TIME.flatMap((category) =>
      values(category).toSorted((a, b) => Number(isIncluded(a)) - Number(isIncluded(b))),
    ),
    ...(mentions === "" ? [] : [{ kind: "mentions", text: mentions } as const]),
    ...wishes.map((tag): ActiveFilter => ({ kind: "wish", tag })),
    ...placeStatuses.map((status): ActiveFilter => ({ kind: "status", status })),
    ...(area === null ? [] : [{ kind: "area" } as const]),
  ];
}
