import { createHash } from "node:crypto";
import { posterRanks } from "@flaneur/posters";
import { eq, sql } from "drizzle-orm";
import { type SeedPlace, seedPlaces } from "../../seed/places.ts";
import { TAG_CATEGORIES } from "../../seed/tags.ts";
import { type StoredPlace, tidyPlaces, upsertPlaces } from "../places/place-store.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, tags } from "./schema.ts";

/** The source of places that come with the product. */
export const SEED_SOURCE = "seed";
const VERSION_KEY = "seed";
/** Any number of our own: processes that start at once seed one after the other. */
const SEED_LOCK = 7_501_175_021;

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
  if ((await heldVersion(db)) === current) return 0;
  const written = await withoutStatementTimeout(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Another process may have seeded while this one waited.
    if ((await heldVersion(transaction)) === current) return 0;
    await saveTags(transaction);
    const { added, updated } = await upsertPlaces(transaction, storedSeed());
    await transaction
      .insert(meta)
      .values({ name: VERSION_KEY, value: current })
      .onConflictDoUpdate({ target: meta.name, set: { value: current } });
    return added + updated;
  });
  if (written > 0) await tidyPlaces(db);
  return written;
}

async function heldVersion(db: Db): Promise<string | undefined> {
  const [held] = await db.select().from(meta).where(eq(meta.name, VERSION_KEY));
  return held?.value;
}

async function saveTags(db: Db): Promise<void> {
  const rows = Object.entries(TAG_CATEGORIES)
    .flatMap(([category, names]) => names.map((name) => ({ name, category })))
    .map((row, position) => ({ ...row, position }));
  await db.delete(tags);
  await db.insert(tags).values(rows);
}

/** The seed as it is stored. Within a type, posters are dealt out in turn, so that neighbours never show the same. */
function storedSeed(): readonly StoredPlace[] {
  const ranks = posterRanks(seedPlaces.map(({ id, name, types }) => ({ id, name, type: types[0] ?? "" })));
  return seedPlaces.map(
    ({ latitude, longitude, ...place }: SeedPlace): StoredPlace => ({
      ...place,
      coordinates: { latitude, longitude },
      source: SEED_SOURCE,
      sourceId: place.id,
      mediaUrls: [],
      posterPick: ranks.get(place.id) ?? 0,
    }),
  );
}
