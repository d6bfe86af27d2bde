import { getTableName, ne } from "drizzle-orm";
import type { Db } from "../database.ts";
import { addresses, favorites, places, users, views } from "../schema.ts";
import { SEED_SOURCE } from "../seed.ts";
import { existingTables } from "./existing-tables.ts";

const MISSED = [
  { table: users, what: "accounts" },
  { table: favorites, what: "favourites" },
  { table: views, what: "views" },
  { table: places, what: "imported places", where: ne(places.source, SEED_SOURCE) },
  { table: addresses, what: "addresses" },
] as const;

/** What people would miss, `3 accounts, 2 views`; null when the database holds nothing but the seed. */
export async function holdings(db: Db): Promise<string | null> {
  const existing = await existingTables(db);
  const held: string[] = [];
  for (const { table, what, ...more } of MISSED) {
    if (!existing.has(getTableName(table))) continue;
    const count = await db.$count(table, "where" in more ? more.where : undefined);
    if (count > 0) held.push(`${count} ${what}`);
  }
  return held.length === 0 ? null : held.join(", ");
}
