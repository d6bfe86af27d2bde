import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { rawRows } from "../db/raw-rows.ts";
import { places } from "../db/schema.ts";

const Definition = z.object({ name: z.string(), definition: z.string() });

/**
 * Does work on the table of places without its indexes, and builds them again afterwards, which takes less time than to
 * update them for each new row. The unique indexes, by which rows are found, remain. Call this in a transaction, while
 * no other process uses the table: a failure restores the indexes with everything else.
 */
export async function withoutPlaceIndexes<T>(transaction: Db, work: () => Promise<T>): Promise<T> {
  const indexes = await rawRows(
    transaction,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = ${sql`'places'::regclass`} and not indisunique`,
    Definition,
  );
  for (const { name } of indexes) await transaction.execute(sql.raw(`drop index ${name}`));
  const result = await work();
  // Building the indexes needs memory outside V8, which V8 does not notice: without this call, the garbage of the work
  // would stay in memory during the build. The import runs with `--expose-gc`.
  globalThis.gc?.();
  // Bounds the memory of the build. Sorting in several passes takes little more time.
  await transaction.execute(sql`set local maintenance_work_mem = '8MB'`);
  for (const { definition } of indexes) await transaction.execute(sql.raw(definition));
  return result;
}

/** Number of all stored places. */
export const countPlaces = (db: Db): Promise<number> => db.$count(places);
