import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import {
  type HoursState,
  hoursStateAt,
  type OpeningHours,
  type ParisTime,
  parisTimeText,
  parseOpeningHours,
} from "@flaneur/domain";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { rawRows } from "../db/raw-rows.ts";
import { places } from "../db/schema.ts";
import { listed } from "./conditions.ts";
import { type HoursAt, hoursKey } from "./hours-sql.ts";

/** Limit of distinct texts of hours. */
const MAX_TEXTS = 20_000;
/** Limit of moments for which the open and closed hours are stored: the moment of 'Open now' changes every minute. */
const MAX_MOMENTS = 32;
/**
 * The texts are read from the database again after this time, in milliseconds. Until then, a newly imported text counts
 * as unknown hours.
 */
const FRESH_MS = 60_000;
/** Number of texts that are read or evaluated between two yields. */
const AT_ONCE = 1_000;

const Row = z.object({ key: z.string(), text: z.string() });

type Hours = ReadonlyMap<string, OpeningHours>;

/** The texts of the database at one time, with their states at some moments. */
interface Reading {
  readonly readAt: number;
  /** Hours by key, without those that cannot be parsed. */
  readonly hours: Promise<Hours>;
  readonly moments: Map<string, Promise<HoursAt>>;
}

/** Returns an index of the opening hours of listed places, which evaluates them at a moment. */
export function createHoursIndex(db: Db, { freshMs = FRESH_MS, now = Date.now } = {}) {
  let reading: Reading | null = null;

  function fresh(): Reading {
    if (reading !== null && now() - reading.readAt < freshMs) return reading;
    const current: Reading = { readAt: now(), hours: readHours(db, reading?.hours), moments: new Map() };
    current.hours.catch(() => {
      if (reading === current) reading = null;
    });
    reading = current;
    return current;
  }

  return {
    at(moment: ParisTime): Promise<HoursAt> {
      const { hours, moments } = fresh();
      const name = parisTimeText(moment);
      const known = moments.get(name);
      if (known !== undefined) return known;
      const evaluated = hours.then((parsed) => evaluate(parsed, moment));
      const [oldest] = moments.keys();
      if (moments.size >= MAX_MOMENTS && oldest !== undefined) moments.delete(oldest);
      moments.set(name, evaluated);
      return evaluated;
    },
  };
}

async function readHours(db: Db, before: Promise<Hours> | undefined): Promise<Hours> {
  const known = await before?.catch(() => undefined);
  const query = sql`
    select distinct on (key) ${hoursKey}::text as key, ${places.openingHours} as text from ${places}
    where ${listed} and ${places.openingHours} is not null order by key limit ${MAX_TEXTS}`;
  const hours = new Map<string, OpeningHours>();
  for (const [index, { key, text }] of (await rawRows(db, query, Row)).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
    const parsed = known?.get(key) ?? parseOpeningHours(text);
    if (parsed !== null) hours.set(key, parsed);
  }
  return hours;
}

async function evaluate(hours: Hours, at: ParisTime): Promise<HoursAt> {
  const keys: Readonly<Record<HoursState, string[]>> = { open: [], closed: [], unknown: [] };
  let count = 0;
  for (const [key, each] of hours) {
    count += 1;
    if (count % AT_ONCE === 0) await yieldToEventLoop();
    keys[hoursStateAt(each, at)].push(key);
  }
  return { open: `{${keys.open.join()}}`, closed: `{${keys.closed.join()}}` };
}
