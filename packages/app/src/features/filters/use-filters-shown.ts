import type { FilterOptions, FilterState } from "@flaneur/domain";
import { type FiltersState, filtersState, type Listing, type Loaded } from "@flaneur/ui/places-screen";
import { useEffect, useMemo, useRef } from "react";

interface FiltersShownOptions {
  readonly filters: FilterState;
  readonly options: Loaded<FilterOptions>;
  readonly facets: Listing["facets"] | null;
  readonly countsFailed: boolean;
}

/** Returns the props of the sidebar. The object is stable while its content is the same. */
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
