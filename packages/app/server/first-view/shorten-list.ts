import { z } from "zod";

/**
 * Limit of the notes of a shared list that a page includes, in bytes. A page has each note twice, as HTML and as data,
 * and each place takes a few kilobytes more.
 */
const MAX_NOTE_BYTES = 24_000;

const SharedList = z.looseObject({
  sharedList: z.looseObject({ entries: z.array(z.looseObject({ note: z.string().nullable() })) }),
});

/** Characters that HTML or JSON in HTML replaces by five or six others. */
const ESCAPED = /[&<>"'\u2028\u2029]/g;
const bytesOf = (note: string | null): number =>
  note === null ? 0 : Buffer.byteLength(note) + 5 * (note.match(ESCAPED)?.length ?? 0);

/**
 * Returns the data of a page without the places of a shared list whose notes would make the page too large. The first
 * place stays. The browser then loads the whole list: see `isShortened`.
 */
export function shortenList(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const parsed = SharedList.safeParse(data);
  if (!parsed.success) return data;
  const { sharedList } = parsed.data;
  let bytes = 0;
  const end = sharedList.entries.findIndex(({ note }, index) => {
    bytes += bytesOf(note);
    return index > 0 && bytes > MAX_NOTE_BYTES;
  });
  if (end === -1) return data;
  return { ...parsed.data, sharedList: { ...sharedList, entries: sharedList.entries.slice(0, end) } };
}
