import { fold } from "@flaneur/domain";

/** Returns the first part of a place's id, which is made from the name: `le-cafe-noir`. */
export const slug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "place";
