import type { FilterOptions, FilterState, ListPreferences } from "@flaneur/domain";
import { useIsHydrated } from "@flaneur/ui";
import { useEffect, useMemo, useState } from "react";
import { type Store, useStore } from "../../page/store.ts";
import { useEntry } from "../../routing/entry-context.tsx";
import { type ReadAddress, shownViewName } from "./filters.address.ts";
import { corrected } from "./filters.changes.ts";
import type { FiltersRef } from "./filters.machine.ts";
import { readEntry } from "./listing-entry.ts";

interface FiltersOptions {
  readonly filtersActor: FiltersRef;
  readonly preferences: Store<ListPreferences>;
  /** All values of the filters, or null until they are loaded. */
  readonly options: FilterOptions | null;
}

interface ShownFilters extends Pick<ReadAddress, "filters" | "dropped"> {
  /** The name of the shared view whose filters are shown, or null. */
  readonly viewName: string | null;
}

/** Returns the filters of the rendered URL. The object `filters` stays the same while they are equal. */
export function useFilters({ filtersActor, preferences, options }: FiltersOptions): ShownFilters {
  const entry = useEntry();
  const stored = useStore(preferences);
  const read = useMemo(() => {
    const written = readEntry(entry, stored);
    return options === null ? written : corrected(written, options);
  }, [entry, stored, options]);
  // The server renders '/' with the default preferences. The stored ones apply once the page is hydrated.
  const isHydrated = useIsHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every entry, and for the stored preferences.
  useEffect(() => {
    if (isHydrated) filtersActor.send({ type: "address.settle", options });
  }, [isHydrated, filtersActor, options, read]);
  return { filters: useStable(read.filters), dropped: read.dropped, viewName: shownViewName(read) };
}

/** Returns the earlier object while a later one equals it, so that nothing is loaded or rendered again. */
function useStable(latest: FilterState): FilterState {
  const [filters, setFilters] = useState(latest);
  if (filters === latest || JSON.stringify(filters) === JSON.stringify(latest)) return filters;
  setFilters(latest);
  return latest;
}
