/**
 * Proves that a backup can be restored: `npm run db:drill [-- FILE|FOLDER]` restores it into a new temporary database,
 * and compares the number of rows in every table. The newest backup of a folder is used. The default is the
 * current folder.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resolveFromCwd, runMain, StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { printHelp, usageError } from "../command-usage.ts";
import { backupsIn } from "./backup/backup-folder.ts";
import { describeCounts } from "./backup/describe-counts.ts";
import { type Backup, checkBackup } from "./backup/read-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import type { Db } from "./database.ts";
import { connectPglite } from "./pglite.ts";
import { rawRows } from "./raw-rows.ts";

const USAGE = "Usage: npm run db:drill [-- FILE|FOLDER]";

/** Returns the path of the backup. */
function readArguments(): string {
  let named: string;
  try {
    const [path = ".", ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (more.length > 0) throw new Error("one file or folder is enough");
    named = resolveFromCwd(path);
  } catch (error) {
    throw usageError(error, USAGE);
  }
  if (statSync(named, { throwIfNoEntry: false })?.isDirectory() !== true) return named;
  const [newest] = backupsIn(named);
  if (newest === undefined) throw new StartError(`There is no backup in ${named}.`);
  return newest;
}

/** @throws StartError when a table has another number of rows than the backup. */
async function compareCounts(db: Db, path: string, { rows }: Backup): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const counted = sql`select count(*)::int as n from ${sql.identifier(table)}`;
    const [row] = await rawRows(db, counted, z.object({ n: z.number() }));
    if (row?.n === expected) continue;
    throw new StartError(`${path} was not restored completely: ${table} has ${row?.n} rows instead of ${expected}.`);
  }
}

await runMain(async () => {
  printHelp(USAGE);
  const path = readArguments();
  const backup = await checkBackup(path);
  const begin = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "flaneur-drill-"));
  try {
    const database = await connectPglite(join(folder, "pglite"));
    try {
      await restoreBackup(database, path, backup);
      await compareCounts(database.db, path, backup);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  console.log(`${path} of ${backup.header.createdAt} was restored in ${seconds} s: ${describeCounts(backup.rows)}.`);
});
