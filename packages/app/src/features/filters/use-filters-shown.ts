import type { FilterOptions, FilterState } from "@flaneur/domain";
import { type FiltersState, filtersState, type Listing, type Loaded } from "@flaneur/ui/places-screen";
import { useEffect, useMemo, useRef } from "react";
import type { FiltersRef } from "./filters.machine.ts";

interface FiltersShownOptions {
  readonly filters: FilterState;
  readonly filtersActor: FiltersRef;
  readonly options: Loaded<FilterOptions>;
  readonly facets: Listing["facets"] | null;
  /** Whether the counts did not come. */
  readonly countsFailed: boolean;
}

/** What the sidebar shows. Values that do not exist, wherever they came from, are dropped from the filters. */
export function useFiltersShown(props: FiltersShownOptions): FiltersState {
  const { filters, filtersActor, facets, countsFailed } = props;
  const { result: options, failure } = props.options;
  // Whatever the filters come to be, by a link or by going back: the machine knows whether there is anything to correct.
  useEffect(() => {
    if (options !== null && (filters.types.length > 0 || filters.tags.length > 0)) {
      filtersActor.send({ type: "filter.correct", options });
    }
  }, [filters.types, filters.tags, options, filtersActor]);

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
