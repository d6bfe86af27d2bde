import { StartError } from "@flaneur/server-kit";
import type { Database } from "./database.ts";
import { type DatabaseSettings, openDatabase, pgliteFolder } from "./open-database.ts";
import { contentOf } from "./pglite-folder.ts";

/**
 * Opens the database of the settings for a command that needs accounts or links, which a new database does not have.
 * @throws StartError when the folder of PGlite has no database: the command was probably started without DATABASE_URL.
 */
export async function openExisting(settings: DatabaseSettings): Promise<Database> {
  const folder = pgliteFolder(settings.dataDir);
  if (settings.databaseUrl === undefined && contentOf(folder) === "nothing") {
    throw new StartError(`There is no database in ${folder}. Set DATABASE_URL or DATA_DIR as for the server.`);
  }
  return openDatabase(settings);
}
