import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./database.ts";

/** The rows of a statement that the query builder has no words for, each as `row` describes it. */
export async function rawRows<T>(db: Db, statement: SQL, row: z.ZodType<T>): Promise<T[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(statement)).rows;
}
