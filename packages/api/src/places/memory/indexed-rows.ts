import { PLACE_STATUSES, pickCategoryFields } from "@flaneur/domain";
import type { IndexedPlace } from "@flaneur/place-index";
import { and, asc, gt, inArray } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { places } from "../../db/schema.ts";
import { listed } from "../conditions.ts";

const { id, name, searchText, nameKey, placeStatus, rating, latitude, longitude, openingHours } = places;
const COLUMNS = {
  id,
  name,
  searchText,
  nameKey,
  placeStatus,
  rating,
  latitude,
  longitude,
  openingHours,
  ...pickCategoryFields(places),
} as const;

type Row = Omit<IndexedPlace, "placeStatus"> & { readonly placeStatus: string };

const toIndexed = (row: Row): IndexedPlace => ({
  ...row,
  placeStatus: PLACE_STATUSES.find((status) => status === row.placeStatus) ?? "Open",
});

/** Returns the next listed places in the order of their ids. */
export async function listedAfter(db: Db, last: string, limit: number): Promise<readonly IndexedPlace[]> {
  const rows = await db
    .select(COLUMNS)
    .from(places)
    .where(and(gt(id, last), listed))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map(toIndexed);
}

/** Returns the places with these ids that are listed. */
export async function listedOf(db: Db, ids: readonly string[]): Promise<readonly IndexedPlace[]> {
  const rows = await db
    .select(COLUMNS)
    .from(places)
    .where(and(inArray(id, [...ids]), listed));
  return rows.map(toIndexed);
}
