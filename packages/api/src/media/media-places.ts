import { arrondissementNumber } from "@flaneur/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import type { MediaPlace } from "./media-source.ts";

const columns = {
  id: places.id,
  name: places.name,
  types: places.types,
  tags: places.tags,
  arrondissement: places.arrondissement,
  posterPick: places.posterPick,
  mediaUrls: places.mediaUrls,
};
type MediaRow = Pick<typeof places.$inferSelect, keyof typeof columns>;

const toMediaPlace = ({ types, arrondissement, posterPick, ...rest }: MediaRow): MediaPlace => ({
  ...rest,
  type: types[0] ?? "Spot",
  // The posters of a place without a known arrondissement use the colours and landmarks of the 1st.
  arrondissement: (arrondissement === null ? null : arrondissementNumber(arrondissement)) ?? 1,
  pick: posterPick,
});

/**
 * Returns the places with these ids, in no particular order, in a single query. Unknown ids and hidden places are left
 * out.
 */
export async function mediaPlaces(db: Db, ids: readonly string[]): Promise<readonly MediaPlace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(places)
    .where(and(inArray(places.id, [...ids]), eq(places.hidden, false)));
  return rows.map(toMediaPlace);
}

export async function mediaPlace(db: Db, id: string): Promise<MediaPlace | null> {
  const [row] = await db
    .select(columns)
    .from(places)
    .where(and(eq(places.id, id), eq(places.hidden, false)));
  return row === undefined ? null : toMediaPlace(row);
}

/** Whether an operator has hidden a place. False for an unknown id. */
export async function isHidden(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ hidden: places.hidden }).from(places).where(eq(places.id, id));
  return row?.hidden === true;
}
