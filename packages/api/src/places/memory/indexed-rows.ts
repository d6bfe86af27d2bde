import { pickCategoryFields } from "@flaneur/domain";
import type { IndexedPlace } from "@flaneur/place-index";
import { and, asc, gt, inArray, lte } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { places } from "../../db/schema.ts";
import { listed } from "../conditions.ts";
import { shownStatus } from "../place-rows.ts";

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

/**
 * Returns the next listed places in the order of their ids.
 * @param day the day of Paris for which dated statuses are evaluated.
 */
export async function listedAfter(db: Db, last: string, limit: number, day: string): Promise<readonly IndexedPlace[]> {
  const rows = await db
    .select(COLUMNS)
    .from(places)
    .where(and(gt(id, last), listed))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => toIndexed(row, day));
}

/** Returns the places with these ids that are listed. */
export async function listedOf(db: Db, ids: readonly string[], day: string): Promise<readonly IndexedPlace[]> {
  const rows = await db
    .select(COLUMNS)
    .from(places)
    .where(and(inArray(id, [...ids]), listed));
  return rows.map((row) => toIndexed(row, day));
}

/** Returns the ids of the places whose dated status ended after one day and until another. */
export async function endedBetween(db: Db, after: string, until: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id })
    .from(places)
    .where(and(gt(places.statusEnds, after), lte(places.statusEnds, until)));
  return rows.map((row) => row.id);
}
