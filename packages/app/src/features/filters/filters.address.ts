import {
  areaText,
  askedText,
  betweenBefore,
  DEFAULT_NEAR_MINUTES,
  DEFAULT_PREFERENCES,
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
  MAX_NEAR_MINUTES,
  MAX_NEAR_TEXT,
  MAX_SEARCH_LENGTH,
  type MapArea,
  type Near,
  nameFromAddress,
  nearText,
  PAGE_SIZES,
  parseArea,
  parseAsked,
  parseHoursChoice,
  parseNear,
  parsePageStart,
  readValue,
  roundArea,
  SAVED_CATEGORIES,
  SORT_FIELDS,
  SORT_ORDERS,
  setBetween,
  setMentions,
  setNegations,
  setPage,
  setSearch,
  setValues,
  shownSort,
  type Tab,
  TRANSPORT_MODES,
  TRAVEL_LIMITS,
  VIEW_TEXT_LIMITS,
  type View,
  withQuestion,
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
  add("tab", filters.activeTab, INITIAL_FILTERS.activeTab);
  add("q", filters.question?.text ?? null, null);
  add("let-go", filters.question?.letGo ?? "", "");
  add("not-understood", filters.question?.notUnderstood ?? "", "");
  for (const asked of filters.question?.filters ?? []) parameters.append("asked", askedText(asked));
  add("search", filters.search, "");
  for (const category of FILTER_CATEGORIES) {
    const isNot = (value: string) => isNegated(filters, category, value);
    const values = filters[category];
    // `readAddress` returns the 'is not' values last, and the URL of what it returns must be the same.
    for (const value of values.filter((each) => !isNot(each))) parameters.append(category, value);
    for (const value of values.filter(isNot)) parameters.append(`not-${category}`, value);
    add(`${category}-join`, betweenBefore(filters, category), "AND");
  }
  for (const wish of filters.wishes) parameters.append("wishes", wish);
  for (const status of filters.placeStatuses) parameters.append("status", status);
  add("mentions", filters.mentions, "");
  add("chosen", filters.chosenOnly ? "only" : null, null);
  add("near", filters.near && nearText(filters.near), null);
  add("near-minutes", filters.near?.minutes ?? null, DEFAULT_NEAR_MINUTES);
  add("area", filters.area === null ? null : areaText(filters.area), null);
  add("max-minutes", filters.maxTravelTime, null);
  add("hours", filters.hours === null ? null : hoursChoiceText(filters.hours), null);
  add("mode", filters.transportMode, INITIAL_FILTERS.transportMode);
  add("sort", sortText(filters), null);
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
  filters = {
    ...filters,
    wishes: [...new Set(reader.values("wishes", "tags"))],
    placeStatuses: [...new Set(reader.many("status", readStatus))],
    activeTab: reader.one("tab", readTab) ?? INITIAL_FILTERS.activeTab,
    mentions: asMentions(reader.text("mentions")),
    chosenOnly: reader.text("chosen") === "only",
    near: readNear(reader),
    area: reader.one("area", readArea),
    maxTravelTime: reader.one("max-minutes", readMinutes),
    hours: reader.one("hours", parseHoursChoice),
    transportMode: reader.one("mode", oneOf(TRANSPORT_MODES)) ?? INITIAL_FILTERS.transportMode,
    ...(reader.one("sort", readSort) ?? {}),
    plainSort: preferences.plainSort,
    limit: reader.one("limit", oneOf(PAGE_SIZES)) ?? INITIAL_FILTERS.limit,
  };
  const after = reader.one("after", (text) => (parsePageStart(text) === null ? null : text));
  filters = setPage(filters, reader.one("page", readPage) ?? 1, after);
  // The question is a text that anybody may have written: one line, which is only shown as text.
  const text = nameFromAddress(parameters.get("q"), MAX_SEARCH_LENGTH);
  const words = (name: string) => nameFromAddress(parameters.get(name), MAX_SEARCH_LENGTH) ?? "";
  const [letGo, notUnderstood] = [words("let-go"), words("not-understood")];
  if (text !== null)
    filters = withQuestion(filters, { text, letGo, notUnderstood, filters: reader.many("asked", parseAsked) });
  const name = nameFromAddress(parameters.get("view"), VIEW_TEXT_LIMITS.name);
  return { filters, view: name === null ? null : { name, filters }, dropped: reader.dropped() };
}

/** What a shared view consists of, as a URL. The page, the order and the transport mode are not part of a view. */
function viewPart(filters: FilterState): string {
  return filtersAddress({ ...filters, ...DEFAULT_PREFERENCES, page: 1, after: null });
}

/** Returns the name of the shared view whose filters are shown. Null after the visitor has changed the filters. */
export const shownViewName = ({ filters, view }: Pick<ReadAddress, "filters" | "view">): string | null =>
  view !== null && viewPart(filters) === viewPart(view.filters) ? view.name : null;

/** Returns the URL of the filters, with the name of the shared view while its filters are shown. */
export const listingAddress = (read: Pick<ReadAddress, "filters" | "view">): string =>
  filtersAddress(read.filters, shownViewName(read));

/** Returns the query of a shared view, from which `readAddress` reads the view again. */
export const viewQuery = ({ name, filters }: NamedView): string => filtersAddress(filters, name).slice(1);

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

/** Returns a sorting that differs from the usual one of the list, such as `rating-desc`; otherwise null. */
function sortText(filters: FilterState): string | null {
  const sort = shownSort(filters);
  const usual = shownSort({ ...filters, ...DEFAULT_PREFERENCES, plainSort: "name" });
  return sort.field === usual.field && sort.order === usual.order ? null : `${sort.field}-${sort.order}`;
}

/** Parses a sorting. The order may be absent: `recommended`. */
function readSort(text: string): Pick<FilterState, "sortBy" | "sortOrder" | "sorting"> | null {
  const [field = "", order = "asc"] = text.split("-");
  const [sortBy, sortOrder] = [readField(field), readOrder(order)];
  return sortBy === null || sortOrder === null ? null : { sortBy, sortOrder, sorting: "chosen" };
}

/** Finds a value in any spelling: `Just Opened`, `just-opened`. */
const readStatus = (text: string) => LISTED_STATUSES.find((status) => fold(status) === fold(text)) ?? null;

const isView = (text: string): text is `view-${string}` => /^view-./.test(text);
const readTab = (text: string): Tab | null => (text === "all" || text === "favorites" || isView(text) ? text : null);

/** Reads the place of 'Near …', whose name anybody may have written. It is shown as text only. */
const readNearPlace = (text: string): string | null => {
  const name = text.trim();
  return name === "" || isTooLong(name, MAX_NEAR_TEXT) || /\p{Cc}/u.test(name) || !name.isWellFormed() ? null : name;
};
const readNearMinutes = (text: string) => readWhole(text, 1, MAX_NEAR_MINUTES);
/** Reads the filter 'Near …' of a URL. Minutes without a place are ignored. */
function readNear(reader: ReturnType<typeof createReader>): Near | null {
  const place = reader.one("near", readNearPlace);
  return place === null ? null : parseNear(place, reader.one("near-minutes", readNearMinutes) ?? undefined);
}
/** Cleans the words that places must mention, as a search text is cleaned. */
const asMentions = (text: string): string => setMentions(INITIAL_FILTERS, text).mentions;

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
