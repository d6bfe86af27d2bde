import { isTooLong } from "@flaneur/domain";
import type { Candidate } from "./candidate.ts";
import type { FieldReason, LimitedField } from "./read-row.ts";

/** Largest number of characters of each field. */
const LIMITS: Readonly<Record<LimitedField, number>> = {
  id: 200,
  name: 200,
  address: 300,
  website: 2_000,
  "booking address": 2_000,
  "menu address": 2_000,
  "opening hours": 1_000,
  description: 5_000,
  mediaUrls: 2_000,
  "map link": 2_000,
  origin: 250,
};

const MAX_PICTURES = 50;

/**
 * Matches control characters and marks that change the text direction. `isWellFormed()` detects unpaired surrogates.
 */
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Largest number of other names that are stored for a place. */
const MAX_OTHER_NAMES = 20;

/**
 * Returns the other names of a place that can be stored, without duplicates. Names with a semicolon are omitted,
 * because exports join names with semicolons.
 */
export const storableNames = (name: string, otherNames: readonly string[]): readonly string[] =>
  [...new Set(otherNames)]
    .filter((other) => other !== name && !isTooLong(other, LIMITS.name) && !other.includes(";"))
    .filter((other) => !UNREADABLE.test(other) && other.isWellFormed())
    .slice(0, MAX_OTHER_NAMES);

/**
 * Returns why a row is invalid: it has too many pictures, or one of its texts is too long or has unreadable characters.
 * Returns null when the row is valid.
 */
export function fieldReason({ sourceId, details }: Candidate): FieldReason | null {
  if (details.mediaUrls.length > MAX_PICTURES) return "too many mediaUrls";
  const texts: readonly (readonly [LimitedField, string | null])[] = [
    ["id", sourceId],
    ["name", details.name],
    ["address", details.exported?.address ?? details.street],
    ["website", details.website],
    ["booking address", details.bookingUrl ?? null],
    ["menu address", details.menuUrl ?? null],
    ["opening hours", details.openingHours],
    ["description", details.description],
    ...details.mediaUrls.map((url) => ["mediaUrls", url] as const),
    ["map link", details.exported?.googleMapsUrl ?? null],
    ...Object.values(details.enriched ?? {}).map((origin) => ["origin", origin] as const),
  ];
  for (const [field, value] of texts) {
    if (value === null) continue;
    if (isTooLong(value, LIMITS[field])) return `${field} too long`;
    if (UNREADABLE.test(value) || !value.isWellFormed()) return `unreadable characters in ${field}`;
  }
  return null;
}
