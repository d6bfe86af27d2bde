/** The types of places, in the preferred order of §9. Imported places may have other types, which follow these. */
export const PLACE_TYPES = [
  "Restaurant",
  "Bar",
  "Café",
  "Spot",
  "Park",
  "Activity",
  "Museum",
  "Cinema",
  "Club",
  "Gym",
  "Hotel",
  "Bakery",
  "Market",
  "Monument",
  "Pool",
  "Store",
] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

export const PLACE_STATUSES = ["Open", "Just Opened", "Opening Soon", "Permanently Closed"] as const;
export type PlaceStatus = (typeof PLACE_STATUSES)[number];
/** The statuses that visitors can filter by (§5). Closed places are never listed. */
export const LISTED_STATUSES = ["Open", "Just Opened", "Opening Soon"] as const satisfies readonly PlaceStatus[];

export const WHEELCHAIR = ["yes", "limited", "no"] as const;
export type Wheelchair = (typeof WHEELCHAIR)[number];

/** A position in WGS 84, in decimal degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The name of the source of the curated places, and of what an operator has set. */
export const SEED_SOURCE = "seed";

/** The name of a source that an operator has imported without naming it. */
export const UNNAMED_SOURCE = "import";

/** The source of a place, or of its opening hours. */
export interface DataSource {
  /**
   * `osm`, `paris` for the open data of the city, `SEED_SOURCE` for what Flâneur itself has collected, the name given
   * at the import, or `UNNAMED_SOURCE`.
   */
  readonly name: string;
  /** The month of the data, `2026-05`; null when it is unknown. */
  readonly month: string | null;
  /** The page on which everyone can correct the data; null when there is none. */
  readonly url: string | null;
}

/** A place after parsing, whatever its shape in the API (§3). */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Further names, such as names in other languages and former names. The search box uses these names, too. */
  readonly otherNames: readonly string[];
  readonly address: string;
  /** The district's code, `75011`; null when it is unknown. */
  readonly arrondissement: string | null;
  /** Names of the neighbourhoods that contain the place; empty without coordinates. */
  readonly neighbourhoods: readonly string[];
  /** Types of the place; the first is its primary type. */
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly placeStatus: PlaceStatus;
  /** 0 to 5; null when there is no rating. */
  readonly rating: number | null;
  /** The source of the rating: `seed` is the product itself; null when there is no rating, or its source is unknown. */
  readonly ratingSource: string | null;
  /** Minutes from the origin of the query; null without an origin. */
  readonly travelTime: number | null;
  readonly googleMapsUrl: string | null;
  readonly website: string | null;
  /** The telephone number in international form, `+33142360000`. */
  readonly phone: string | null;
  /** The address for reservations: `tel:` or http(s). */
  readonly bookingUrl: string | null;
  /** The address of the menu. */
  readonly menuUrl: string | null;
  readonly coordinates: Coordinates | null;
  readonly description: string | null;
  /** The text of the opening hours, usually in the opening_hours syntax of OpenStreetMap. */
  readonly openingHours: string | null;
  readonly openingHoursSource: DataSource | null;
  readonly wheelchair: Wheelchair | null;
  /** Whether Flâneur or an operator has chosen the place, instead of only importing it. */
  readonly isChosen: boolean;
  /** The source of the place itself. Some of its fields may come from other sources. Null when it is unknown. */
  readonly source: DataSource | null;
}

/** Compares types by the preferred order of §9; other types follow by name. */
export function compareTypes(a: string, b: string): number {
  const rank = (type: string) => {
    const index = (PLACE_TYPES as readonly string[]).indexOf(type);
    return index === -1 ? PLACE_TYPES.length : index;
  };
  return rank(a) - rank(b) || a.localeCompare(b, "fr");
}

/** Whether a place with a status is closed at all times, whatever its opening hours are. */
export const isClosedByStatus = (status: PlaceStatus): boolean =>
  status === "Opening Soon" || status === "Permanently Closed";

/** Whether a status has a badge (§4). Places that have just opened or will open soon have one. */
export const isBadgeStatus = (status: PlaceStatus): status is "Just Opened" | "Opening Soon" =>
  status === "Just Opened" || status === "Opening Soon";
