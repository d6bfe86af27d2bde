/** The order 'Recommended': how much a place is worth to a visitor who asks for a list. */
import { listedHoursState } from "./listed-hours.ts";
import type { Place } from "./place.ts";
import type { PlaceFilters } from "./place-filters.ts";
import { travelTime } from "./travel.ts";
import { mentionedWords, mentionTest } from "./words.ts";

/** The fields of a place that its worth depends on. */
export type WorthyPlace = Pick<
  Place,
  | "name"
  | "otherNames"
  | "description"
  | "types"
  | "rating"
  | "coordinates"
  | "openingHours"
  | "placeStatus"
  | "travelTime"
  | "website"
  | "isChosen"
>;

/** What is known about a place, from which `worthOf` computes its worth. The engine reads the same from its columns. */
export interface WorthFacts {
  /** Whole minutes on foot from the place of the filter 'Near …'; null without this filter. */
  readonly walk: number | null;
  /** Whether the place's own words have all words of the search. Other places have them in their address. */
  readonly isNamed: boolean;
  readonly isChosen: boolean;
  /** The types of the place; the first is its primary type. */
  readonly primaryType: string | null;
  readonly rating: number | null;
  readonly state: "open" | "closed" | "unknown";
  /** The number of the wishes that the place's own words mention. */
  readonly mentions: number;
  /** Minutes from the visitor's location; null if either is unknown. */
  readonly travelTime: number | null;
  /** How many of these are known: opening hours, website, description. */
  readonly known: number;
}

const MAX_MINUTES = 999;
const MAX_MENTIONS = 9;
const MAX_KNOWN = 3;
/** A rating has one decimal. */
const RATINGS = 51;

const atMost = (number: number, most: number): number => Math.min(most, Math.max(0, number));
/** Returns a digit that is higher for fewer minutes. Unknown minutes have the lowest digit. */
const nearness = (minutes: number | null): number =>
  minutes === null || Number.isNaN(minutes) ? 0 : MAX_MINUTES + 1 - atMost(minutes, MAX_MINUTES);

/**
 * Returns 2 for a place that is, first of all, of a kind that the filters ask for, and 1 for the others: a cinema with a
 * bar among bars. Without a type, a place to sleep in is the other one.
 */
const kindDigit = (primaryType: string | null, { types }: Pick<PlaceFilters, "types">): 1 | 2 => {
  if (types.include.length === 0) return primaryType === "Hotel" ? 1 : 2;
  return primaryType !== null && types.include.includes(primaryType) ? 2 : 1;
};

/** The texts that `mentions` counts: the wishes of a list, and the words that its places mention. */
export const wishedTexts = ({ wishes, mentions }: Pick<PlaceFilters, "wishes" | "mentions">): readonly string[] =>
  [...wishes, ...(mentions === "" ? [] : [mentions])].slice(0, MAX_MENTIONS);

const STATES = { closed: 0, unknown: 1, open: 2 } as const;

/**
 * Returns the worth of a place as one whole number: the higher, the earlier in the list. What comes first decides, and
 * what follows decides among equals:
 *
 * 1. minutes on foot from the place of 'Near …', if the list has this filter
 * 2. whether its names and description mention the search: 'louvre' is the museum before a café in the Rue du Louvre
 * 3. whether the place is chosen
 * 4. whether the place is first of all of a kind that was asked for (`kindDigit`)
 * 5. the rating; places without one follow
 * 6. whether the place is open at the moment of the list
 * 7. how many of the wishes its names and description mention
 * 8. the travel time from the visitor's location, if there is one
 * 9. whether its opening hours, website and description are known
 *
 * Equal places are listed by name.
 */
export function worthOf(facts: WorthFacts, filters: Pick<PlaceFilters, "types" | "hours">): number {
  const { rating } = facts;
  let worth = nearness(facts.walk);
  worth = worth * 2 + (facts.isNamed ? 1 : 0);
  worth = worth * 2 + (facts.isChosen ? 1 : 0);
  worth = worth * 3 + kindDigit(facts.primaryType, filters);
  worth =
    worth * RATINGS + (rating === null || Number.isNaN(rating) ? 0 : atMost(Math.round(rating * 10), RATINGS - 1));
  worth = worth * 3 + (filters.hours === null ? 0 : STATES[facts.state]);
  worth = worth * (MAX_MENTIONS + 1) + atMost(facts.mentions, MAX_MENTIONS);
  worth = worth * (MAX_MINUTES + 2) + nearness(facts.travelTime);
  return worth * (MAX_KNOWN + 1) + atMost(facts.known, MAX_KNOWN);
}

/** The highest worth has fewer decimal digits than this, so that worths can be compared as texts. */
export const WORTH_DIGITS = 14;

/** Returns the worth of a place in a list with these filters; see `worthOf`. */
export function placeWorth(place: WorthyPlace, filters: PlaceFilters): number {
  const { hours, near, search } = filters;
  const mentioned = mentionedWords(place);
  return worthOf(
    {
      walk: near === null ? null : travelTime(near.coordinates, place.coordinates, "walking"),
      isNamed: search !== "" && mentionTest(search)(mentioned),
      isChosen: place.isChosen,
      primaryType: place.types[0] ?? null,
      rating: place.rating,
      state: hours === null ? "unknown" : listedHoursState(place, hours.at, filters),
      mentions: wishedTexts(filters).filter((text) => mentionTest(text)(mentioned)).length,
      travelTime: place.travelTime,
      known: [place.openingHours, place.website, place.description].filter((each) => each !== null).length,
    },
    filters,
  );
}
