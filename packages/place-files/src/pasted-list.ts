import { nameAndAddress } from "./name-and-address.ts";
import { pointOf } from "./points.ts";
import { type SavedPlace, savedPlace } from "./saved-place.ts";

const LINK = /\b(?:https?:\/\/|geo:)[^\s<>"]+/i;
/** Bullets and numbers at the start of a line: `- `, `• `, `3. `, `[ ] `. */
const BULLET = /^\s*(?:(?:[-*•–·]|\d{1,4}[.)]|\[[ x]\])\s+)+/i;
const EDGES = /^[\s,;:|–—-]+|[\s,;:|–—-]+$/g;

/** Reads a list of names, links or positions, one in each line. Empty lines are left out. */
export const pastedPlaces = (text: string, origin: string | null): readonly SavedPlace[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => pastedPlace(line, origin) ?? []);

function pastedPlace(written: string, origin: string | null): SavedPlace | null {
  const line = written.replace(BULLET, "").trim();
  if (line === "") return null;
  const url = LINK.exec(line)?.[0].replace(/[),.;]+$/, "") ?? null;
  const rest = (url === null ? line : line.replace(url, " ")).replace(EDGES, "");
  const point = rest === "" ? null : pointOf(rest);
  if (point !== null) return savedPlace({ coordinates: point, url, origin });
  const place = savedPlace({ ...nameAndAddress(rest), url, origin });
  // The text of a line without a name or position, such as a bare link, becomes the name: the visitor then sees which
  // line was not found.
  return place ?? savedPlace({ name: line, url, origin });
}
