import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../src/db/database.ts";
import { rawRows } from "../src/db/raw-rows.ts";
import { vacuumPlaces } from "../src/places/place-store.ts";

const Index = z.object({ name: z.string(), definition: z.string() });

/**
 * Prepares the empty table of places for fast insertion: drops its indexes, except the primary key. `add` inserts rows,
 * which are objects keyed by column names; all rows of a call must have the same columns. `finish` builds the indexes.
 */
export async function startBulkLoad(db: Db) {
  const indexes = await rawRows(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'places' and indexname <> 'places_pkey'`,
    Index,
  );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  return {
    async add(rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
      const columns = sql.raw(Object.keys(rows[0] ?? {}).join(", "));
      await db.execute(sql`insert into places (${columns})
        select ${columns} from json_populate_recordset(null::places, ${JSON.stringify(rows)}::json)`);
    },
    async finish(): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`set local maintenance_work_mem = '256MB'`);
        for (const { definition } of indexes) await transaction.execute(sql.raw(definition));
      });
      await vacuumPlaces(db);
    },
  };
}
