/** Replaces the content of the database with a backup: `npm run db:restore -- FILE [--yes]`. */
import { parseArgs } from "node:util";
import { readSettings, resolveFromCwd, runMain, StartError } from "@flaneur/server-kit";
import { printHelp, usageError } from "../command-usage.ts";
import { countOwnRows } from "./backup/count-own-rows.ts";
import { describeCounts } from "./backup/describe-counts.ts";
import { checkBackup } from "./backup/read-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { vacuumRestored } from "./backup/vacuum-restored.ts";
import { connectDatabase, nameOfDatabase } from "./open-database.ts";

const USAGE = "Usage: npm run db:restore -- FILE [--yes]";

interface Arguments {
  readonly path: string;
  readonly isConfirmed: boolean;
}

function readArguments(): Arguments {
  try {
    const options = { yes: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error("Name the one file to restore.");
    return { path: resolveFromCwd(file), isConfirmed: values.yes === true };
  } catch (error) {
    throw usageError(error, USAGE);
  }
}

await runMain(async () => {
  printHelp(USAGE);
  const { path, isConfirmed } = readArguments();
  const settings = readSettings();
  const name = nameOfDatabase(settings);
  const backup = await checkBackup(path);
  const database = await connectDatabase(settings);
  try {
    const held = await countOwnRows(database.db);
    if (Object.values(held).some((count) => count > 0) && !isConfirmed) {
      throw new StartError(
        `${name} holds ${describeCounts(held)} of its own: restoring would replace them. If that is meant: npm run db:restore -- ${path} --yes`,
      );
    }
    await restoreBackup(database, path, backup);
    console.log(`${name} holds what ${path} held on ${backup.header.createdAt}: ${describeCounts(backup.rows)}.`);
    console.log("Everyone has to sign in again.");
    const untidy = await vacuumRestored(database.db);
    if (untidy !== null) console.warn(`It may be slow at first: it could not be tidied (${untidy}).`);
  } finally {
    await database.close();
  }
});
