import { fold } from "./fold.ts";
import type { Place } from "./place.ts";

/** Hyphens and dashes with the white space around them: the signs that folding removes. */
const HYPHENS = /\s*[-‐‑‒–—][-‐‑‒–—\s]*/gu;

/** A text as it is written, with runs of white space as one space. */
const asWritten = (text: string): string => text.replace(/\s+/gu, " ").trim();

const hyphensOf = (text: string): readonly string[] => text.match(HYPHENS)?.map(asWritten) ?? [];

/**
 * What a search looks for in `searchText`: the folded search, or the search as it is written where folding leaves
 * nothing of it, such as `-` (§5). Empty for an empty search, which every place matches.
 */
export const searchNeedle = (search: string): string => fold(search) || asWritten(search);

/**
 * The text in which a place is searched, in lines: its folded name, its folded address, and the hyphens that folding
 * removes from either. No needle holds a line break, and a folded needle never consists of hyphens alone, so a needle
 * matches within one line.
 */
export const searchText = ({ name, address }: Pick<Place, "name" | "address">): string =>
  [fold(name), fold(address), ...new Set([...hyphensOf(name), ...hyphensOf(address)])].join("\n");
