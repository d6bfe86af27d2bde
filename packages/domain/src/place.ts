/** The types a place can have, in the preferred order of §9. Imported places may carry others; these come first. */
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
/** The statuses one can filter by (§5): closed places are never listed. */
export const LISTED_STATUSES = ["Open", "Just Opened", "Opening Soon"] as const satisfies readonly PlaceStatus[];

export const WHEELCHAIR = ["yes", "limited", "no"] as const;
export type Wheelchair = (typeof WHEELCHAIR)[number];

/** WGS 84, decimal degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Who says when a place is open. */
export interface HoursSource {
  /** `osm`, `seed` for what comes with the product, or as whoever imported it called it. */
  readonly name: string;
  /** `2026-05`, as far as it is known. */
  readonly month: string | null;
}

/** A place, whatever shape it came in (§3). */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** `75011`; null where it is not known. */
  readonly arrondissement: string | null;
  /** The first is the primary type. */
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly placeStatus: PlaceStatus;
  /** 0 to 5. */
  readonly rating: number | null;
  /** Minutes from the origin of the query; null without one. */
  readonly travelTime: number | null;
  readonly googleMapsUrl: string | null;
  readonly website: string | null;
  readonly coordinates: Coordinates | null;
  readonly description: string | null;
  /** In the opening_hours syntax of OpenStreetMap. */
  readonly openingHours: string | null;
  readonly openingHoursSource: HoursSource | null;
  readonly wheelchair: Wheelchair | null;
}

/** Puts types in the preferred order of §9; others follow by name. */
export function compareTypes(a: string, b: string): number {
  const rank = (type: string) => {
    const index = (PLACE_TYPES as readonly string[]).indexOf(type);
    return index === -1 ? PLACE_TYPES.length : index;
  };
  return rank(a) - rank(b) || a.localeCompare(b, "fr");
}

/** Whether a status is shown as a badge (§4): the others are no news. */
export const isBadgeStatus = (status: PlaceStatus): status is "Just Opened" | "Opening Soon" =>
  status === "Just Opened" || status === "Opening Soon";
