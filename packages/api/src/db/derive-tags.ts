import { eq, isNotNull, or, sql } from "drizzle-orm";
import { withDerivedTags } from "../places/derived-tags.ts";
import { derivedColumns } from "../places/place-rows.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, places } from "./schema.ts";

const VERSION_KEY = "derived-tags";
/** To be raised when the same facts give other tags than before. */
const VERSION = "2";

/**
 * Brings the tags of stored places in line with their opening hours and their access, once: places are written with such tags, but a
 * database or a backup may be older than the rule.
 * @returns how many places have changed.
 */
export async function deriveTagsOnce(db: Db): Promise<number> {
  const [row] = await db.select().from(meta).where(eq(meta.name, VERSION_KEY));
  if (row?.value === VERSION) return 0;
  return withoutStatementTimeout(db, async (transaction) => {
    const { id, name, address, types, tags, openingHours, wheelchair } = places;
    const stored = await transaction
      .select({ id, name, address, types, tags, openingHours, wheelchair })
      .from(places)
      .where(or(isNotNull(openingHours), isNotNull(wheelchair)));
    let changed = 0;
    for (const place of stored) {
      const derived = withDerivedTags(place.tags, place);
      if (derived === place.tags) continue;
      const { tagKeys } = derivedColumns({ ...place, tags: derived });
      await transaction
        .update(places)
        .set({ tags: [...derived], tagKeys, updatedAt: sql`now()` })
        .where(eq(places.id, place.id));
      changed += 1;
    }
    await transaction
      .insert(meta)
      .values({ name: VERSION_KEY, value: VERSION })
      .onConflictDoUpdate({ target: meta.name, set: { value: VERSION } });
    return changed;
  });
}
