/** The constants and limits of the specification, and our own limits. Widths are in CSS pixels. */

export const EARTH_RADIUS_KM = 6371;
export const WALKING_KM_PER_HOUR = 5;
export const TRANSIT_KM_PER_HOUR = 25;
export const TRANSIT_OVERHEAD_MINUTES = 5;

/** The travel-time slider, in minutes (§5). */
export const TRAVEL_LIMITS = { min: 10, max: 120, step: 5, default: 60 } as const;

/** All steps of the slider, in minutes (§5). */
export const TRAVEL_RANGES: readonly number[] = Array.from(
  { length: (TRAVEL_LIMITS.max - TRAVEL_LIMITS.min) / TRAVEL_LIMITS.step + 1 },
  (_, i) => TRAVEL_LIMITS.min + i * TRAVEL_LIMITS.step,
);

export const PAGE_SIZES = [48, 72, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 48;
/** The page size of `GET /places` without a `limit`. */
export const DEFAULT_API_LIMIT = 50;
/** The largest accepted `limit` of `GET /places`. */
export const MAX_API_LIMIT = 100;
/** The pagination shows every page up to this number of pages, and ellipses above it. */
export const MAX_PLAIN_PAGES = 7;

export const RELATED_LIMIT = 6;
export const RELATED_POINTS = { sharedTag: 2, sameType: 3, sameDistrict: 1 } as const;

/**
 * The distance in kilometres within which places and stations are near a place, and how many of these places and
 * stations the page of the place shows.
 */
export const NEARBY_KM = 1.2;
export const NEARBY_LIMIT = 4;
export const STATIONS_LIMIT = 2;
/** The maximum number of rides (legs) in a way by metro. */
export const METRO_LEGS_LIMIT = 8;

/**
 * The minutes of the day at which the metro closes and opens, 01:15 and 05:30. By the hours that its operator RATP
 * publishes, the last trains arrive at about 1:15, and the first trains leave at about 5:30. In the nights to Saturdays,
 * Sundays and public holidays the last trains arrive at about 2:15. This additional hour is ignored: a way on foot is
 * proposed instead, which is possible every night.
 */
export const METRO_CLOSED = { from: 75, to: 330 } as const;

/** How many types, arrondissements, categories of tags, and tags found by a search are shown at first (§2). */
export const DISPLAY_CAPS = { types: 20, arrondissements: 21, tagCategories: 5, tagSearch: 8 } as const;

/** The smallest window widths for two and more grid columns (§9), widest first. Narrower windows have one column. */
export const GRID_BREAKPOINTS = [
  { minWidth: 1440, columns: 6 },
  { minWidth: 1024, columns: 3 },
  { minWidth: 640, columns: 2 },
] as const;
/** The window widths in CSS pixels at which the number of tags that fit in a card may change, the widest first. */
export const CARD_WIDTH_STEPS = [2560, 2240, 1920, 1680, 1440, 1200, 1024, 768, 640, 390, 320] as const;
/**
 * The number of rows of skeletons on a loading page, and of rows whose pictures load without scrolling: "Grid items per
 * page are 3 times the columns" (§9).
 */
export const GRID_ROWS = 3;
/**
 * The smallest width with a tab bar and a sidebar on the home page. A narrower page has a header that opens full-screen
 * panels (§2).
 */
export const DESKTOP_MIN_WIDTH = 768;
/** Largest width without a table: "mobile is 768 or less" (§2). */
export const MOBILE_MAX_WIDTH = 768;

/**
 * The initial centre and zoom of the listing's map, and its zoom at a selected place (§9). Zooms are as in Google Maps:
 * at 0 the world is 256 px wide, and each step doubles it.
 */
export const MAP = {
  centre: { latitude: 48.8566, longitude: 2.3522 },
  zoom: 13,
  selectedZoom: 16,
} as const;

/** The time without a new letter after which typing a search counts as paused, in milliseconds. */
export const TYPING_PAUSE_MS = 120;
/** The minimum length of a search that gets suggestions, in characters. */
export const MIN_SUGGESTED_LENGTH = 2;
/** The longest search text, in characters. */
export const MAX_SEARCH_LENGTH = 200;
/** The longest text that is looked up as an address, in characters. Pasted links to maps are longer than addresses. */
export const MAX_ADDRESS_LENGTH = 1_000;
/** The maximal lengths of a view's texts, in characters. The specification names no limits (§5). */
export const VIEW_TEXT_LIMITS = { name: 80, description: 500 } as const;
/**
 * The maximal numbers of lists per user and of places per list, and the maximal lengths of their texts, in characters.
 * `walk` is the text of the walk that is saved with a list: twelve places, with ids far longer than usual.
 */
export const LIST_LIMITS = { lists: 200, places: 500, name: 80, note: 2_000, sharedBy: 60, walk: 4_000 } as const;
/** The number of places on a page of a list of the visitor, or of a shared list. */
export const LIST_PAGE_SIZE = 100;
/** The limits and defaults of a walk. */
export const WALK = {
  /** The maximal number of places of a walk. */
  places: 12,
  /** The maximal number of places in the address of a walk. */
  ids: 36,
  /** The minutes that a way by metro must at least save, compared with walking, to be proposed. */
  metroSavesMinutes: 5,
  /** The default number of minutes that a walk stays at each place. */
  stayMinutes: 45,
  /** The numbers of minutes at each place that a visitor can choose. */
  stays: [15, 30, 45, 60, 90, 120],
} as const;

/**
 * The limits of a call that looks up brought places: `items` places per call (a longer list needs several calls),
 * `candidates` of our places for each of them, and the lengths of a name and an address, in characters.
 */
export const MATCH_LIMITS = { items: 25, candidates: 4, name: 200, address: 300 } as const;
/** The maximal number of favorites of a user. */
export const MAX_FAVORITES = 5_000;
/** The maximal number of favorites that one call adds or removes. */
export const MAX_ADDED_FAVORITES = 100;

/**
 * Timeouts of each program, in milliseconds. Each program gives up before its caller does, so that the error message of
 * the failed program reaches the visitor. Browser and proxy share the request timeout of §7; the proxy subtracts a
 * margin. `picture` is how long a poster may wait for rendering.
 */
export const DEADLINES_MS = { api: 8_000, gateway: 9_000, proxy: 10_000, browser: 10_000 } as const;

const MINUTE = 60_000;

/** How long a response is fresh, in milliseconds (§9). */
export const FRESHNESS_MS = {
  places: MINUTE,
  filterOptions: 5 * MINUTE,
  views: 5 * MINUTE,
  favorites: 2 * MINUTE,
  favoriteStatus: 5 * MINUTE,
  /** §9 has this separate value for the media of the lightbox. */
  lightboxMedia: 6 * MINUTE,
  travelTime: 5 * MINUTE,
  default: 5 * MINUTE,
} as const;

/** The numbers of retries of a failed read (§9). `maxDelayMs` is the longest pause before a retry, in milliseconds. */
export const RETRIES = { default: 1, filterOptions: 3, media: 2, maxDelayMs: 30_000 } as const;
