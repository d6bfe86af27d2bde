import {
  betweenBefore,
  FILTER_CATEGORIES,
  type FilterState,
  INITIAL_FILTERS,
  isNegated,
  PAGE_SIZES,
  SORT_FIELDS,
  SORT_ORDERS,
  setBetween,
  setNegation,
  setPage,
  setSearch,
  setValues,
} from "@flaneur/domain";

const MAX_VALUES = 100;

/**
 * The filters as they stand in the address, so that a link shows what its sender saw:
 * `?search=zinc&types=Bar&not-types=Club&tags=Quiet&tags-join=OR&sort=rating-desc&page=2`. Defaults are left out.
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
  if (filters.sortBy !== INITIAL_FILTERS.sortBy || filters.sortOrder !== INITIAL_FILTERS.sortOrder) {
    parameters.set("sort", `${filters.sortBy}-${filters.sortOrder}`);
  }
  if (filters.limit !== INITIAL_FILTERS.limit) parameters.set("limit", String(filters.limit));
  if (filters.page > 1) parameters.set("page", String(filters.page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/**
 * Takes over what an address asks for; what cannot be read is left out.
 * @param initial whose page size and order hold where the address names none.
 */
export function filtersFromSearch(search: string, initial: FilterState): FilterState {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.getAll(name).filter(Boolean).slice(0, MAX_VALUES);
  let filters = setPage(setSearch(initial, parameters.get("search") ?? ""), 1);
  for (const category of FILTER_CATEGORIES) {
    filters = setValues(filters, category, read(category));
    for (const value of read(`not-${category}`)) filters = setNegation(filters, category, value, true);
  }
  for (const category of FILTER_CATEGORIES) {
    if (parameters.get(`${category}-join`) === "OR") filters = setBetween(filters, category, "OR");
  }
  const [field, order] = (parameters.get("sort") ?? "").split("-");
  const sortBy = SORT_FIELDS.find((known) => known === field);
  const sortOrder = SORT_ORDERS.find((known) => known === order);
  if (sortBy !== undefined && sortOrder !== undefined) filters = { ...filters, sortBy, sortOrder };
  const limit = PAGE_SIZES.find((size) => String(size) === parameters.get("limit"));
  if (limit !== undefined) filters = { ...filters, limit };
  const page = Number(parameters.get("page"));
  return Number.isInteger(page) && page > 1 && page < 1_000_000 ? setPage(filters, page) : filters;
}
