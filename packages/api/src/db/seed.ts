import { createHash } from "node:crypto";
import { arrondissementNumber } from "@flaneur/domain";
import { dealPosters } from "@flaneur/posters";
import { eq, sql } from "drizzle-orm";
import { type StoredPlace, upsertPlaces, vacuumPlaces } from "../places/place-store.ts";
import { TAG_CATEGORIES } from "../reference/tags.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, tags } from "./schema.ts";
import { readSeedPlaces, type SeedPlace, seedFileContents } from "./seed-places.ts";

/** The source of places that come with the product. */
export const SEED_SOURCE = "seed";
const VERSION_KEY = "seed";
/** Any number of our own: processes that start at once seed one after the other. */
const SEED_LOCK = 7_501_175_021;

/** To be raised when the same files give other places than before, because the code that reads them has changed. */
const READER_VERSION = 2;

/** Identifies the curated places and tags of this program: a database with others is updated at the next start. */
function version(): string {
  const hash = createHash("sha256").update(JSON.stringify([READER_VERSION, TAG_CATEGORIES]));
  for (const content of seedFileContents()) hash.update(content);
  return hash.digest("base64url");
}

/**
 * Fills the database with the curated places, once: a database that holds this seed is left alone.
 * @returns how many places were written.
 */
export async function seedOnce(db: Db): Promise<number> {
  const current = version();
  if ((await storedVersion(db)) === current) return 0;
  const seedPlaces = await readSeedPlaces();
  const written = await withoutStatementTimeout(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Another process may have seeded while this one waited.
    if ((await storedVersion(transaction)) === current) return 0;
    await saveTags(transaction);
    const { added, updated } = await upsertPlaces(transaction, toStored(seedPlaces));
    await transaction
      .insert(meta)
      .values({ name: VERSION_KEY, value: current })
      .onConflictDoUpdate({ target: meta.name, set: { value: current } });
    return added + updated;
  });
  if (written > 0) await vacuumPlaces(db);
  return written;
}

async function storedVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.name, VERSION_KEY));
  return row?.value;
}

async function saveTags(db: Db): Promise<void> {
  const rows = Object.entries(TAG_CATEGORIES)
    .flatMap(([category, names]) => names.map((name) => ({ name, category })))
    .map((row, position) => ({ ...row, position }));
  await db.delete(tags);
  await db.insert(tags).values(rows);
}

/** The pick of each curated place's posters, by its id. Places that are seen together are dealt different posters. */
export const dealSeedPosters = (seedPlaces: readonly SeedPlace[]): ReadonlyMap<string, number> =>
  dealPosters(
    seedPlaces.map((place) => ({ ...place, arrondissement: arrondissementNumber(place.arrondissement) ?? 1 })),
  );

/** The curated places as they are stored. */
function toStored(seedPlaces: readonly SeedPlace[]): readonly StoredPlace[] {
  const picks = dealSeedPosters(seedPlaces);
  return seedPlaces.map((place) => ({
    ...place,
    source: SEED_SOURCE,
    sourceId: place.id,
    posterPick: picks.get(place.id) ?? 0,
  }));
}
