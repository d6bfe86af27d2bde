import type { FilterOptions, FilterState } from "@flaneur/domain";
import { type FiltersState, filtersState, type Listing, type Loaded } from "@flaneur/ui/places-screen";
import { useEffect, useMemo, useRef } from "react";

interface FiltersShownOptions {
  readonly filters: FilterState;
  readonly options: Loaded<FilterOptions>;
  /** The counts of the listing; null while they are unknown. */
  readonly facets: Listing["facets"] | null;
  /** Whether the listing, and with it the counts, could not be loaded. */
  readonly countsFailed: boolean;
}

/** Returns the state of the sidebar. Unchanged lists of options keep their identity, but the object itself may not. */
export function useFiltersShown(props: FiltersShownOptions): FiltersState {
  const { filters, facets, countsFailed } = props;
  const { result: options, failure } = props.options;
  const failed = failure !== null || countsFailed;
  const before = useRef<FiltersState>(undefined);
  const shown = useMemo(
    () => filtersState({ options, failed, facets, filters }, before.current),
    [options, failed, facets, filters],
  );
  useEffect(() => {
    before.current = shown;
  });
  return shown;
}
