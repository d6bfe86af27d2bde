import { fold } from "./fold.ts";
import type { Place } from "./place.ts";

/** Matches hyphens and dashes with the white space around them, which folding replaces by one space. */
const HYPHENS = /\s*[-‐‑‒–—][-‐‑‒–—\s]*/gu;

/**
 * Replaces characters of another width or presentation, such as a full-width hyphen, by the usual ones. Collapses runs
 * of white space to one space, and removes white space at both ends.
 */
const asWritten = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, " ").trim();

const hyphensOf = (text: string): readonly string[] => asWritten(text).match(HYPHENS)?.map(asWritten) ?? [];

/**
 * Returns the text to look for in `searchText`: the folded search, or the unfolded search if folding removes all of its
 * characters, as it does for `-` (§5). Returns an empty text for an empty search, which matches every place.
 */
export const searchNeedle = (search: string): string => fold(search) || asWritten(search);

/**
 * Returns the text that searches match, in lines: a place's folded name, its folded address, and the hyphens of
 * both, which folding replaces. A needle contains no line break, so it matches within one line. Only an unfolded needle
 * can match a line of hyphens.
 */
export const searchText = ({ name, address }: Pick<Place, "name" | "address">): string =>
  [fold(name), fold(address), ...new Set([...hyphensOf(name), ...hyphensOf(address)])].join("\n");
