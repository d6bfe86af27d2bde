import { fold } from "@flaneur/domain";

const MAX_LENGTH = 60;

/**
 * Returns the first part of a place's id, made from the place's name: `le-cafe-noir`. Returns `place` for a name
 * without Latin letters and digits.
 */
export const slug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MAX_LENGTH)
    // Both the whole name and its first 60 characters may end in a hyphen.
    .replace(/-$/, "") || "place";
