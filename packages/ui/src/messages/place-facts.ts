import type { CuisineTag, FactTag, PlaceFacts, PlaceType } from "@flaneur/domain";

/** The words of a language for sentences about places without a description. */
export interface FactWords {
  readonly kinds: Readonly<Record<PlaceType, string>>;
  readonly restaurants: Readonly<Record<CuisineTag, string>>;
  readonly features: Readonly<Record<FactTag, string>>;
  readonly kindAndStreet: (kind: string, street: string | undefined) => string;
  /** @param minutes 0 for a walk of less than a minute. */
  readonly fromStation: (minutes: number, station: string) => string;
  readonly everyDay: string;
  /** @param days Weekdays from 0 for Monday. */
  readonly opensOn: (days: readonly number[]) => string;
  readonly closedOn: (days: readonly number[]) => string;
  readonly late: string;
  /** Separates what a place has from when it is open. */
  readonly separator: string;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** A place that is closed on more days is described by the days on which it opens. */
const MANY_DAYS = 3;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function weekText(closedOn: readonly number[], words: FactWords): string {
  if (closedOn.length === 0) return words.everyDay;
  if (closedOn.length <= MANY_DAYS) return words.closedOn(closedOn);
  return words.opensOn(WEEK.filter((day) => !closedOn.includes(day)));
}

/**
 * Creates a function that returns one or two sentences about a place without a description: its kind, street and
 * nearest station, then what it has, then when it is closed.
 */
export const createFactSentences =
  (words: FactWords) =>
  ({ type, cuisine, street, station, tags, closedOn, isLate }: PlaceFacts): string => {
    const kind = type === "Restaurant" && cuisine !== undefined ? words.restaurants[cuisine] : words.kinds[type];
    const where = [
      words.kindAndStreet(kind, street),
      ...(station === undefined ? [] : [words.fromStation(station.minutes, station.name)]),
    ];
    const hours = [...(closedOn === undefined ? [] : [weekText(closedOn, words)]), ...(isLate ? [words.late] : [])];
    const rest = [tags.map((tag) => words.features[tag]), hours].filter((part) => part.length > 0);
    const facts = rest.map((part) => part.join(", ")).join(words.separator);
    return `${where.join(", ")}.${facts === "" ? "" : ` ${capitalised(facts)}.`}`;
  };
