import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf, ensureFolder } from "@flaneur/server-kit";
import { lockFolder } from "./lock.ts";

/** What the folder of a database holds before it is opened; `remains` are those of a database without its first file. */
export type FolderContent = "database" | "nothing" | "remains" | "other files";

/** Where new databases are made before they are moved to their place: what lies there was never finished. */
const draftsOf = (folder: string): string => `${folder}.draft-`;

/**
 * Claims the folder of a database for this process and removes what a first start that failed has left.
 * @returns gives the folder free again.
 */
export function claimFolder(folder: string): () => void {
  ensureFolder(dirname(folder));
  const unlock = lockFolder(folder);
  try {
    for (const name of namesIn(dirname(folder))) {
      const path = join(dirname(folder), name);
      // Again where a process that outlived its parent still writes to it: with its folders gone, it gives up.
      if (path.startsWith(draftsOf(folder))) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    }
    if (isUnfinished(folder)) rmSync(folder, { recursive: true });
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

export function contentOf(folder: string): FolderContent {
  const names = namesIn(folder);
  if (names.includes("PG_VERSION")) return "database";
  if (names.includes("base") || names.includes("global")) return "remains";
  return names.length === 0 ? "nothing" : "other files";
}

/**
 * Makes a database beside its place and moves it there once it is complete, so that no start ever finds half of one,
 * whenever the process was killed or the disk was full.
 * @param create makes the database in a folder, and is done with it when it resolves.
 */
export async function createInPlace(folder: string, create: (draft: string) => Promise<void>): Promise<void> {
  // Never one that a process which outlived its parent may still be writing to.
  const draft = mkdtempSync(draftsOf(folder));
  try {
    await create(draft);
    // An empty folder, such as one that somebody made by hand, gives way.
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** PGlite makes files that everybody may write, and they hold hashes of passwords. */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Some file systems know no owners.
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "ENOTSUP") throw error;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

/** PostgreSQL gives this number, and those above it, to tables that are not its own. */
const FIRST_OWN_TABLE = 16_384;

/**
 * Whether a folder holds a database that was never finished, as releases that made it in place left it when their first
 * start failed: without its settings, which are written last, and without a single table that is not PostgreSQL's own.
 */
function isUnfinished(folder: string): boolean {
  const names = namesIn(folder);
  if (!names.includes("pg_wal") || names.includes("postgresql.conf")) return false;
  const base = join(folder, "base");
  const tables = namesIn(base).flatMap((database) => namesIn(join(base, database)));
  return tables.every((name) => Number.parseInt(name, 10) < FIRST_OWN_TABLE || !/^\d/.test(name));
}
