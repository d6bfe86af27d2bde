/**
 * `npm run db:backup [-- FILE|FOLDER] [--keep N]` backs up the database into a file that can be restored to PostgreSQL
 * and to PGlite. The tables of `LEFT_OUT` (backup/tables.ts) are not included. With `--keep`, the new backup and the
 * N-1 newest other backups stay in the folder, and older ones are deleted.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, readSettings, resolveFromCwd, runMain, StartError } from "@flaneur/server-kit";
import { printHelp, usageError } from "../command-usage.ts";
import { writeBackup } from "./backup/backup-file.ts";
import { deleteOldBackups, nameOfBackup } from "./backup/backup-folder.ts";
import { describeCounts } from "./backup/describe-counts.ts";
import { connectDatabase, nameOfDatabase, pgliteFolder } from "./open-database.ts";

const USAGE = "Usage: npm run db:backup [-- FILE|FOLDER] [--keep N]";

interface Arguments {
  readonly path: string;
  /** Number of backups that stay in the folder; null for all of them. */
  readonly keep: number | null;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function readArguments(): Arguments {
  try {
    const options = { keep: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [named = ".", ...more] = positionals;
    if (more.length > 0) throw new Error("one file is enough");
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new Error("--keep takes a number from 1");
    const path = resolveFromCwd(named);
    if (keep !== null && !isFolder(path)) throw new Error(`--keep needs a folder, and ${path} is none`);
    return { path: isFolder(path) ? join(path, nameOfBackup(new Date())) : path, keep };
  } catch (error) {
    throw usageError(error, USAGE);
  }
}

/**
 * Whether a folder does not exist. Returns false for a folder that this user may not read: it may contain a database,
 * and opening the database reports the missing permission.
 */
function isMissing(folder: string): boolean {
  try {
    statSync(folder);
    return false;
  } catch (error) {
    return codeOf(error) === "ENOENT";
  }
}

await runMain(async () => {
  printHelp(USAGE);
  const { path, keep } = readArguments();
  const settings = readSettings();
  if (settings.databaseUrl === undefined && isMissing(pgliteFolder(settings.dataDir))) {
    throw new StartError(`There is nothing to back up: there is no database in ${settings.dataDir}.`);
  }
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const database = await connectDatabase(settings);
  try {
    const { rows } = await writeBackup(database, path, stop.signal);
    const megabytes = (statSync(path).size / 1_000_000).toFixed(1);
    console.log(`${nameOfDatabase(settings)} is backed up to ${path} (${megabytes} MB): ${describeCounts(rows)}.`);
    if (keep !== null) for (const old of deleteOldBackups(path, keep)) console.log(`${old} is deleted.`);
    console.log(
      "It holds hashes of passwords and the links of shared lists and views: keep it where only you can read it. " +
        "Sign-ins are left out on purpose.",
    );
  } finally {
    await database.close();
  }
});
