import { eq, sql } from "drizzle-orm";
import { withDerivedTags } from "../places/derived-tags.ts";
import { coordinatesOf, derivedColumns } from "../places/place-rows.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, places } from "./schema.ts";

const VERSION_KEY = "derived-columns";
/** Increment the version when the same data produce other tags, neighbourhoods, or texts for search and sorting. */
const VERSION = "2";

/**
 * Updates the derived columns of stored places, once per version: every write stores these columns, but a database or
 * backup may have been written before a rule changed.
 * @returns the number of changed places.
 */
export async function deriveColumnsOnce(db: Db): Promise<number> {
  const [row] = await db.select().from(meta).where(eq(meta.name, VERSION_KEY));
  if (row?.value === VERSION) return 0;
  return withoutStatementTimeout(db, async (transaction) => {
    const { id, name, address, types, tags, openingHours, wheelchair, latitude, longitude } = places;
    const { searchText, nameKey, typeKey, tagKeys, neighbourhoods } = places;
    const facts = { id, name, address, types, openingHours, wheelchair, latitude, longitude };
    const stored = await transaction
      .select({ facts, current: { tags, searchText, nameKey, typeKey, tagKeys, neighbourhoods } })
      .from(places);
    let changed = 0;
    for (const { facts: place, current } of stored) {
      const derivedTags = [...withDerivedTags(current.tags, place)];
      const coordinates = coordinatesOf(place);
      const derived = { tags: derivedTags, ...derivedColumns({ ...place, coordinates, tags: derivedTags }) };
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
