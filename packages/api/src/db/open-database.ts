import { resolve } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { type Database, type Db, withoutStatementTimeout } from "./database.ts";
import { migrate, migrationOf, NewerSchema, schemaState } from "./migrate.ts";
import { copyBeforeMigration, migrationCopyOf, removeMigrationCopy } from "./migration-copy.ts";
import { connectPglite } from "./pglite.ts";
import { connectPostgres } from "./postgres.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";
import { requireWritable } from "./require-writable.ts";

export interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Whether a PostgreSQL database is migrated when it is opened. @default true */
  readonly migrateOnStart?: boolean;
}

export interface OpenOptions {
  /** Milliseconds after which PostgreSQL cancels a statement. If undefined, it cancels none. */
  readonly statementTimeoutMs?: number;
  /** Ends the creation of an embedded database when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Whether an embedded database is copied before it is migrated. @default true */
  readonly copy?: boolean | undefined;
  /** Whether a server starts, which removes the copy from before an earlier migration. @default false */
  readonly isStart?: boolean;
  /** Called with a sentence before an embedded database is migrated. */
  readonly onMigrate?: (sentence: string) => void;
}

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
    ? connectPglite(pgliteFolder(dataDir), options.signal)
    : connectPostgres(databaseUrl, options);
}

/**
 * Opens the database of the settings and migrates it. If `migrateOnStart` is false, a PostgreSQL database is not
 * migrated: its schema must already be the schema of this program.
 * @throws StartError when the folder cannot be used, the server cannot be reached or accepts no writes, a migration
 * fails, the schema is newer than this program, or the schema is older and `migrateOnStart` is false.
 */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl, migrateOnStart = true } = settings;
  if (databaseUrl === undefined) return openPglite(pgliteFolder(settings.dataDir), options);
  const database = await connectDatabase(settings, options);
  await closeOnFailure(database, migrateOnStart ? migrateWritable : checkSchema, cannotUse(databaseUrl));
  return database;
}

/** Opens a PGlite database and migrates it. @param folder of the database; `memory://` for a temporary database. */
export async function openPglite(folder: string, options: OpenOptions = {}): Promise<Database> {
  let database = await connectPglite(folder, options.signal);
  const explain = (error: unknown) =>
    `The database in ${folder} cannot be brought up to date: ${postgresReason(error)}.`;
  const missing = await closeOnFailure(database, missingInUse, explain);
  if (missing > 0) {
    const { copy = true } = options;
    const kept = copy ? ` A copy from before is in ${migrationCopyOf(folder)} until the next start.` : "";
    options.onMigrate?.(`The database in ${folder} is brought up to date: ${countOf(missing)}.${kept}`);
    if (copy) {
      await database.close();
      copyBeforeMigration(folder);
      database = await connectPglite(folder, options.signal);
    }
  }
  await closeOnFailure(database, migrateInTurn, explain);
  if (missing === 0 && options.isStart === true) removeMigrationCopy(folder);
  return database;
}

/** Returns the number of migrations that a database lacks; 0 for a new one. */
const missingInUse = async (db: Db): Promise<number> =>
  (await migrationOf(db)) === null ? 0 : (await schemaState(db)).missing;

/** Returns a function that returns the message of a failure of a PostgreSQL database. */
export const cannotUse =
  (databaseUrl: string) =>
  (error: unknown): string =>
    `Cannot use the database of DATABASE_URL (${describeUrl(databaseUrl)}): ${postgresReason(error)}.`;

const migrateInTurn = (db: Db): Promise<unknown> => withoutStatementTimeout(db, (transaction) => migrate(transaction));

async function migrateWritable(db: Db): Promise<void> {
  await requireWritable(db);
  await migrateInTurn(db);
}

/** @throws Error when the server accepts no writes, or the schema is older or newer than that of this program. */
async function checkSchema(db: Db): Promise<void> {
  await requireWritable(db);
  const { missing, isNewer } = await schemaState(db);
  if (isNewer) throw new NewerSchema();
  if (missing > 0) {
    throw new Error(`it lacks ${countOf(missing)}, and MIGRATE_ON_START is false. Run first: npm run db:migrate`);
  }
}

/** Returns '1 migration' or '2 migrations'. */
export const countOf = (migrations: number): string => `${migrations} migration${migrations === 1 ? "" : "s"}`;

/**
 * Calls `work` with an open database, and returns its result. Closes the database if `work` fails.
 * @throws StartError with the message that `explain` returns for the failure, or the error of `explainDisk`.
 */
export async function closeOnFailure<T>(
  database: Database,
  work: (db: Db) => Promise<T>,
  explain: (error: unknown) => string,
): Promise<T> {
  try {
    return await work(database.db);
  } catch (error) {
    const failure = database.explainDisk(error) ?? new StartError(explain(error), { cause: error });
    await database.close();
    throw failure;
  }
}
