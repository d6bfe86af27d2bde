import type { ExportFormat } from "@flaneur/contract";
import { inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { timeSlices } from "../http/time-slices.ts";
import { today } from "../places/place-record.ts";
import { exportedPlace } from "./exported-place.ts";
import { WRITERS } from "./formats.ts";

/** Number of places in memory at a time. The database of one process reads them in a few milliseconds. */
const PAGE = 50;

/** A list whose places are exported. */
export interface ExportedList {
  readonly name: string;
  /** What its owner wrote about it; null without a note. */
  readonly note: string | null;
  /** The notes of its places by their ids. */
  readonly notes: ReadonlyMap<string, string | null>;
}

/**
 * Yields places in a format, in the order of `ids`. Places that were deleted meanwhile are skipped.
 * @param list The list that has the places. Undefined for places of no list.
 */
export async function* exportPlaces(
  db: Db,
  ids: readonly string[],
  format: ExportFormat,
  list?: ExportedList,
): AsyncGenerator<string> {
  const { head, between, place, tail } = WRITERS[format];
  const day = today();
  const slices = timeSlices();
  yield head(list);
  let isFirst = true;
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const rows = await db.select().from(places).where(inArray(places.id, page));
    await slices.pause();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const texts = page.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [place(exportedPlace(row, day), list && (list.notes.get(id) ?? null))];
    });
    if (texts.length === 0) continue;
    yield `${isFirst ? "" : between}${texts.join(between)}`;
    isFirst = false;
    await slices.pause();
  }
  yield tail;
}
