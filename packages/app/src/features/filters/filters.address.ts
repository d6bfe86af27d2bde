import { type FilterState, INITIAL_FILTERS, SORT_FIELDS, type SortField } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import { loadFilters, saveFilters } from "./filters.storage.ts";
import { filtersFromSearch, filtersToSearch } from "./filters.url.ts";

const storage = () => localStorage;
/** Without a confirmed location there are no travel times to sort by. */
export const SORTABLE: readonly SortField[] = SORT_FIELDS.filter((field) => field !== "travelTime");

/** The filters this visit stands at: what the address names, and what was kept of the rest. */
export function readAddress(): FilterState {
  const filters = filtersFromSearch(location.search, loadFilters(storage));
  return SORTABLE.includes(filters.sortBy) ? filters : { ...filters, sortBy: INITIAL_FILTERS.sortBy };
}

/** Keeps the filters: in the address as a step to go back to or in place of the one there, and past a reload. */
export function rememberFilters(filters: FilterState, step: "new" | "same"): void {
  saveFilters(storage, filters);
  const address = `/${filtersToSearch(filters)}`;
  if (step === "same" || address === `${location.pathname}${location.search}`)
    history.replaceState(history.state, "", address);
  else history.pushState(history.state, "", address);
}

/** Told of the filters that the address asks for when it changes by itself: back, forward. */
export function useAddress(onChange: (filters: FilterState) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const changed = () => {
      if (location.pathname === "/") latest.current(readAddress());
    };
    addEventListener("popstate", changed);
    return () => removeEventListener("popstate", changed);
  }, []);
}
