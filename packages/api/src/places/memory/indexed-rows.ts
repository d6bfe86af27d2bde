import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { pickCategoryFields } from "@flaneur/domain";
import { type IndexedPlace, PlaceIndex } from "@flaneur/place-index";
import { and, asc, gt, inArray, lte, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { places } from "../../db/schema.ts";
import { listed } from "../conditions.ts";
import { shownStatus, upToDate } from "../place-rows.ts";

const {
  id,
  name,
  otherNames,
  searchText,
  nameKey,
  placeStatus,
  statusDate,
  rating,
  latitude,
  longitude,
  openingHours,
} = places;
const COLUMNS = {
  id,
  name,
  otherNames,
  searchText,
  nameKey,
  placeStatus,
  statusDate,
  rating,
  latitude,
  longitude,
  openingHours,
  ...pickCategoryFields(places),
} as const;

type Row = Omit<IndexedPlace, "placeStatus"> & { readonly placeStatus: string; readonly statusDate: string | null };

const toIndexed = ({ statusDate, ...row }: Row, day: string): IndexedPlace => ({
  ...row,
  placeStatus: shownStatus({ placeStatus: row.placeStatus, statusDate }, day),
});

/** The columns that are read in addition to COLUMNS when the derived columns must be computed. */
const { address, wheelchair, typeKey, tagKeys } = places;
const UNDERIVED_COLUMNS = { ...COLUMNS, address, wheelchair, typeKey, tagKeys } as const;

/** How places are read. */
export interface Reading {
  /** The day of Paris for which dated statuses are evaluated. */
  readonly day: string;
  /**
   * Whether the running version of the program has derived the columns of all places. If not, they are derived while
   * the places are read, which takes longer.
   */
  readonly isDerived: boolean;
}

async function listedRows(
  db: Db,
  { day, isDerived }: Reading,
  which: SQL | undefined,
  limit: number,
): Promise<readonly IndexedPlace[]> {
  const where = and(which, listed);
  if (isDerived) {
    const rows = await db.select(COLUMNS).from(places).where(where).orderBy(asc(id)).limit(limit);
    return rows.map((row) => toIndexed(row, day));
  }
  const rows = await db.select(UNDERIVED_COLUMNS).from(places).where(where).orderBy(asc(id)).limit(limit);
  return rows.map((row) => toIndexed(upToDate(row), day));
}

/** Returns the next listed places in the order of their ids. */
const listedAfter = (db: Db, reading: Reading, last: string, limit: number) =>
  listedRows(db, reading, gt(id, last), limit);

/** Returns the places with these ids that are listed. */
const listedOf = (db: Db, reading: Reading, ids: readonly string[]) =>
  listedRows(db, reading, inArray(id, [...ids]), ids.length);

/** Returns the ids of the places whose dated status ended after the day `after`, and not later than `until`. */
export async function endedBetween(db: Db, after: string, until: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id })
    .from(places)
    .where(and(gt(places.statusEnds, after), lte(places.statusEnds, until)));
  return rows.map((row) => row.id);
}

/** Number of rows that are read at once. */
const PAGE = 500;

interface ReadIndexOptions extends Reading {
  /** The database, or a replica that has everything that was committed before the changes of `changedMeanwhile`. */
  readonly from?: Db;
  readonly maxBytes: number;
  /** Ids of places that change while the index is read. The caller adds them; `readIndex` reads them again. */
  readonly changedMeanwhile: Set<string>;
  readonly isStopped: () => boolean;
}

/** Reads all listed places into a new index; null when it was stopped, or when they do not fit. */
export async function readIndex(
  db: Db,
  { from = db, maxBytes, changedMeanwhile, isStopped, ...reading }: ReadIndexOptions,
): Promise<PlaceIndex | null> {
  const index = new PlaceIndex();
  for (let last = ""; ; ) {
    const rows = await listedAfter(from, reading, last, PAGE);
    index.load(rows);
    if (isStopped() || index.byteLength > maxBytes) return null;
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  for (const _ of index.settle()) await yieldToEventLoop();
  await updateIndex(db, index, changedMeanwhile, reading);
  return index;
}

/**
 * Reads the changed places again, updates the index, and removes their ids from the set. The ids of a failed read stay.
 */
export async function updateIndex(db: Db, index: PlaceIndex, changed: Set<string>, reading: Reading): Promise<void> {
  const all = [...changed];
  for (let at = 0; at < all.length; at += PAGE) {
    const ids = all.slice(at, at + PAGE);
    // The ids are removed before the places are read, so that a place that changes during the read is added again.
    for (const id of ids) changed.delete(id);
    try {
      const rows = await listedOf(db, reading, ids);
      const listed = new Set(rows.map(({ id }) => id));
      index.remove(ids.filter((id) => !listed.has(id)));
      index.put(rows);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }
}
