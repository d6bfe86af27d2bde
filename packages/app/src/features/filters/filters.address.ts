import {
  areaText,
  betweenBefore,
  FILTER_CATEGORIES,
  type FilterCategory,
  type FilterState,
  fold,
  hoursChoiceText,
  INITIAL_FILTERS,
  isNegated,
  isTooLong,
  LISTED_STATUSES,
  type ListPreferences,
  type MapArea,
  nameFromAddress,
  PAGE_SIZES,
  parseArea,
  parseHoursChoice,
  parsePageStart,
  readValue,
  roundArea,
  SAVED_CATEGORIES,
  SORT_FIELDS,
  SORT_ORDERS,
  setBetween,
  setNegations,
  setPage,
  setSearch,
  setValues,
  type Tab,
  TRANSPORT_MODES,
  TRAVEL_LIMITS,
  VIEW_TEXT_LIMITS,
  type View,
} from "@flaneur/domain";

const MAX_VALUES = 100;
const MAX_PAGE = 1_000_000;

/**
 * Returns the URL of the filters, such as
 * `/?search=zinc&types=Bar&not-types=Club&tags=Quiet&tags-join=OR&sort=rating-desc&page=2`. The URL contains all values
 * that differ from the defaults of the product. A URL with a query therefore shows every visitor the same list. `/`
 * depends on the preferences of the visitor.
 * @param viewName The name of the shared view that these filters belong to. @default none
 */
export function filtersAddress(filters: FilterState, viewName: string | null = null): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value !== null && value !== usual) parameters.append(name, String(value));
  };
  const { sortBy, sortOrder } = INITIAL_FILTERS;
  add("tab", filters.activeTab, INITIAL_FILTERS.activeTab);
  add("search", filters.search, "");
  for (const category of FILTER_CATEGORIES) {
    const isNot = (value: string) => isNegated(filters, category, value);
    const values = filters[category];
    // `readAddress` returns the 'is not' values last, and the URL of what it returns must be the same.
    for (const value of values.filter((each) => !isNot(each))) parameters.append(category, value);
    for (const value of values.filter(isNot)) parameters.append(`not-${category}`, value);
    add(`${category}-join`, betweenBefore(filters, category), "AND");
  }
  for (const status of filters.placeStatuses) parameters.append("status", status);
  add("near", filters.near, null);
  add("area", filters.area === null ? null : areaText(filters.area), null);
  add("max-minutes", filters.maxTravelTime, null);
  add("hours", filters.hours === null ? null : hoursChoiceText(filters.hours), null);
  add("mode", filters.transportMode, INITIAL_FILTERS.transportMode);
  add("sort", `${filters.sortBy}-${filters.sortOrder}`, `${sortBy}-${sortOrder}`);
  add("limit", filters.limit, INITIAL_FILTERS.limit);
  add("after", filters.after, null);
  add("page", filters.page, 1);
  add("view", viewName, null);
  return parameters.size === 0 ? "/" : `/?${parameters}`;
}

/** A view that a person has shared by the URL of its listing. */
export interface NamedView {
  /** The name in the URL, which anybody may have written: show it as text only. */
  readonly name: string;
  /** The filters in the same URL. */
  readonly filters: FilterState;
}

export interface ReadAddress {
  readonly filters: FilterState;
  /** The shared view of the URL. Null if the URL names no view. */
  readonly view: NamedView | null;
  /** The values in the URL that are invalid. */
  readonly dropped: readonly string[];
}

/**
 * Parses the filters of a URL. Types and tags are not checked: only the servers know which ones exist.
 * @param search The query of the URL, with its '?'.
 * @param preferences The stored preferences. They are used only if the URL has no query.
 */
export function readAddress(search: string, preferences: ListPreferences): ReadAddress {
  if (search === "" || search === "?")
    return { filters: { ...INITIAL_FILTERS, ...preferences }, view: null, dropped: [] };
  const parameters = new URLSearchParams(search);
  const reader = createReader(parameters);
  let filters = setSearch(INITIAL_FILTERS, reader.text("search"));
  for (const category of FILTER_CATEGORIES) {
    filters = setValues(filters, category, reader.values(category, category));
    filters = setNegations(filters, category, reader.values(`not-${category}`, category), true);
  }
  for (const category of FILTER_CATEGORIES) {
    if (reader.text(`${category}-join`) === "OR") filters = setBetween(filters, category, "OR");
  }
  const [sortBy, sortOrder] = reader.one("sort", readSort) ?? [INITIAL_FILTERS.sortBy, INITIAL_FILTERS.sortOrder];
  filters = {
    ...filters,
    placeStatuses: [...new Set(reader.many("status", readStatus))],
    activeTab: reader.one("tab", readTab) ?? INITIAL_FILTERS.activeTab,
    near: reader.one("near", readStation),
    area: reader.one("area", readArea),
    maxTravelTime: reader.one("max-minutes", readMinutes),
    hours: reader.one("hours", parseHoursChoice),
    transportMode: reader.one("mode", oneOf(TRANSPORT_MODES)) ?? INITIAL_FILTERS.transportMode,
    sortBy,
    sortOrder,
    limit: reader.one("limit", oneOf(PAGE_SIZES)) ?? INITIAL_FILTERS.limit,
  };
  const after = reader.one("after", (text) => (parsePageStart(text) === null ? null : text));
  filters = setPage(filters, reader.one("page", readPage) ?? 1, after);
  const name = nameFromAddress(parameters.get("view"), VIEW_TEXT_LIMITS.name);
  return { filters, view: name === null ? null : { name, filters }, dropped: reader.dropped() };
}

