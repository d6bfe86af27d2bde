import type { Candidate } from "./candidate.ts";
import type { FieldReason, LimitedField } from "./read-row.ts";

/** Largest number of characters of each field. */
const LIMITS: Readonly<Record<LimitedField, number>> = {
  id: 200,
  name: 200,
  address: 300,
  website: 2_000,
  "opening hours": 1_000,
  description: 5_000,
  picture: 2_000,
};

const MAX_PICTURES = 50;

/** Matches control characters, marks that change the text direction, and halves of surrogate pairs. */
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Largest number of other names that are stored for a place. */
const MAX_OTHER_NAMES = 20;

/** Returns the other names of a place that can be stored, each once. Exports separate names by semicolons. */
export const storableNames = (name: string, otherNames: readonly string[]): readonly string[] =>
  [...new Set(otherNames)]
    .filter((other) => other !== name && other.length <= LIMITS.name && !other.includes(";"))
    .filter((other) => !UNREADABLE.test(other) && other.isWellFormed())
    .slice(0, MAX_OTHER_NAMES);

/**
 * Returns the reason why a text of a row is invalid: it is too long, or contains characters that cannot be shown.
 * Returns null when all texts are valid.
 */
export function fieldReason({ sourceId, details }: Candidate): FieldReason | null {
  if (details.mediaUrls.length > MAX_PICTURES) return "too many pictures";
  const texts: readonly (readonly [LimitedField, string | null])[] = [
    ["id", sourceId],
    ["name", details.name],
    ["address", details.exported?.address ?? details.street],
    ["website", details.website],
    ["opening hours", details.openingHours],
    ["description", details.description],
    ...details.mediaUrls.map((url) => ["picture", url] as const),
  ];
  for (const [field, value] of texts) {
    if (value === null) continue;
    if (value.length > LIMITS[field]) return `${field} too long`;
    if (UNREADABLE.test(value) || !value.isWellFormed()) return `unreadable characters in ${field}`;
  }
  return null;
}
