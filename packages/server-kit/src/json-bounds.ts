/** How large a JSON value may be. Sizes count what the value holds, not the bytes that it was sent in. */
export interface JsonBounds {
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Members of objects and items of lists, in the whole value. */
  readonly values: number;
  /** Characters of one text or of one member's name. */
  readonly textLength: number;
}

/** The bound that a JSON value exceeds first. */
export type ExceededBound = keyof JsonBounds | "unreadable";

/** The text that a value is, or the names of its members. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

function membersOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? value : Object.values(value);
}

/**
 * Measures a parsed JSON value, and stops at the first bound that it exceeds: the work is bounded by `values`, whatever
 * the shape of the value is. Without recursion, since a client chooses the depth.
 * @returns the exceeded bound; `unreadable` for a value within all bounds that has half of a surrogate pair in a text;
 *   null for any other value within all bounds.
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
