import {
  betweenBefore,
  FILTER_CATEGORIES,
  type FilterState,
  isNegated,
  setBetween,
  setNegation,
  setPage,
  setSearch,
  setValues,
} from "@flaneur/domain";

const MAX_VALUES = 100;
const MAX_SEARCH = 200;

/**
 * The filters as they stand in the address, so that a link shows what its sender saw:
 * `?search=zinc&types=Bar&not-types=Club&tags=Quiet&tags-join=OR&page=2`. Defaults are left out.
 */
export function filtersToSearch(filters: FilterState): string {
  const parameters = new URLSearchParams();
  if (filters.search !== "") parameters.set("search", filters.search);
  for (const category of FILTER_CATEGORIES) {
    for (const value of filters[category]) {
      parameters.append(isNegated(filters, category, value) ? `not-${category}` : category, value);
    }
    if (betweenBefore(filters, category) === "OR") parameters.set(`${category}-join`, "OR");
  }
  if (filters.page > 1) parameters.set("page", String(filters.page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Takes over what an address asks for; what cannot be read is left out. */
export function filtersFromSearch(search: string, initial: FilterState): FilterState {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.getAll(name).filter(Boolean).slice(0, MAX_VALUES);
  let filters = setSearch(initial, (parameters.get("search") ?? "").slice(0, MAX_SEARCH));
  for (const category of FILTER_CATEGORIES) {
    filters = setValues(filters, category, read(category));
    for (const value of read(`not-${category}`)) filters = setNegation(filters, category, value, true);
  }
  for (const category of FILTER_CATEGORIES) {
    if (parameters.get(`${category}-join`) === "OR") filters = setBetween(filters, category, "OR");
  }
  const page = Number(parameters.get("page"));
  return Number.isInteger(page) && page > 1 && page < 1_000_000 ? setPage(filters, page) : filters;
}
