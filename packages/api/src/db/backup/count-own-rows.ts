import { getTableName, ne } from "drizzle-orm";
import { SEED_SOURCE } from "../../places/enriched.ts";
import type { Db } from "../database.ts";
import { addresses, duplicateDecisions, favorites, lists, placeLog, places, users, views } from "../schema.ts";
import { existingTables } from "./existing-tables.ts";

/** Counts the rows of each table that a restore would destroy: all but the curated places. */
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
