/** Limits of a JSON value. They apply to the parsed value, not to the bytes that were sent. */
export interface JsonBounds {
  /** Levels of nested lists and objects. */
  readonly depth: number;
  /** Total number of members of objects and items of lists. */
  readonly values: number;
  /** Characters of one string, or of one member's name. */
  readonly textLength: number;
}

/** The exceeded limit, or `unreadable` for a text with half of a surrogate pair. */
export type ExceededBound = keyof JsonBounds | "unreadable";

/** Returns the string itself, or the names of an object's members. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

function membersOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? value : Object.values(value);
}

/**
 * Measures a parsed JSON value and stops at the first exceeded limit, so that `values` bounds the work. It does not
 * recurse, since the client chooses the depth.
 * @returns the exceeded limit. For a value within all limits: `unreadable` if a text has half of a surrogate pair,
 * otherwise null.
 */
export function exceededBound(value: unknown, { depth, values, textLength }: JsonBounds): ExceededBound | null {
  let level: readonly unknown[] = [value];
  let count = 0;
  let isReadable = true;
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return "depth";
    const next: unknown[] = [];
    for (const item of level) {
      for (const text of textsOf(item)) {
        if (text.length > textLength) return "textLength";
        isReadable &&= text.isWellFormed();
      }
      const members = membersOf(item);
      count += members.length;
      if (count > values) return "values";
      next.push(...members);
    }
    level = next;
  }
  return isReadable ? null : "unreadable";
}
