import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf, ensureFolder } from "@flaneur/server-kit";
import { lockFolder } from "./lock.ts";

/** The content of a database folder before it is opened. `remains` is a database without its `PG_VERSION` file. */
export type FolderContent = "database" | "nothing" | "remains" | "other files";

/** Prefix of the folders in which new databases are created. A folder that still has this prefix is incomplete. */
const draftsOf = (folder: string): string => `${folder}.draft-`;

/**
 * Claims a database folder for this process, and removes the remains of a failed first start.
 * @returns a function that releases the folder.
 */
export function claimFolder(folder: string): () => void {
  ensureFolder(dirname(folder));
  const unlock = lockFolder(folder);
  try {
    for (const name of namesIn(dirname(folder))) {
      const path = join(dirname(folder), name);
      // Retries the deletion, because a process that outlived its parent may still write files into the folder. That
      // process fails once the folder is deleted.
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
 * Creates a database in a draft folder and renames the folder when it is complete, so that no start finds a partial
 * database after a kill or a full disk.
 * @param create creates the database in a folder, and resolves when it no longer uses the folder.
 */
export async function createInPlace(folder: string, create: (draft: string) => Promise<void>): Promise<void> {
  // Creates a new folder, because a process that outlived its parent may still be writing to an older draft.
  const draft = mkdtempSync(draftsOf(folder));
  try {
    await create(draft);
    // Replaces an empty folder, for example one that was created by hand.
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Makes a folder private: PGlite creates world-writable files, which contain password hashes. */
export function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Some file systems have no owners.
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

/** The lowest number that PostgreSQL gives to a table that is not its own. */
const FIRST_OWN_TABLE = 16_384;

/**
 * Whether a folder contains an unfinished database, as left by a failed first start of an earlier release. Such a
 * database has no settings, which are written last, and no tables other than PostgreSQL's own. A folder without `base`
 * may be part of a copy whose tables are still missing.
 */
function isUnfinished(folder: string): boolean {
  const names = namesIn(folder);
  if (!names.includes("pg_wal") || !names.includes("base") || names.includes("postgresql.conf")) return false;
  const base = join(folder, "base");
  const tables = namesIn(base).flatMap((database) => namesIn(join(base, database)));
  return tables.every((name) => Number.parseInt(name, 10) < FIRST_OWN_TABLE || !/^\d/.test(name));
}
