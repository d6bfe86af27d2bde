import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { codeOf } from "@flaneur/server-kit";
import type { Database } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { NEW_DATABASE } from "../src/db/new-database.ts";
import { toMemoryDatabase } from "../src/db/pglite.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../migrations");
const CACHE = resolve(import.meta.dirname, "../../../node_modules/.cache/flaneur");

/**
 * Returns the path of the snapshot. The path changes with the migrations, with PGlite, and with the options of a new
 * database.
 */
function snapshotFile(): string {
  const hash = createHash("sha256").update(readFileSync(new URL(import.meta.resolve("@electric-sql/pglite"))));
  hash.update(JSON.stringify(NEW_DATABASE));
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  // The journal contains the date of each migration, by which a database identifies it.
  for (const name of ["meta/_journal.json", ...names.sort()]) hash.update(readFileSync(resolve(MIGRATIONS, name)));
  return resolve(CACHE, `pglite-${hash.digest("hex").slice(0, 16)}.tar`);
}

const create = (loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir: "memory://",
    extensions: { pg_trgm },
    initDbStartParams: NEW_DATABASE,
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
  });

/** Deletes all other snapshots and their unfinished files. Keeps unfinished files of this snapshot. */
export function deleteOldSnapshots(file: string): void {
  const folder = resolve(file, "..");
  for (const name of readdirSync(folder)) {
    // Another process may be writing this snapshot.
    if (/^pglite-.*\.tar/.test(name) && !name.startsWith(basename(file)))
      rmSync(resolve(folder, name), { force: true });
  }
}

async function createSnapshot(file: string): Promise<Blob> {
  const client = await create();
  const { db, close } = toMemoryDatabase(client);
  await db.transaction((transaction) => migrate(transaction));
  const snapshot = await client.dumpDataDir("none");
  await close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(draft, file);
  deleteOldSnapshots(file);
  return snapshot;
}

function readSnapshot(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Opens a new, migrated PGlite database in memory. The first call creates a snapshot. Further calls load the snapshot,
 * which is faster than migrating.
 */
export async function openPgliteSnapshot(): Promise<Database> {
  const file = snapshotFile();
  return toMemoryDatabase(await create(readSnapshot(file) ?? (await createSnapshot(file))));
}
