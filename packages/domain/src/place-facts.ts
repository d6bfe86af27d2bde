import { splitStreet } from "./address.ts";
import { readHours } from "./hours/hours.ts";
import { hoursWeek } from "./hours/week.ts";
import { isClosedByStatus, PLACE_TYPES, type Place, type PlaceType } from "./place.ts";
import type { NearbyStation } from "./stations.ts";
import { TAG_CATEGORIES, type Tag } from "./tags.ts";

const CUISINES: readonly string[] = [...TAG_CATEGORIES["World cuisine"], ...TAG_CATEGORIES["French cuisine"]];
export type CuisineTag = (typeof TAG_CATEGORIES)["World cuisine" | "French cuisine"][number];

/** Tags that a composed sentence names, the most telling first. */
export const FACT_TAGS = [
  "Rooftop",
  "Terrace",
  "Garden",
  "Vegan",
  "Vegetarian",
  "Halal",
  "Kosher",
  "Gluten-free",
  "Organic",
  "Brunch",
  "Live music",
  "Step-free",
  "Takeaway",
  "Wi-Fi",
] as const satisfies readonly Tag[];
export type FactTag = (typeof FACT_TAGS)[number];

/** The maximal number of tags in a composed sentence. */
const MAX_TAGS = 3;

/** What a sentence about a place without a description can say. Unknown facts are absent. */
export interface PlaceFacts {
  /** The primary type. */
  readonly type: PlaceType;
  readonly cuisine?: CuisineTag;
  /** The street without the number. */
  readonly street?: string;
  readonly station?: NearbyStation;
  readonly tags: readonly FactTag[];
  /** The weekdays without opening hours, from 0 for Monday. Absent if hours are unknown or depend on the date. */
  readonly closedOn?: readonly number[];
  /** Whether the place is known to be open late. */
  readonly isLate: boolean;
}

/** Cuisines that name a kind of restaurant, and tell more than the country. */
const DISHES = ["Pizza", "Crêpes"] as const satisfies readonly CuisineTag[];

const isCuisine = (tag: string): tag is CuisineTag => CUISINES.includes(tag);

/** Any day: only hours that are the same in every week are used. */
const ANY_DAY = 0;

/** Returns the weekdays on which a place is closed; undefined if that is unknown or depends on the date. */
function closedWeekdays(openingHours: string | null): readonly number[] | undefined {
  const hours = openingHours === null ? null : readHours(openingHours);
  if (hours === null) return undefined;
  const { days, variesByDate } = hoursWeek(hours, ANY_DAY);
  const closed = days.flatMap((spans, index) => (spans.length === 0 ? [index] : []));
  return variesByDate || closed.length === days.length ? undefined : closed;
}

/**
 * Returns the facts about a place that a sentence can state; null if nothing but its type is known.
 * @param stations The nearest stations, nearest first.
 */
export function placeFacts(
  place: Pick<Place, "types" | "tags" | "address" | "openingHours" | "placeStatus">,
  stations: readonly NearbyStation[],
): PlaceFacts | null {
  const type = PLACE_TYPES.find((known) => known === place.types[0]);
  if (type === undefined) return null;
  const cuisine = DISHES.find((dish) => place.tags.includes(dish)) ?? place.tags.find(isCuisine);
  const street = splitStreet(place.address)?.street;
  const [station] = stations;
  const tags = FACT_TAGS.filter((tag) => place.tags.includes(tag)).slice(0, MAX_TAGS);
  // The hours of a place that is not open say nothing to a visitor.
  const isOpen = !isClosedByStatus(place.placeStatus);
  const closedOn = isOpen ? closedWeekdays(place.openingHours) : undefined;
  const isLate = isOpen && place.tags.includes("Late night");
  const isKnown = cuisine !== undefined || street !== undefined || station !== undefined || tags.length > 0;
  if (!isKnown && closedOn === undefined && !isLate) return null;
  return {
    type,
    ...(cuisine === undefined ? {} : { cuisine }),
    ...(street === undefined ? {} : { street }),
    ...(station === undefined ? {} : { station }),
    tags,
    ...(closedOn === undefined ? {} : { closedOn }),
    isLate,
  };
}
