/** The business constants of §9 (and the ranges of §5), named once. Minutes, kilometres and pixels as their names say. */

export const EARTH_RADIUS_KM = 6371;
export const WALKING_KM_PER_HOUR = 5;
export const TRANSIT_KM_PER_HOUR = 25;
export const TRANSIT_OVERHEAD_MINUTES = 5;

/** The travel-time slider, in minutes (§5). */
export const TRAVEL_LIMITS = { min: 10, max: 120, step: 5, default: 60 } as const;

export const PAGE_SIZES = [48, 72, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 48;
/** What `GET /places` answers with when no limit is named, and the most it will give. */
export const DEFAULT_API_LIMIT = 50;
export const MAX_API_LIMIT = 100;
/** Pagination shows every page up to this many, ellipses beyond. */
export const MAX_PLAIN_PAGES = 7;

export const RELATED_LIMIT = 6;
export const RELATED_POINTS = { sharedTag: 2, sameType: 3, sameDistrict: 1 } as const;

/** How many filter values are shown before 'Show more' or '+N More' (§2). */
export const DISPLAY_CAPS = { types: 20, arrondissements: 21, tagCategories: 5, tagSearch: 8 } as const;

/** Window widths from which the grid has that many columns (§9), widest first. */
export const GRID_BREAKPOINTS = [
  { minWidth: 1440, columns: 6 },
  { minWidth: 1024, columns: 3 },
  { minWidth: 640, columns: 2 },
] as const;
/** "Grid items per page are 3 times the columns" (§9): how many skeletons stand for a page that is not there yet. */
export const GRID_ROWS = 3;
/** From this width on the home page has a tab bar and a sidebar; below, a header that opens full-screen panels (§2). */
export const DESKTOP_MIN_WIDTH = 768;
/** Up to this width there is no table: "mobile is 768 or less" (§2). */
export const MOBILE_MAX_WIDTH = 768;

/**
 * Where the map of the listing begins, and how near it comes to a selected place (§9). Zooms count as in Google Maps: at 0
 * the world is 256 px wide, and each step doubles it.
 */
export const MAP = {
  centre: { latitude: 48.8566, longitude: 2.3522 },
  zoom: 13,
  selectedZoom: 16,
} as const;

/** The longest search text; no name or address is longer. */
export const MAX_SEARCH_LENGTH = 200;
/** Characters of what people call their views. */
export const VIEW_TEXT_LIMITS = { name: 80, description: 500 } as const;

/**
 * How long each program waits, in milliseconds. Each gives up before the one that called it does, so that the error
 * message of whoever failed reaches the person. The browser's is the request timeout of §7; the app's proxy shares it.
 * A browser waits for a picture without a timeout: the api gives a poster up that waited a minute to be rendered.
 */
export const DEADLINES_MS = { api: 8_000, gateway: 9_000, proxy: 10_000, browser: 10_000, picture: 60_000 } as const;

const MINUTE = 60_000;
/** Up to so many places have their media fetched one by one, more in one batch (§7). */
export const MEDIA_SINGLE_LIMIT = 10;

/** How long an answer counts as fresh, in milliseconds (§9). */
export const FRESHNESS_MS = {
  places: MINUTE,
  filterOptions: 5 * MINUTE,
  views: 5 * MINUTE,
  favorites: 2 * MINUTE,
  favoriteStatus: 5 * MINUTE,
  placeMedia: 10 * MINUTE,
  /** The variant of §9. */
  lightboxMedia: 6 * MINUTE,
  travelTime: 5 * MINUTE,
  default: 5 * MINUTE,
} as const;

/** How often a failed read is tried again (§9): exponential backoff, capped. */
export const RETRIES = { default: 1, filterOptions: 3, media: 2, maxDelayMs: 30_000 } as const;
