import { resolve } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { type Database, withoutStatementTimeout } from "./database.ts";
import { migrate } from "./migrate.ts";
import { connectPglite, type PageMemory } from "./pglite.ts";
import { connectPostgres } from "./postgres.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";

export interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

interface OpenOptions {
  /**
   * Milliseconds after which PostgreSQL cancels a statement. Imports and other commands leave it out: their statements
   * are never cancelled.
   */
  readonly statementTimeoutMs?: number;
  /** How much of the database PGlite keeps in memory; `much`, which servers need, by default. */
  readonly pageMemory?: PageMemory;
}

/** Returns the folder of PGlite's files. */
export const pgliteFolder = (dataDir: string): string => resolve(dataDir, "pglite");

/** Returns a name of the database for messages: its folder, or host and name. */
export const nameOfDatabase = ({ databaseUrl, dataDir }: DatabaseSettings): string =>
  databaseUrl === undefined ? pgliteFolder(dataDir) : describeUrl(databaseUrl);

/**
 * Opens the database of the settings without migrating it.
 * @throws StartError when the folder cannot be used or the server cannot be reached.
 */
export function connectDatabase({ databaseUrl, dataDir }: DatabaseSettings, options: OpenOptions = {}) {
  return databaseUrl === undefined
    ? connectPglite(pgliteFolder(dataDir), options.pageMemory)
    : connectPostgres(databaseUrl, options.statementTimeoutMs);
}

/**
 * Opens the database of the settings and migrates it.
 * @throws StartError when the folder cannot be used, the server cannot be reached, or a migration fails.
 */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) return openPglite(pgliteFolder(settings.dataDir), options.pageMemory);
  return migrated(
    await connectDatabase(settings, options),
    (error) => `Cannot use the database of DATABASE_URL (${describeUrl(databaseUrl)}): ${postgresReason(error)}.`,
  );
}

/** @param folder of the database; `memory://` for a temporary database. */
export async function openPglite(folder: string, pageMemory?: PageMemory): Promise<Database> {
  return migrated(
    await connectPglite(folder, pageMemory),
    (error) => `The database in ${folder} cannot be brought up to date: ${postgresReason(error)}.`,
  );
}

async function migrated(database: Database, explain: (error: unknown) => string): Promise<Database> {
  try {
    await withoutStatementTimeout(database.db, migrate);
    return database;
  } catch (error) {
    const failure = database.explainDisk(error) ?? new StartError(explain(error), { cause: error });
    await database.close();
    throw failure;
  }
}
