import type { FilterCategory, PlaceStatus, SortField, SortOrder, Wheelchair } from "@flaneur/domain";
import { createFormats } from "./formats.ts";

const LOCALE = "en";
const { number, oneDecimal, plural, weekday } = createFormats(LOCALE);

const placeCount = (count: number): string => `${number(count)} ${plural(count, { one: "place", other: "places" })}`;

/** Every text of the product that people read, in English. Texts that the specification quotes are here word for word. */
export const en = {
  /** BCP 47, for the page's `lang`. */
  locale: LOCALE,
  product: {
    name: "Flâneur",
    placesTitle: "Places in Paris",
    /** The title of a browser tab: the page's own name before the product's. */
    pageTitle: (page: string) => `${page} · Flâneur`,
  },
  /** Inscriptions of street signs, which are decoration. */
  signs: { metro: "M", exit: "FLÂNEUR", arrondissement: { base: "Arr", raised: "t" } },
  common: {
    cancel: "Cancel",
    clear: "Clear",
    clearAll: "Clear all",
    close: "Close",
    optional: "(optional)",
    showLess: "Show less",
    showMore: "Show more",
    tags: "Tags",
    tryAgain: "Try again",
  },
  failures: {
    unexpected: "An unexpected error occurred",
    unreachable: "Flâneur does not answer. Check your connection and try again.",
    title: "Something went wrong",
    pageNotFoundTitle: "Page not found",
    pageNotFound: "There is no page at this address.",
  },
  topBar: {
    skipToContent: "Skip to content",
    switchTheme: { light: "Switch to light theme", dark: "Switch to dark theme" },
  },
  search: {
    label: "Search for places",
    placeholder: "Search for places…",
    dialog: "Search Places",
    submit: "Search",
  },
  listing: {
    count: placeCount,
    loading: "Loading places...",
    error: (message: string) => `Error: ${message}`,
    empty: "No places found matching your criteria.",
    /** Follows the count, for screen readers. */
    page: (page: number, pages: number) => `, page ${number(page)} of ${number(pages)}`,
    dropped: (values: readonly string[]) => `Left out, because there is no such value: ${values.join(", ")}.`,
    sortWaits: "Sorted by name until you set a location.",
  },
  suggestions: {
    label: "Suggestions",
    /** For screen readers, after the count of an empty listing. */
    announcement: (words: string, count: number) => `${words}, ${placeCount(count)}.`,
    is: (name: string, category: FilterCategory): string =>
      `${name} is ${{ tags: "a tag", types: "a type", arrondissements: "an arrondissement" }[category]}`,
    /** The same search with every other filter removed. */
    withoutOthers: "Without other filters",
  },
  filters: {
    title: "Filters",
    show: "Show filters",
    hide: "Hide filters",
    loading: "Loading filters...",
    error: "Error loading filter options",
    categories: { types: "Types", tags: "Tags", arrondissements: "Arrondissements" } satisfies Record<
      FilterCategory,
      string
    >,
    none: {
      types: "No types available",
      tags: "No tags available",
      arrondissements: "No arrondissements available",
    } satisfies Record<FilterCategory, string>,
    moreCategories: (count: number) => `+${number(count)} More`,
    /** Before an excluded value. */
    isNot: "is not",
    optionName: (value: string, count: number) => `${value}, ${placeCount(count)}`,
    excludedOptionName: (value: string, count: number) => `${value}, is not, ${placeCount(count)}`,
    /** On the button that closes the filters of a phone. */
    showPlaces: (count: number) => `Show ${placeCount(count)}`,
    showUncounted: "Show places",
  },
  chips: {
    label: "Active filters",
    search: (text: string) => `“${text}”`,
    travelTime: (minutes: number) => `Within ${number(minutes)} min`,
    /** Before an excluded value. */
    not: "not",
    /** Before the first of several tags, of which a place has at least one. */
    anyOf: "any of",
    remove: (filter: string) => `${filter}, remove filter`,
    removeExcluded: (value: string) => `not ${value}, remove filter`,
  },
  sort: {
    fields: {
      name: "Name",
      type: "Type",
      arrondissement: "Arrondissement",
      rating: "Rating",
      travelTime: "Travel time",
    } satisfies Record<SortField, string>,
    orders: { asc: "ascending", desc: "descending" } satisfies Record<SortOrder, string>,
    name: (field: string, order: string) => `Sort: ${field}, ${order}`,
    waitingName: (field: string, order: string) => `Sort: ${field}, ${order}, waiting for a location`,
  },
  pagination: {
    label: "Pagination",
    previous: "Previous page",
    next: "Next page",
    page: (page: number) => `Page ${number(page)}`,
    perPage: "Per page",
  },
  card: {
    hasVideo: "Has a video",
    rated: (rating: number) => `Rated ${oneDecimal(rating)} of 5`,
    rating: oneDecimal,
    moreTags: (count: number) => `+${number(count)} more`,
    opensNewTab: "opens in a new tab",
    addFavorite: "Add to favorites",
    removeFavorite: "Remove from favorites",
  },
  gallery: {
    label: (name: string) => `Pictures of ${name}`,
    picture: (name: string, index: number, count: number) => `${name}, ${index} / ${count}`,
    position: (index: number, count: number) => `${index} / ${count}`,
    openPicture: (index: number, count: number) => `Open picture ${index} of ${count}`,
    openClip: (index: number, count: number) => `Open clip ${index} of ${count}`,
    clip: (name: string) => `${name}, clip`,
    play: "Play",
    playClip: (name: string) => `Play the clip of ${name}`,
  },
  statuses: {
    Open: "Open",
    "Just Opened": "Just Opened",
    "Opening Soon": "Opening Soon",
    "Permanently Closed": "Permanently Closed",
  } satisfies Record<PlaceStatus, string>,
  arrondissements: {
    /** As screen readers read it. @param ordinal '1er' */
    name: (ordinal: string) => `${ordinal} Arrondissement`,
    /** In badges and info windows (§2). */
    badge: (arrondissement: number) => `${arrondissement}e Arrondissement`,
  },
  place: {
    back: "Back to places",
    loading: "Loading place details...",
    notFoundTitle: "Place not found",
    failed: "Oops! Something went wrong",
    notLoaded: "We couldn't load this place. Please try again.",
    goBack: "Go Back",
    about: "About this place",
    noDescription: "More information about this place will be available soon.",
    closedTitle: "Permanently closed",
    closed: "It is no longer in the lists. This page stays, so that links and favorites keep working.",
    location: "Location & Getting There",
    city: "Paris",
    googleMaps: "View on Google Maps",
    related: "Related Places",
    openingHours: "Opening hours",
    rating: "Rating",
    ratingOf: (rating: number) => `${oneDecimal(rating)} of 5`,
    website: "Website",
    access: "Access",
    wheelchair: {
      yes: "Step-free",
      limited: "Partly step-free",
      no: "Not step-free",
    } satisfies Record<Wheelchair, string>,
  },
  hours: {
    weekday,
    publicHolidays: "Public holidays",
    schoolHolidays: "School holidays",
    closed: "Closed",
    always: "Open day and night",
  },
  travel: {
    title: "Travel Information",
    distance: "Distance",
    walking: "Walking",
    metro: "Metro",
    unknown: "Unknown",
    metres: (metres: number) => `${number(metres)} m`,
    kilometres: (kilometres: number) => `${oneDecimal(kilometres)} km`,
    minutes: (minutes: number) => `${number(minutes)} min`,
    hours: (hours: number, minutes: number) => `${number(hours)}h ${number(minutes)}m`,
  },
  passwordField: { show: "Show password" },
  auth: {
    email: "Email",
    password: "Password",
    confirmation: "Confirm Password",
    signUp: {
      title: "Create Account",
      subtitle: "Join to discover amazing places in Paris",
      passwordHint: "Create a password (min 6 characters)",
      submit: "Create Account",
      pending: "Creating Account...",
      /** Leads to the other form. */
      switchForm: "Sign In",
      failed: "Signup failed. Please try again.",
      invalidResponse: "Signup failed: Invalid response from server",
    },
    signIn: {
      title: "Welcome Back",
      subtitle: "Sign in to access the product.",
      submit: "Sign In",
      pending: "Signing in...",
      switchForm: "Create Account",
      failed: "Login failed. Please try again.",
      invalidResponse: "Login failed: Invalid response from server",
    },
    withoutAccount: "Continue Without Account",
    reasons: {
      favorites: {
        title: "Save Your Favorites",
        text: "Create a free account to save places you love and access them from anywhere.",
      },
      views: {
        title: "Create Custom Views",
        text: "Create a free account to organize places with custom views and filters that suit your needs.",
      },
    },
    /** Above the filters that a view would keep. */
    shownNow: "What is shown now",
    errors: {
      emailRequired: "Email is required",
      emailInvalid: "Please provide a valid email address",
      passwordRequired: "Password is required",
      passwordTooShort: "Password must be at least 6 characters",
      confirmationRequired: "Please confirm your password",
      confirmationDiffers: "Passwords do not match",
    },
  },
  profile: {
    logIn: "Log In",
    logOut: "Logout",
    account: "Account",
    accountOf: (username: string) => `${username}, account`,
    menuOf: (username: string) => `${username}, menu`,
    themes: { light: "Light theme", dark: "Dark theme" },
  },
  account: {
    title: "Account",
    changePassword: "Change password",
    changing: "Changing…",
    currentPassword: "Current password",
    newPassword: "New password",
    sessionsEnd: "Your other sessions end.",
    saved: "Saved",
    wrongPassword: "This is not your password.",
    download: "Download my data",
    downloadHint: "Profile, favorites and views, as one JSON file.",
    downloadButton: "Download",
    downloading: "Preparing…",
    delete: "Delete my account",
    deleteHint: "Favorites and views are deleted with it, at once.",
    deleteButton: "Delete…",
    deleting: "Deleting…",
    deletedAtOnce: "This cannot be undone. What is deleted at once:",
    deletedAccount: (username: string) => `Your account ${username}`,
    deletedLists: (views: number) =>
      `${number(views)} ${plural(views, { one: "view", other: "views" })} and all favorites`,
    deletedSessions: "Every session, on every device",
    yourPassword: "Your password",
  },
  views: {
    confirmDelete: "Are you sure you want to delete this view?",
    delete: "Delete",
    deleting: "Deleting…",
  },
  favorites: {
    added: (name: string) => `${name} added to favorites`,
    removed: (name: string) => `${name} removed from favorites`,
    emptyTitle: "No favorites yet",
    emptyText: "Start adding places to your favorites by clicking the heart icon on any place card.",
  },
  tabs: {
    label: "Views",
    all: "All Places",
    favorites: "Favorites",
    add: "+ Add View",
    earlier: "Earlier tabs",
    later: "Later tabs",
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    /** Of a view whose filters are others than it saved; after its name, for screen readers. */
    changed: "changed",
    allViews: "All views",
    reorderHint: "Drag, or Alt with the arrow keys, to reorder",
    moved: (name: string, position: number, count: number) =>
      `${name} moved to ${number(position)} of ${number(count)}`,
  },
  viewChanges: {
    changed: "Changed",
    updating: "Changed",
    updated: "View updated",
    failed: "Could not update the view",
    update: "Update",
    updatingButton: "Updating…",
    saveAsNew: "Save as new",
    revert: "Revert",
  },
  viewsPanel: { title: "Views" },
  viewDialog: {
    titles: { create: "Save Custom View", edit: "Edit View" },
    name: "Name",
    description: "Description",
    useCurrent: "Use Current Filters",
    selectCustom: "Select Custom Filters",
    noFilters: "No filters are in force: the view shows all places.",
    leftOut: (values: readonly string[]) => `Left out, because a view keeps no “is not”: ${values.join(", ")}.`,
    search: "Search",
    districts: "Districts",
    save: "Save View",
    saving: "Saving…",
  },
  choices: { more: (count: number) => `+${number(count)} more` },
  travelTime: {
    label: "Travel time",
    any: "Any",
    anyTime: "Any time",
    minutes: (minutes: number) => `${number(minutes)} min`,
  },
};

/** The texts that the server writes into a page. Apart, since the browser's bundle has no use for them. */
export const enPages = {
  homeTitle: "Flâneur · Places in Paris",
  description: "Discover places in Paris: restaurants, bars, cafés, parks, museums and more.",
  needsJavaScript: "Flâneur needs JavaScript to show places. Please allow it for this site, and reload the page.",
  notStarted: "Flâneur could not start: a part of it did not load. Check your connection, and reload the page.",
  /** The description of a place that has none of its own. */
  place: (type: string, address: string) => `${type} in Paris: ${address}`,
  placeInArrondissement: (type: string, ordinal: string, address: string) =>
    `${type} in the ${ordinal} arrondissement of Paris: ${address}`,
  unknownType: "Place",
};

/** The texts that every language has. */
export type Messages = typeof en;
