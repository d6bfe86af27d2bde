import { setImmediate as others } from "node:timers/promises";
import {
  HOURS_STATES,
  hoursStateAt,
  type OpeningHours,
  type ParisTime,
  parisTimeText,
  parseOpeningHours,
} from "@flaneur/domain";
import type { PlaceIndex } from "./place-index.ts";
import type { HoursAt } from "./scan.ts";

/** Texts that are kept as they were understood: with 100,000 places there are some ten thousand. */
const MOST_TEXTS = 20_000;
/** Moments that are kept: that of 'Open now' is another every minute. */
const MOST_MOMENTS = 32;
/** How many texts are evaluated before others have a turn. */
const AT_ONCE = 500;

const UNKNOWN = HOURS_STATES.indexOf("unknown");

/** What the opening hours of an index mean at moments: each text is understood once, and evaluated once a moment. */
export function createHoursStates(index: PlaceIndex) {
  const understood = new Map<string, OpeningHours | null>();
  const moments = new Map<string, number[]>();

  function understand(text: string): OpeningHours | null {
    const known = understood.get(text);
    if (known !== undefined) return known;
    const hours = parseOpeningHours(text);
    if (understood.size < MOST_TEXTS) understood.set(text, hours);
    return hours;
  }

  /** Adds the states of so many more texts; the number of a text is its place in the list, from 1. */
  function evaluate(states: number[], texts: readonly string[], at: ParisTime, atMost: number): void {
    for (const text of texts.slice(states.length - 1, states.length - 1 + atMost)) {
      const hours = understand(text);
      states.push(hours === null ? UNKNOWN : HOURS_STATES.indexOf(hoursStateAt(hours, at)));
    }
  }

  function statesAt(at: ParisTime): number[] {
    const name = parisTimeText(at);
    const known = moments.get(name);
    if (known !== undefined) return known;
    const [oldest] = moments.keys();
    if (moments.size >= MOST_MOMENTS && oldest !== undefined) moments.delete(oldest);
    const states = [UNKNOWN];
    moments.set(name, states);
    return states;
  }

  return {
    /** Evaluates what is not yet known at a moment, and lets others have a turn meanwhile. */
    async prepare(at: ParisTime): Promise<void> {
      const states = statesAt(at);
      for (let texts = index.hoursTexts(); states.length <= texts.length; texts = index.hoursTexts()) {
        evaluate(states, texts, at, AT_ONCE);
        await others();
      }
    },
    /** The states at a moment, by the number of each text. Quick after `prepare`. */
    at(at: ParisTime): HoursAt {
      const states = statesAt(at);
      const texts = index.hoursTexts();
      evaluate(states, texts, at, texts.length);
      return Uint8Array.from(states);
    },
  };
}
