/** `npm run db:reset [-- --yes]`: an empty database with the seed, whatever was there before. */
import { parseArgs } from "node:util";
import { messageOf, readSettings, runMain, StartError } from "@flaneur/server-kit";
import { explainingDiskErrors } from "./database.ts";
import { emptyPostgres, removePglite } from "./empty-database.ts";
import { nameOfDatabase, openDatabase, pgliteFolder } from "./open-database.ts";
import { seedOnce } from "./seed.ts";

function isConfirmed(): boolean {
  try {
    return parseArgs({ options: { yes: { type: "boolean" } } }).values.yes === true;
  } catch (error) {
    throw new StartError(`${messageOf(error)}\nUsage: npm run db:reset [-- --yes]`);
  }
}

await runMain(async () => {
  const confirmed = { isConfirmed: isConfirmed() };
  const settings = readSettings();
  if (settings.databaseUrl === undefined) removePglite(pgliteFolder(settings.dataDir));
  else await emptyPostgres(settings.databaseUrl, confirmed);
  const database = await openDatabase(settings);
  try {
    const places = await explainingDiskErrors(database, () => seedOnce(database.db));
    console.log(`The database ${nameOfDatabase(settings)} is new and holds ${places} places.`);
  } finally {
    await database.close();
  }
});
