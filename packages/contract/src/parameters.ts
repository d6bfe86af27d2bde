import { growsTooLong, parseArea, parseParisTime, TRANSPORT_MODES, type TransportMode } from "@flaneur/domain";
import { z } from "zod";

/** Whether a database can store a text: it has no NUL and no half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/**
 * A text of limited length, also once it is normalised for comparison. Later checks are skipped for a longer text. Zod's `max()` is not used, because it also
 * reads the `length` of an object that is not a text.
 * @param missing the message when the text is missing.
 */
const shortText = (max: number, missing?: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .refine((text) => text.length <= max, { error: `must have at most ${max} characters`, abort: true })
    .refine((text) => !growsTooLong(text, max), {
      error: `must have at most ${max} characters; a ligature such as ﷺ counts as all of its letters`,
      abort: true,
    })
    .meta({ maxLength: max });

/**
 * A list of limited length. Like `shortText`, it avoids zod's `max()`.
 * @param what the plural noun of the items, for the message.
 */
export const shortList = <T extends z.ZodType>(item: T, max: number, what: string) =>
  z
    .array(item, { error: `must be a list of ${what}` })
    .refine((values) => values.length <= max, `must have at most ${max} ${what}`)
    .meta({ maxItems: max });

/**
 * A text that a database can store. URLs and JSON can also contain texts that it cannot store.
 * @param missing the message when the text is missing.
 */
export const safeText = (max: number, missing?: string) =>
  shortText(max, missing).refine(isStorable, "must not have characters that cannot be stored; please remove them");

/**
 * Control characters, line separators, and characters that embed, override or isolate a text direction: these affect
 * the surrounding text.
 */
const UNRULY = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const LINE_BREAKS = /[\t\n\r\u2028\u2029]+/g;

/** Whether a text of one line has a character that affects the surrounding text. */
export const isUnruly = (text: string): boolean => UNRULY.test(text);

/**
 * Returns a text as one line: replaces line breaks and tabs with spaces, removes other characters that affect the
 * surrounding text, and trims white space.
 */
export const oneLine = (text: string): string =>
  text.replace(LINE_BREAKS, " ").replace(new RegExp(UNRULY, "gu"), "").trim();

/**
 * Returns a text of several lines, trimmed, without the characters that affect the surrounding text. All kinds of line
 * breaks become `\n`, and tabs become spaces.
 */
export const manyLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll("\t", " ").replace(new RegExp(UNRULY, "gu"), ""))
    .join("\n")
    .trim();

const MAX_ID = 200;

/**
 * An id in a path, query or body. An impossible id, which is too long or cannot be stored, becomes the empty id, so
 * that it gets the same response as any unknown id.
 */
export const anyId = z
  .string()
  .transform((id) => (id.length <= MAX_ID && isStorable(id) ? id : ""))
  .meta({ type: "string", maxLength: MAX_ID });

/** A repeatable parameter with at most 100 values: `types=Bar&types=Café`. */
export const repeated = <T extends z.ZodType>(item: T) =>
  z
    .union([item, z.array(item)])
    .optional()
    .transform((value): z.output<T>[] => {
      if (value === undefined) return [];
      return Array.isArray(value) ? value : [value as z.output<T>];
    })
    .refine((values) => values.length <= 100, "must have at most 100 values");

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message);
};

/** A whole number in a query, with a default. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  whole(min, max).default(fallback).meta({ type: "integer", minimum: min, maximum: max, default: fallback });

export const optionalWholeNumber = (min: number, max: number) =>
  whole(min, max).optional().meta({ type: "integer", minimum: min, maximum: max });

/** Degrees in a query, from -limit to limit. A negative exponent is accepted, because programs write `1e-7`. */
export const degrees = (limit: 90 | 180) => {
  const message = `must be a number of degrees from -${limit} to ${limit}`;
  return z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,3})?$/, message)
    .transform(Number)
    .refine((n) => Math.abs(n) <= limit, message)
    .meta({ type: "number", minimum: -limit, maximum: limit });
};

/** A part of the map, in the format of the domain's `areaText`. */
export const mapArea = shortText(120).refine(
  (text) => parseArea(text) !== null,
  "must be west, south, east and north in degrees, with west < east and south < north: 2.3,48.85,2.36,48.87",
);

/** A minute in Paris time, in the format of the domain's `parisTimeText`. */
export const parisMinute = shortText(16).refine(
  (text) => parseParisTime(text) !== null,
  "must be a date and time of Paris: 2026-11-22T15:30",
);

export const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .default("false")
  .transform((value) => value === "true")
  .meta({ type: "boolean", default: false });

/** One of several words; the message lists them. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

export const transportMode = oneOf(TRANSPORT_MODES).default("transit" satisfies TransportMode);
