import { createHash } from "node:crypto";
import { arrondissementNumber } from "@flaneur/domain";
import { dealPosters } from "@flaneur/posters";
import { eq, sql } from "drizzle-orm";
import { type StoredPlace, upsertPlaces, vacuumPlaces } from "../places/place-store.ts";
import { TAG_CATEGORIES } from "../reference/tags.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, tags } from "./schema.ts";
import { readSeedPlaces, type SeedPlace, seedFileContents } from "./seed-places.ts";

/** The source of the curated places. */
export const SEED_SOURCE = "seed";
const VERSION_KEY = "seed";
/** An arbitrary id of the lock by which processes that start at once seed one after the other. */
const SEED_LOCK = 7_501_175_021;

/** Increment it when changed code reads other places from the same files. */
const READER_VERSION = 2;

/**
 * Returns a version of the curated places and tags of this program: a database with another version is updated at the
 * next start.
 */
function version(): string {
  const hash = createHash("sha256").update(JSON.stringify([READER_VERSION, TAG_CATEGORIES]));
  for (const content of seedFileContents()) hash.update(content);
  return hash.digest("base64url");
}

/**
 * Writes the curated places into the database, unless it has this version of the seed already.
 * @returns the number of written places.
 */
export async function seedOnce(db: Db): Promise<number> {
  const current = version();
  if ((await storedVersion(db)) === current) return 0;
  const seedPlaces = await readSeedPlaces();
  const written = await withoutStatementTimeout(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Another process may have seeded while this process waited.
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

/**
 * Returns the `posterPick` of each curated place, by place id. Places that are shown together get different posters.
 */
export const dealSeedPosters = (seedPlaces: readonly SeedPlace[]): ReadonlyMap<string, number> =>
  dealPosters(
    seedPlaces.map((place) => ({ ...place, arrondissement: arrondissementNumber(place.arrondissement) ?? 1 })),
  );

/** Converts the curated places to stored places. */
function toStored(seedPlaces: readonly SeedPlace[]): readonly StoredPlace[] {
  const picks = dealSeedPosters(seedPlaces);
  return seedPlaces.map((place) => ({
    ...place,
    source: SEED_SOURCE,
    sourceId: place.id,
    posterPick: picks.get(place.id) ?? 0,
  }));
}
