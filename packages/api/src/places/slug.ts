import { fold } from "@flaneur/domain";

const MAX_LENGTH = 60;

/** Returns the first part of a place's id, which is made from the name: `le-cafe-noir`. */
export const slug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MAX_LENGTH)
    // Either the name or its limited part may end in a hyphen.
    .replace(/-$/, "") || "place";
