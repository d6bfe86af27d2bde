import { and, notInArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { OPERATOR, SEED_SOURCE } from "../reference/sources.ts";
import { listed } from "./place-rows.ts";

/** The sources whose places people have chosen one by one. */
const CURATED_SOURCES = [SEED_SOURCE, OPERATOR];

/** Returns whether every listed place is curated or added by an operator, so that no listed place is an imported one. */
export async function allCurated(db: Db): Promise<boolean> {
  const imported = await db
    .select({ id: places.id })
    .from(places)
    .where(and(listed, notInArray(places.source, CURATED_SOURCES)))
    .limit(1);
  return imported.length === 0;
}
