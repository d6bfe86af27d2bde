import {
  HOURS_STATES,
  hoursStateAt,
  type OpeningHours,
  type ParisTime,
  parisTimeText,
  parseOpeningHours,
} from "@flaneur/domain";
import type { PlaceColumns } from "./place-columns.ts";

/** Limit of the cache of parsed texts. Further texts are parsed each time. */
const MAX_TEXTS = 20_000;
/** Limit of the cache of moments. The moment of 'Open now' changes every minute. */
const MAX_MOMENTS = 32;
/** Number of texts that are evaluated between two yields of `prepare`. */
const AT_ONCE = 500;

const UNKNOWN = HOURS_STATES.indexOf("unknown");

/**
 * The state of each text of opening hours, as an index into `HOURS_STATES`. The number of a text is its position in the
 * array. Null without a moment.
 */
export type HoursAt = Uint8Array | null;

/** Evaluates the opening hours of all places at a moment. Each text is parsed once, and evaluated once per moment. */
export function createHoursStates({ hoursTexts }: Pick<PlaceColumns, "hoursTexts">) {
  const parsed = new Map<string, OpeningHours | null>();
  const moments = new Map<string, number[]>();

  function parse(text: string): OpeningHours | null {
    const known = parsed.get(text);
    if (known !== undefined) return known;
    const hours = parseOpeningHours(text);
    if (parsed.size < MAX_TEXTS) parsed.set(text, hours);
    return hours;
  }

  function statesAt(at: ParisTime): number[] {
    const name = parisTimeText(at);
    const known = moments.get(name);
    if (known !== undefined) return known;
    const [oldest] = moments.keys();
    if (moments.size >= MAX_MOMENTS && oldest !== undefined) moments.delete(oldest);
    const states = [UNKNOWN];
    moments.set(name, states);
    return states;
  }

  /** Evaluates the texts whose state at a moment is not known yet. Yields every `AT_ONCE` texts. */
  function* prepare(at: ParisTime): Generator<undefined, void> {
    const states = statesAt(at);
    if (states.length > hoursTexts.size) return;
    for (const [text, number] of [...hoursTexts]) {
      // Another call may have evaluated this text between two yields.
      if (states.length > number) continue;
      const hours = parse(text);
      states.push(hours === null ? UNKNOWN : HOURS_STATES.indexOf(hoursStateAt(hours, at)));
      if (states.length % AT_ONCE === 0) yield;
    }
  }

  return {
    prepare,
    /** Returns the states at a moment, by the number of each text. Fast after `prepare`. */
    at(at: ParisTime): Uint8Array {
      for (const _ of prepare(at));
      return Uint8Array.from(statesAt(at));
    },
  };
}
