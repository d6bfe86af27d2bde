import { createHash } from "node:crypto";
import { arrondissementNumber, SEED_SOURCE, TAG_CATEGORIES } from "@flaneur/domain";
import { dealPosters } from "@flaneur/posters";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, withoutStatementTimeout } from "../db/database.ts";
import { announcingOnce } from "../db/listing-changes.ts";
import { rawRows } from "../db/raw-rows.ts";
import { meta, places, tags } from "../db/schema.ts";
import { type StoredPlace, upsertPlaces, vacuumPlaces } from "../places/place-store.ts";
import { readSeedPlaces, type SeedPlace, seedFileContents } from "./seed-places.ts";

const VERSION_KEY = "seed";
/**
 * The day on which the curated places were last reviewed. A place whose source is older has a `sourcedOn` of its own.
 */
const CURATED_ON = "2026-11-25";
/**
 * The id of the advisory lock that makes processes started at the same time seed one after another. The number is
 * arbitrary.
 */
const SEED_LOCK = 7_501_175_021;

/** Increment this when a change of the code makes it read different places from the same files. */
const READER_VERSION = 5;

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
 * Writes the curated places and the tags into the database, unless it has this version of them already.
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
    const { added, updated } = await announcingOnce(transaction, async () =>
      upsertPlaces(transaction, await withoutMerged(transaction, seedPlaces)),
    );
    await transaction
      .insert(meta)
      .values({ name: VERSION_KEY, value: current })
      .onConflictDoUpdate({ target: meta.name, set: { value: current } });
    return added + updated;
  });
  if (written > 0) await vacuumPlaces(db);
  return written;
}

/** Returns the curated places to store: all but those that operators have merged into other places. */
async function withoutMerged(db: Db, seedPlaces: readonly SeedPlace[]): Promise<readonly StoredPlace[]> {
  const merged = await rawRows(
    db,
    sql`select claim ->> 'sourceId' as id from ${places}, jsonb_array_elements(${places.claims}) as claim
      where ${places.claims} <> '[]' and claim ->> 'source' = ${SEED_SOURCE} and claim ->> 'merged' = 'true'`,
    z.object({ id: z.string() }),
  );
  const gone = new Set(merged.map(({ id }) => id));
  return toStored(seedPlaces).filter(({ id }) => !gone.has(id));
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
 * Returns the `posterPick` of each curated place, by place id. Repeated posters are as little noticeable as possible:
 * see `dealPosters`.
 */
const dealSeedPosters = (seedPlaces: readonly SeedPlace[]): ReadonlyMap<string, number> =>
  dealPosters(
    seedPlaces.map((place) => ({ ...place, arrondissement: arrondissementNumber(place.arrondissement) ?? 1 })),
  );

function toStored(seedPlaces: readonly SeedPlace[]): readonly StoredPlace[] {
  const picks = dealSeedPosters(seedPlaces);
  return seedPlaces.map((place) => ({
    ...place,
    source: SEED_SOURCE,
    sourceId: place.id,
    posterPick: picks.get(place.id) ?? 0,
    sourcedOn: place.sourcedOn ?? CURATED_ON,
    // The date of the review instead of the current time, so that all databases that this version fills export the
    // same curated places.
    updatedAt: new Date(`${CURATED_ON}T00:00:00Z`),
  }));
}
