import { guessColumns } from "./columns.ts";
import { nameAndAddress } from "./name-and-address.ts";
import { pastedCells, pastedTable } from "./pasted-table.ts";
import { pointOf } from "./points.ts";
import { type SavedPlace, savedPlace } from "./saved-place.ts";
import { withoutEdges, withoutEnd } from "./without-edges.ts";

const LINK = /\b(?:https?:\/\/|geo:)[^\s<>"]+/i;
/** Bullets, numbers and pictograms at the start of a line: `- `, `• `, `3. `, `[ ] `, `☕ `. */
const BULLET = /^\s*(?:(?:[-*•–·]|\d{1,4}[.)]|\[[ x]\]|(?:\p{Extended_Pictographic}|\uFE0F){1,8})\s+)+/iu;
/** Pictograms at the end of a line, such as stars. */
const MARKS = /(?:\s?(?:\p{Extended_Pictographic}|\uFE0F|★|☆)){1,20}$/u;
const EDGE = /[\s,;:|–—-]/;
/** Characters after a link that belong to the sentence. */
const LINK_END = /[),.;]/;
/** A line that only ends in a colon, or names a day of a trip: a heading of the list. */
const HEADING = /^(?:.{1,60}\s?:|(?:day|jour|journée)\s+\d{1,2}(?:\s*[-–—:].{0,60})?)$/iu;
/** A name and the visitor's note after a colon: `Jardin du Luxembourg: picnic`. */
const NOTE = /^([^:]{2,100}?)\s?:\s+(.{1,2000})$/u;

/** A text after a colon that may be a part of the name, as in `Merci: Café`: a few words that begin with a capital. */
const PART_OF_NAME = /^\p{Lu}[^\s.!?]*(?:\s[^\s.!?]+){0,2}$/u;

const LINE = /[^\r\n]+/g;
/** Maximum characters of a line: more than a name, an address, a note and a link may have. The rest is left out. */
const MAX_LINE = 10_000;

/**
 * Reads a table with a header, or a list of names, links, positions or rows of a table, one in each line. Empty lines and
 * headings are left out.
 * @param max The number of places after which reading stops.
 */
export function pastedPlaces(
  text: string,
  origin: string | null,
  max = Number.POSITIVE_INFINITY,
): readonly SavedPlace[] {
  const table = pastedTable(text, origin, max);
  if (table !== null) return table;
  const places: SavedPlace[] = [];
  let isFirst = true;
  for (const [whole] of text.matchAll(LINE)) {
    if (places.length === max) break;
    const line = whole.slice(0, MAX_LINE);
    if (line.trim() === "") continue;
    const isHeading = isFirst && guessColumns([line.trim()]).has("name") && whole.trim().length < text.trim().length;
    isFirst = false;
    const place = isHeading ? null : pastedPlace(line, origin);
    if (place !== null) places.push(place);
  }
  return places;
}

function pastedPlace(written: string, origin: string | null): SavedPlace | null {
  if (written.trim().includes("\t")) return pastedCells(written.split("\t"), origin);
  const line = written
    .replace(/^#{1,4}\s+.*$/, "")
    .replace(BULLET, "")
    .trimEnd()
    .replace(MARKS, "")
    .trim();
  if (line === "" || HEADING.test(line)) return null;
  const link = LINK.exec(line)?.[0];
  const url = link === undefined ? null : withoutEnd(link, LINK_END);
  const rest = withoutEdges(url === null ? line : line.replace(url, " "), EDGE);
  const point = rest === "" ? null : pointOf(rest);
  if (point !== null) return savedPlace({ coordinates: point, url, origin });
  // A placeholder for a position is no name and address.
  if (/^[-+\d.,;\s]+$/.test(rest)) return savedPlace({ name: rest, url, origin });
  const [, named = rest, note = null] = NOTE.exec(rest) ?? [];
  const wholeName = note !== null && PART_OF_NAME.test(note) ? rest : undefined;
  const place = savedPlace({ ...nameAndAddress(named), note, url, origin, ...(wholeName && { wholeName }) });
  // The text of a line without a name or position, such as a bare link, becomes the name: the visitor then sees which
  // line was not found.
  return place ?? savedPlace({ name: line, url, origin });
}
