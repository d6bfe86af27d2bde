import type { FilterOptions } from "@flaneur/domain";
import type { Loaded } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useLoaded } from "../../query/use-loaded.ts";
import type { FiltersRef } from "./filters.machine.ts";

/** Returns the filter options, and a stable function that loads them again. */
export function useFilterOptions(filters: FiltersRef): {
  readonly options: Loaded<FilterOptions>;
  readonly retry: () => void;
} {
  const actor = useSelector(filters, ({ children }) => children.options);
  const retry = useCallback(() => actor?.send({ type: "query.retry" }), [actor]);
  return { options: useLoaded(actor), retry };
}
