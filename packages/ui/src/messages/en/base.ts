import type { HoursState, Layout, PlaceStatus, SortField, SortOrder, UnlistedTopic } from "@flaneur/domain";
import { createFormats } from "../formats.ts";
import { enCategories } from "./categories.ts";
import { weekday } from "./weekday.ts";

const LOCALE = "en";
const { number, oneDecimal, plural } = createFormats(LOCALE);

const placeCount = (count: number): string => `${number(count)} ${plural(count, { one: "place", other: "places" })}`;
/** The end of the name of a filter value: its number of places, or nothing while the number is unknown. */
const counted = (count: number | null): readonly string[] => (count === null ? [] : [placeCount(count)]);

/**
 * The English texts. The texts of lazily loaded parts are in separate files of this folder. Texts that the
 * specification quotes are used word for word.
 */
export const en = {
  /** The BCP 47 language tag for the page's `lang` attribute. */
  locale: LOCALE,
  /** Formats a number that is shown without a word: '13,072'. */
  number,
  /** Translations of the English names in the data. An unknown name is returned unchanged. */
  values: {
    type: (name: string): string => name,
    tag: (name: string): string => name,
    tagCategory: (name: string): string => name,
  },
  product: {
    name: "Flâneur",
    placesTitle: "Places in Paris",
    /**
     * The sentence that says what the product is, shown above the count of all places if every place is chosen.
     * Otherwise `chosenAmong` is shown if some are, and `sentence` if none is.
     */
    handPicked: "A hand-picked guide to Paris: tables, gardens, screens, shops and baths worth the walk.",
    chosenAmong: (chosen: number, places: number) =>
      `${number(chosen)} chosen ${plural(chosen, { one: "place", other: "places" })} among ${number(places)}: tables, gardens, screens, shops and baths worth the walk.`,
    sentence: "A guide to Paris: tables, gardens, screens, shops and baths, and the walk between them.",
    /** The title of the document: the name of the page, then the name of the product. */
    pageTitle: (page: string) => `${page} · Flâneur`,
  },
  /** The texts of decorative street signs (`exit`, `arrondissement`), and the texts and names of station discs. */
  signs: {
    exit: "FLÂNEUR",
    arrondissement: { base: "Arr", raised: "t" },
    stations: {
      metro: { sign: "M", name: "Metro" },
      rer: { sign: "RER", name: "RER" },
      tram: { sign: "T", name: "Tram" },
      funicular: { sign: "F", name: "Funicular" },
    },
  },
  common: {
    cancel: "Cancel",
    clear: "Clear",
    clearAll: "Clear all",
    close: "Close",
    needsConnection: "Needs a connection",
    optional: "(optional)",
    tooLong: (excess: number) =>
      `This is ${number(excess)} ${plural(excess, { one: "character", other: "characters" })} too long to be saved.`,
    showLess: "Show less",
    showMore: "Show more",
    tags: "Tags",
    tryAgain: "Try again",
  },
  failures: {
    unexpected: "An unexpected error occurred",
    unreachable: "Flâneur does not answer. Check your connection and try again.",
    partMissing: "This part of the page could not be loaded. Check your connection and try again.",
    title: "Something went wrong",
  },
  topBar: {
    skipToContent: "Skip to content",
    skipToResults: "Skip to results",
    switchTheme: { light: "Switch to light theme", dark: "Switch to dark theme" },
  },
  location: {
    set: "Set Location",
    /** @param label The confirmed address, or its coordinates. */
    of: (label: string) => `Your location: ${label}`,
    near: (label: string) => `near ${label}`,
    forget: "Forget my location",
  },
  search: {
    label: "Search for places",
    placeholder: "Search for places…",
    dialog: "Search Places",
    submit: "Search",
    recent: "Recent",
    clearRecent: "Clear recent searches",
    removeRecent: (text: string) => `Remove “${text}”`,
    onlyHere: "Kept in this browser only.",
  },
  question: {
    /** Between two filters of which one is enough: 'Bar or Terrace'. */
    either: " or ",
    /** After what was understood. @param words The words that were let go. */
    letGo: (words: string) => `No place also matches “${words}”.`,
    /** After what was understood. @param words The words that mean nothing. */
    notUnderstood: (words: string) => `Not understood: “${words}”.`,
    /** After what was understood, if no place is in the area itself. @param words The words of the area. */
    nearest: (words: string) => `None in “${words}” itself: the nearest first.`,
    /**
     * The title of a list of the nearest places outside of an area.
     * @param words The other filters; empty without any. @param count The number of places in the list.
     */
    noneNear: (words: string, place: string, count: number) =>
      `${words === "" ? "Nothing" : `${words}: none`} near ${place}. ${
        count === 1 ? "The nearest:" : count === 2 ? "The nearest two:" : "The nearest three:"
      }`,
    /** The same title if the longest walk leads to none either. */
    noneWithin: (words: string, minutes: number, place: string) =>
      `${words === "" ? "Nothing" : `${words}: none`} within ${minutes} min of ${place}.`,
    /** The heading of the ways to give up one wish. */
    or: "Or",
    /** @param words The filters besides the area; empty without any. */
    within: (words: string, minutes: number, place: string) =>
      `${words === "" ? "All places" : words} within ${minutes} min of ${place}`,
    inParis: (words: string) => `${words === "" ? "All places" : words} in all of Paris`,
    /** The link below what was understood. @param text The text of the question. */
    letters: (text: string) => `Search the names for “${text}” instead`,
  },
  listing: {
    count: placeCount,
    /** The count of the places of the visible part of a map. */
    countInView: (count: number) => `${placeCount(count)} in view`,
    loading: "Loading places...",
    error: (message: string) => `Error: ${message}`,
    filtersKept: "Your filters are kept.",
    retriesItself: "It is tried again every 30 seconds, or as soon as you are back online.",
    empty: "No places found matching your criteria.",
    unlisted: {
      toilets: "Public toilets are not listed here.",
      christmasMarkets: "Christmas markets are not listed here. They are open from late November to early January.",
      services: "Pharmacies, cash machines, car parks and other services are not listed here.",
    } satisfies Record<UnlistedTopic, string>,
    /** A text for screen readers after the count. */
    page: (page: number, pages: number) => `, page ${number(page)} of ${number(pages)}`,
    dropped: (values: readonly string[]) => `Left out, because there is no such value: ${values.join(", ")}.`,
    sortWaits: "Sorted by name until you set a location.",
    travelWaits: "The travel time filters nothing until you set a location.",
    /** The line above the listing of a shared view, and the title of the page. */
    sharedView: (name: string) => `View: ${name}`,
    hideSharedView: "Hide the name of the view",
  },
  categories: enCategories,
  filters: {
    title: "Filters",
    /** The titles of two dialogs and of the buttons that open them. */
    allTags: "All Tags",
    advanced: "Advanced Filters",
    show: "Show filters",
    hide: "Hide filters",
    loading: "Loading filters...",
    error: "Error loading filter options",
    travelTime: "Max travel time",
    openingHours: "Opening Hours",
    moreCategories: (count: number) => `+${number(count)} More`,
    aboutNeighbourhood: (name: string) => `About ${name}`,
    /** The text before an excluded value. */
    isNot: "is not",
    optionName: (value: string, count: number | null) => [value, ...counted(count)].join(", "),
    excludedOptionName: (value: string, count: number | null) => [value, "is not", ...counted(count)].join(", "),
    /** The label of a button that closes a dialog and shows the places. */
    showPlaces: (count: number) => `Show ${placeCount(count)}`,
    showUncounted: "Show places",
  },
  copyLink: { copy: "Copy link", copied: "Copied", failed: "Could not copy" },
  openingDate: { title: "Opening Date", justOpened: "Just Opened", thisYear: "Opened This Year" },
  chips: {
    label: "Active filters",
    search: (text: string) => `“${text}”`,
    /** @param name A station, an address, a sight, a neighbourhood or a place. */
    near: (name: string) => `Near ${name}`,
    /** The name of the menu of minutes in the chip of 'Near …', and of its button with the current minutes. */
    walks: "Minutes on foot",
    walk: (minutes: number) => `Minutes on foot, ${minutes} min`,
    walkMinutes: (minutes: number) => `${minutes} min`,
    /** @param words Words of names and descriptions, such as 'jazz'. */
    chosen: "Chosen",
    mentions: (words: string) => `Mentions ‘${words}’`,
    area: "This area",
    /** @param duration A duration such as `45 min` or `1h 30m`: see `durationText`. */
    travelTime: (duration: string) => `Within ${duration}`,
    /** @param time A time such as 'Sunday 20:30', or null for now. */
    hours: (state: HoursState, time: string | null) =>
      state === "unknown" ? "Unknown hours" : `${state === "open" ? "Open" : "Closed"} ${time ?? "now"}`,
    /** @param day The weekday, from 0 for Monday. */
    weeklyTime: (day: number, clock: string) => `${weekday(day)} ${clock}`,
    /** The text before an excluded value. */
    not: "not",
    /** The text before the first of several included tags, of which a place must have at least one. */
    anyOf: "any of",
    remove: (filter: string) => `${filter}, remove filter`,
    removeExcluded: (value: string) => `not ${value}, remove filter`,
  },
  quick: {
    label: "Quick filters",
    nearMe: "Near me",
    surprise: "Surprise me",
    /** @param count The number of places, or null while it is unknown. */
    name: (filter: string, count: number | null) => (count === null ? filter : `${filter}, ${placeCount(count)}`),
  },
  sort: {
    /** Names the fields of the menu for screen readers. */
    label: "Sort by",
    fields: {
      recommended: "Recommended",
      name: "Name",
      type: "Type",
      arrondissement: "Arrondissement",
      rating: "Rating",
      travelTime: "Travel time",
    } satisfies Record<SortField, string>,
    orders: { asc: "ascending", desc: "descending" } satisfies Record<SortOrder, string>,
    name: (field: string, order: string) => `Sort: ${field}, ${order}`,
    waitingName: (field: string, order: string) => `Sort: ${field}, ${order}, waiting for a location`,
    /** The name of a sort that has no direction. */
    undirected: (field: string) => `Sort: ${field}`,
  },
  layouts: {
    label: "Layout",
    names: { table: "Table", grid: "Grid", map: "Map" } satisfies Record<Layout, string>,
  },
  pagination: {
    label: "Pagination",
    previous: "Previous page",
    next: "Next page",
    page: (page: number) => `Page ${number(page)}`,
    perPage: "Per page",
  },
  card: {
    chosen: "Chosen by Flâneur",
    hasVideo: "Has a video",
    playVideo: (name: string) => `Play the video of ${name}`,
    rated: (rating: number) => `Rated ${oneDecimal(rating)} of 5`,
    rating: oneDecimal,
    moreTags: (count: number) => `+${number(count)} more`,
    opensNewTab: "opens in a new tab",
    addFavorite: (place: string) => `Add ${place} to favorites`,
    removeFavorite: (place: string) => `Remove ${place} from favorites`,
  },
  statuses: {
    Open: "Open",
    "Just Opened": "Just Opened",
    "Opening Soon": "Opening Soon",
    "Permanently Closed": "Permanently Closed",
  } satisfies Record<PlaceStatus, string>,
  arrondissements: {
    /** The text in badges and info windows (§2). */
    badge: (arrondissement: number) => `${arrondissement}e Arrondissement`,
  },
  travel: {
    walking: "Walking",
    metro: "Metro",
    unknown: "Unknown",
    metres: (metres: number) => `${number(metres)} m`,
    kilometres: (kilometres: number) => `${oneDecimal(kilometres)} km`,
    minutes: (minutes: number) => `${number(minutes)} min`,
    hours: (hours: number, minutes: number) => `${number(hours)}h ${number(minutes)}m`,
  },
  profile: {
    logIn: "Log In",
    logOut: "Logout",
    account: "Account",
    accountOf: (username: string) => `${username}, account`,
    menuOf: (username: string) => `${username}, menu`,
    themes: { light: "Light theme", dark: "Dark theme" },
  },
  favorites: {
    added: (name: string) => `${name} added to favorites`,
    removed: (name: string) => `${name} removed from favorites`,
    emptyTitle: "No favorites yet",
    emptyText: "Start adding places to your favorites by clicking the heart icon on any place card.",
    bring: "Bring your places…",
  },
  tabs: {
    label: "Views",
    all: "All Places",
    favorites: "Favorites",
    add: "+ Add View",
    /** A text for screen readers after the name of a view whose filters were changed. */
    changed: "changed",
  },
  viewsPanel: { title: "Views" },
  choices: { more: (count: number) => `+${number(count)} more` },
};
