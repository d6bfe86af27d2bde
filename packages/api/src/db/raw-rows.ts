import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./database.ts";

/** Runs a statement that the query builder cannot express, and parses its rows with `row`. */
export async function rawRows<T>(db: Db, statement: SQL, row: z.ZodType<T>): Promise<T[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(statement)).rows;
}
