import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type SeedPlace, seedPlaces } from "../../seed/places.ts";
import { TAG_CATEGORIES } from "../../seed/tags.ts";
import { type StoredPlace, upsertPlaces } from "../places/place-store.ts";
import type { Db } from "./database.ts";
import { meta, tags } from "./schema.ts";

const SOURCE = "seed";
const VERSION_KEY = "seed";

/** Which seed this program carries; another one is taken over at the next start. */
const version = (): string =>
  createHash("sha256")
    .update(JSON.stringify([seedPlaces, TAG_CATEGORIES]))
    .digest("base64url");

/**
 * Fills the database with the curated places, once: a database that holds this seed is left alone.
 * @returns how many places were written.
 */
export async function seedOnce(db: Db): Promise<number> {
  const current = version();
  const [held] = await db.select().from(meta).where(eq(meta.name, VERSION_KEY));
  if (held?.value === current) return 0;
  return db.transaction(async (transaction) => {
    await saveTags(transaction);
    const { added, updated } = await upsertPlaces(transaction, storedSeed());
    await transaction
      .insert(meta)
      .values({ name: VERSION_KEY, value: current })
      .onConflictDoUpdate({ target: meta.name, set: { value: current } });
    return added + updated;
  });
}

async function saveTags(db: Db): Promise<void> {
  const rows = Object.entries(TAG_CATEGORIES)
    .flatMap(([category, names]) => names.map((name) => ({ name, category })))
    .map((row, position) => ({ ...row, position }));
  await db.delete(tags);
  await db.insert(tags).values(rows);
}

/** The seed as it is stored. Within a type, posters are dealt out in turn, so that neighbours never show the same. */
export function storedSeed(): readonly StoredPlace[] {
  const dealt = new Map<string, number>();
  const byName = [...seedPlaces].sort((a, b) => a.name.localeCompare(b.name, "fr"));
  return byName.map((place: SeedPlace): StoredPlace => {
    const type = place.types[0] ?? "";
    const posterPick = dealt.get(type) ?? 0;
    dealt.set(type, posterPick + 1);
    const { latitude, longitude, ...rest } = place;
    return {
      ...rest,
      coordinates: { latitude, longitude },
      source: SOURCE,
      sourceId: place.id,
      mediaUrls: [],
      posterPick,
    };
  });
}
