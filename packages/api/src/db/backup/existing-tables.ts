import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../database.ts";
import { rawRows } from "../raw-rows.ts";

/** Returns the names of the tables in a database, whose schema may be older than this program. */
export async function existingTables(db: Db): Promise<ReadonlySet<string>> {
  const names = sql`select tablename as name from pg_tables where schemaname = any (current_schemas(false))`;
  return new Set((await rawRows(db, names, z.object({ name: z.string() }))).map(({ name }) => name));
}
