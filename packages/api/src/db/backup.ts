/** `npm run db:backup [-- FILE]`: all that the database holds, in a file that either database can be restored from. */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { codeOf, messageOf, readSettings, resolveFromCwd, runMain, StartError } from "@flaneur/server-kit";
import { writeBackup } from "./backup/backup-file.ts";
import { describeCounts } from "./backup/describe-counts.ts";
import { connectDatabase, nameOfDatabase, pgliteFolder } from "./open-database.ts";

const USAGE = "Usage: npm run db:backup [-- FILE]";

/** `flaneur-2026-03-01-101500.jsonl.gz`, by the clock of the machine. */
const nameOfNow = (): string =>
  `flaneur-${new Date().toLocaleString("sv-SE").replace(" ", "-").replaceAll(":", "")}.jsonl.gz`;

/** Where to write. */
function readArguments(): string {
  try {
    const [file = nameOfNow(), ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (more.length > 0) throw new Error("one file is enough");
    return resolveFromCwd(file);
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}

/** Not so of a folder that this user may not look at: there may be a database, and opening it says what is missing. */
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
