import { fold } from "@flaneur/domain";

/** Returns the part of a place's id that its name gives: `le-cafe-noir`. */
export const slug = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "place";
