/** Removes all our data from the database, and stores the seed again: `npm run db:reset [-- --yes]`. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSettings, runMain, type Settings, StartError } from "@flaneur/server-kit";
import { printHelp, usageError } from "../command-usage.ts";
import { countOwnRows } from "../db/backup/count-own-rows.ts";
import { describeCounts } from "../db/backup/describe-counts.ts";
import { explainingDiskErrors } from "../db/database.ts";
import { emptyPostgres, removePglite } from "../db/empty-database.ts";
import { connectDatabase, nameOfDatabase, openDatabase, pgliteFolder } from "../db/open-database.ts";
import { DamagedDatabase } from "../db/pglite-failure.ts";
import { seedOnce } from "../import/seed.ts";

const USAGE = "Usage: npm run db:reset [-- --yes]";

function isConfirmed(): boolean {
  try {
    return parseArgs({ options: { yes: { type: "boolean" } } }).values.yes === true;
  } catch (error) {
    throw usageError(error, USAGE);
  }
}

/**
 * Requires a confirmation for data that a reset of PGlite would destroy. A damaged database needs no confirmation,
 * because a reset is the remedy for damage.
 * @throws StartError when the database has rows that are not from the seed, or cannot be opened for another reason,
 * such as a full disk or files of something else in its folder.
 */
async function checkConfirmed(settings: Settings): Promise<void> {
  if (!existsSync(pgliteFolder(settings.dataDir))) return;
  const database = await connectDatabase(settings).catch((error: unknown) => {
    if (error instanceof DamagedDatabase) return null;
    throw error;
  });
  if (database === null) return;
  const held = await countOwnRows(database.db).finally(() => database.close());
  if (Object.values(held).every((count) => count === 0)) return;
  throw new StartError(
    `${nameOfDatabase(settings)} holds ${describeCounts(held)} of its own, which would be gone. If that is meant: npm run db:reset -- --yes`,
  );
}

await runMain(async () => {
  printHelp(USAGE);
  const confirmed = { isConfirmed: isConfirmed() };
  const settings = readSettings();
  if (settings.databaseUrl === undefined) {
    if (!confirmed.isConfirmed) await checkConfirmed(settings);
    removePglite(pgliteFolder(settings.dataDir));
  } else await emptyPostgres(settings.databaseUrl, confirmed);
  const database = await openDatabase(settings);
  try {
    const places = await explainingDiskErrors(database, () => seedOnce(database.db));
    console.log(`The database ${nameOfDatabase(settings)} is new and holds ${places} places.`);
  } finally {
    await database.close();
  }
});
