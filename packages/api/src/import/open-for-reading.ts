import type { Database } from "../db/database.ts";
import { schemaState } from "../db/migrate.ts";
import {
  cannotUse,
  closeOnFailure,
  connectDatabase,
  type DatabaseSettings,
  openDatabase,
  openPglite,
  pgliteFolder,
} from "../db/open-database.ts";
import { contentOf } from "../db/pglite-folder.ts";
import { seedOnce } from "./seed.ts";

/**
 * Opens a PostgreSQL database without writing to it when its schema is current, so that a standby can be read. Opens
 * any other database by `openDatabase`, as the server does at its start.
 */
async function openCurrent(settings: DatabaseSettings, databaseUrl: string): Promise<Database> {
  const database = await connectDatabase(settings);
  const { missing, isNewer } = await closeOnFailure(database, schemaState, cannotUse(databaseUrl));
  if (missing === 0 && !isNewer) return database;
  await database.close();
  return openDatabase(settings);
}

/**
 * Opens the database of the settings. If the folder of PGlite is empty or missing, opens a database in memory with the
 * initial content, so that a command that only reads creates no files.
 * @throws StartError as openDatabase does, for example when the database is damaged.
 */
export async function openForReading(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openCurrent(settings, settings.databaseUrl);
  if (contentOf(pgliteFolder(settings.dataDir)) !== "nothing") return openDatabase(settings);
  const database = await openPglite("memory://");
  await seedOnce(database.db);
  return database;
}
