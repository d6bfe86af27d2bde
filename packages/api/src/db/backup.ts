/**
 * Backs up the whole database into a file, from which either kind of database can be restored: `npm run db:backup [--
 * FILE]`.
 */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { codeOf, messageOf, readSettings, resolveFromCwd, runMain, StartError } from "@flaneur/server-kit";
import { writeBackup } from "./backup/backup-file.ts";
import { describeCounts } from "./backup/describe-counts.ts";
import { connectDatabase, nameOfDatabase, pgliteFolder } from "./open-database.ts";

const USAGE = "Usage: npm run db:backup [-- FILE]";

/** Returns a file name with the local time: `flaneur-2026-03-01-101500.jsonl.gz`. */
const nameOfNow = (): string =>
  `flaneur-${new Date().toLocaleString("sv-SE").replace(" ", "-").replaceAll(":", "")}.jsonl.gz`;

/** Returns the path of the file to write. */
function readArguments(): string {
  try {
    const [file = nameOfNow(), ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (more.length > 0) throw new Error("one file is enough");
    return resolveFromCwd(file);
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}

/**
 * Whether a folder does not exist. A folder without permission to read may contain a database: opening it reports the
 * permission.
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
  const path = readArguments();
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
    console.log("It holds hashes of passwords: keep it where only you can read it. Sign-ins are left out on purpose.");
  } finally {
    await database.close();
  }
});
