import type { Database } from "./database.ts";
import { type DatabaseSettings, openDatabase, openPglite, pgliteFolder } from "./open-database.ts";
import { contentOf } from "./pglite-folder.ts";
import { seedOnce } from "./seed.ts";

/**
 * Opens the database of the settings. If PGlite has none yet, opens the initial content in memory instead, so that a
 * command that only reads creates no files. Commands use little memory: see `PageMemory`.
 */
export async function openForReading(settings: DatabaseSettings): Promise<Database> {
  const isThere = settings.databaseUrl !== undefined || contentOf(pgliteFolder(settings.dataDir)) === "database";
  if (isThere) return openDatabase(settings, { pageMemory: "little" });
  const database = await openPglite("memory://", "little");
  await seedOnce(database.db);
  return database;
}
