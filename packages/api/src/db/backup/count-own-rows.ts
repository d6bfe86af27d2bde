import { SEED_SOURCE } from "@flaneur/domain";
import { getTableName, ne } from "drizzle-orm";
import type { Db } from "../database.ts";
import { addresses, duplicateDecisions, favorites, lists, placeLog, places, users, views } from "../schema.ts";
import { existingTables } from "./existing-tables.ts";

/**
 * Counts the rows that people would miss after a restore or a reset, by table. The curated places do not count. A table
 * that does not exist is left out.
 */
export async function countOwnRows(db: Db): Promise<Readonly<Record<string, number>>> {
  const existing = await existingTables(db);
  const counts: Record<string, number> = {};
  for (const table of [places, placeLog, duplicateDecisions, users, favorites, views, lists, addresses]) {
    const name = getTableName(table);
    if (!existing.has(name)) continue;
    counts[name] = await db.$count(table, table === places ? ne(places.source, SEED_SOURCE) : undefined);
  }
  return counts;
}
