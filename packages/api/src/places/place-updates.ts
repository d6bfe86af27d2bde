import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import type { Claim } from "../db/place-fields.ts";
import { places } from "../db/schema.ts";
import { keyOf } from "./claims.ts";
import type { NewRow } from "./place-record.ts";
import type { PlaceRow } from "./place-rows.ts";

type Key = Pick<Claim, "source" | "sourceId">;

const toPairs = (keys: readonly Key[]): SQL => {
  const json = JSON.stringify(keys.map(({ source, sourceId }) => ({ source, source_id: sourceId })));
  return sql`(${places.source}, ${places.sourceId}) in (select source, source_id
    from json_to_recordset(${json}::json) as k(source text collate "C", source_id text collate "C"))`;
};

/** Reads and locks the places with these sources and source ids. Returns them by key. */
export async function rowsByKey(db: Db, keys: readonly Key[]): Promise<ReadonlyMap<string, PlaceRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db.select().from(places).where(toPairs(keys)).orderBy(places.id).for("update");
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Reads and locks the places with these ids. */
export async function rowsById(db: Db, ids: readonly string[]): Promise<readonly PlaceRow[]> {
  if (ids.length === 0) return [];
  const distinct = [...new Set(ids)];
  return db.select().from(places).where(inArray(places.id, distinct)).orderBy(places.id).for("update");
}

export type RowUpdate = Partial<NewRow> & { readonly id: string };

/** The columns of a place that are written, by the names of their fields. */
export const WRITTEN_COLUMNS = Object.entries(getTableColumns(places)).filter(([field]) => field !== "createdAt");

/** Updates places by their ids. All updates must set the same columns. `updatedAt` is now unless it is given. */
export async function updateRows(db: Db, updates: readonly RowUpdate[]): Promise<void> {
  const [first] = updates;
  if (first === undefined) return;
  const set = WRITTEN_COLUMNS.filter(([field]) => field !== "id" && field in first);
  const json = JSON.stringify(
    updates.map((update) => {
      const values = new Map<string, unknown>(Object.entries(update));
      return Object.fromEntries([["id", update.id], ...set.map(([field, { name }]) => [name, values.get(field)])]);
    }),
  );
  const time = "updatedAt" in first ? [] : [sql.raw(`"updated_at" = now()`)];
  const list = [...set.map(([, { name }]) => sql.raw(`"${name}" = fresh."${name}"`)), ...time];
  await db.execute(sql`update ${places} set ${sql.join(list, sql`, `)}
    from json_populate_recordset(null::${places}, ${json}::json) as fresh where ${places.id} = fresh.id`);
}
