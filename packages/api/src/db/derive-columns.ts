import { eq, sql } from "drizzle-orm";
import { withDerivedTags } from "../places/derived-tags.ts";
import { derivedColumns } from "../places/place-rows.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, places } from "./schema.ts";

const VERSION_KEY = "derived-columns";
/** To be raised when the same facts give other tags or other texts to search and sort by than before. */
const VERSION = "1";

/**
 * Brings the columns of stored places that follow from others in line with this program, once: places are written with
 * them, but a database or a backup may be older than a rule.
 * @returns how many places have changed.
 */
export async function deriveColumnsOnce(db: Db): Promise<number> {
  const [row] = await db.select().from(meta).where(eq(meta.name, VERSION_KEY));
  if (row?.value === VERSION) return 0;
  return withoutStatementTimeout(db, async (transaction) => {
    const { id, name, address, types, tags, openingHours, wheelchair, searchText, nameKey, typeKey, tagKeys } = places;
    const stored = await transaction
      .select({ id, name, address, types, tags, openingHours, wheelchair, searchText, nameKey, typeKey, tagKeys })
      .from(places);
    let changed = 0;
    for (const place of stored) {
      const derivedTags = [...withDerivedTags(place.tags, place)];
      const derived = { tags: derivedTags, ...derivedColumns({ ...place, tags: derivedTags }) };
      const current = {
        tags: place.tags,
        searchText: place.searchText,
        nameKey: place.nameKey,
        typeKey: place.typeKey,
        tagKeys: place.tagKeys,
      };
      if (JSON.stringify(derived) === JSON.stringify(current)) continue;
      await transaction
        .update(places)
        .set({ ...derived, updatedAt: sql`now()` })
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