/** What a shared view consists of, as a URL. The page, the order and the transport mode are not part of a view. */
function viewPart(filters: FilterState): string {
  const { sortBy, sortOrder, limit, transportMode } = INITIAL_FILTERS;
  return filtersAddress({ ...filters, sortBy, sortOrder, limit, transportMode, page: 1, after: null });
}

/** Returns the name of the shared view whose filters are shown. Null after the visitor has changed the filters. */
export const shownViewName = ({ filters, view }: Pick<ReadAddress, "filters" | "view">): string | null =>
  view !== null && viewPart(filters) === viewPart(view.filters) ? view.name : null;

/** Returns the URL of the filters, with the name of the shared view while its filters are shown. */
export const listingAddress = (read: Pick<ReadAddress, "filters" | "view">): string =>
  filtersAddress(read.filters, shownViewName(read));

/** Returns the URL by which a view is shared: its listing with all of its filters, and its name. */
export function viewAddress({ name, filters: saved }: Pick<View, "name" | "filters">): string {
  const { search, hours, maxTravelTime } = saved;
  let filters = setSearch(INITIAL_FILTERS, search);
  for (const category of SAVED_CATEGORIES) filters = setValues(filters, category, saved[category]);
  return filtersAddress({ ...filters, hours, maxTravelTime }, nameFromAddress(name, VIEW_TEXT_LIMITS.name));
}

/** Reads values by name and collects the values that are invalid. */
function createReader(parameters: URLSearchParams) {
  const dropped: string[] = [];
  const all = (name: string) => parameters.getAll(name).filter(Boolean).slice(0, MAX_VALUES);
  const many = <Value>(name: string, read: (text: string) => Value | null): Value[] =>
    all(name).flatMap((text) => {
      const value = read(text);
      if (value === null) dropped.push(text);
      return value === null ? [] : [value];
    });
  return {
    text: (name: string) => parameters.get(name) ?? "",
    many,
    one: <Value>(name: string, read: (text: string) => Value | null): Value | null => many(name, read)[0] ?? null,
    values: (name: string, category: FilterCategory): readonly string[] =>
      many(name, (text) => readValue(category, text)),
    dropped: (): readonly string[] => [...new Set(dropped)],
  };
}

const oneOf =
  <Value extends string | number>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => String(value) === text) ?? null;

const readField = oneOf(SORT_FIELDS);
const readOrder = oneOf(SORT_ORDERS);

function readSort(text: string) {
  const [field = "", order = ""] = text.split("-");
  const [sortBy, sortOrder] = [readField(field), readOrder(order)];
  return sortBy === null || sortOrder === null ? null : ([sortBy, sortOrder] as const);
}

/** Finds a value in any spelling: `Just Opened`, `just-opened`. */
const readStatus = (text: string) => LISTED_STATUSES.find((status) => fold(status) === fold(text)) ?? null;

const isView = (text: string): text is `view-${string}` => /^view-./.test(text);
const readTab = (text: string): Tab | null => (text === "all" || text === "favorites" || isView(text) ? text : null);

/** The longest name that the REST API accepts. */
const MAX_STATION = 100;
/** Reads the name of a station. Only the servers know which stations exist. */
const readStation = (text: string): string | null => {
  const name = text.trim();
  return name === "" || isTooLong(name, MAX_STATION) || /\p{Cc}/u.test(name) || !name.isWellFormed() ? null : name;
};

const readArea = (text: string): MapArea | null => {
  const area = parseArea(text);
  return area === null ? null : roundArea(area);
};
const readWhole = (text: string, min: number, max: number): number | null => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
};
const readMinutes = (text: string) => readWhole(text, TRAVEL_LIMITS.min, TRAVEL_LIMITS.max);
const readPage = (text: string) => readWhole(text, 1, MAX_PAGE);
