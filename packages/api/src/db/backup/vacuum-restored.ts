import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";
import { BACKED_UP } from "./tables.ts";

/**
 * Vacuums and analyzes all tables of a restored database that the backup has filled; see `vacuumPlaces`.
 * @returns null, or the reason if the vacuum fails. The restored data are kept in both cases.
 */
export async function vacuumRestored(db: Db): Promise<string | null> {
  try {
    const tables = BACKED_UP.map((name) => sql.identifier(name));
    await db.execute(sql`vacuum (analyze) ${sql.join(tables, sql`, `)}`);
    return null;
  } catch (error) {
    return postgresReason(error);
  }
}
