/** `npm run db:reset [-- --yes]`: an empty database with the seed, whatever was there before. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { messageOf, readSettings, runMain, StartError } from "@flaneur/runtime";
import { openDatabase } from "./database.ts";
import { emptyPostgres, removePglite } from "./empty-database.ts";
import { describeUrl } from "./postgres-words.ts";
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
  const folder = resolve(settings.dataDir, "pglite");
  const name = settings.databaseUrl === undefined ? folder : describeUrl(settings.databaseUrl);
  if (settings.databaseUrl === undefined) removePglite(folder);
  else await emptyPostgres(settings.databaseUrl, confirmed);
  const { db, close } = await openDatabase(settings);
  try {
    const places = await seedOnce(db);
    console.log(`The database ${name} is new and holds ${places} places.`);
  } finally {
    await close();
  }
});
