/** Between a saved note and a note that is appended to it. */
const BETWEEN = "\n\n";

/** Whether a text has another text as a whole paragraph or several. */
const contains = (text: string, part: string): boolean =>
  `${BETWEEN}${text}${BETWEEN}`.includes(`${BETWEEN}${part}${BETWEEN}`);

/**
 * Returns a saved note with a note that waited appended to it, with an empty line between. If one of the notes contains
 * the other, returns the longer one, so that a repeated request changes nothing. Null for an empty note.
 * @param saved The note that was saved meanwhile.
 * @param waited The note that is saved later.
 */
export function joinedNote(saved: string | null, waited: string | null): string | null {
  if (saved === null || waited === null) return saved ?? waited;
  if (contains(saved, waited)) return saved;
  return contains(waited, saved) ? waited : `${saved}${BETWEEN}${waited}`;
}
