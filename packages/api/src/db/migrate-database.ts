/** Applies the missing migrations: `npm run db:migrate`, or only reports them: `npm run db:migrate -- --check`. */
import { parseArgs } from "node:util";
import { readSettings, runMain, type Settings, StartError } from "@flaneur/server-kit";
import { printHelp, usageError } from "../command-usage.ts";
import { type Database, explainingDiskErrors, withoutStatementTimeout } from "./database.ts";
import { migrate, NewerSchema, schemaState } from "./migrate.ts";
import { connectDatabase, countOf, nameOfDatabase, openDatabase, pgliteFolder } from "./open-database.ts";
import { contentOf } from "./pglite-folder.ts";
import { postgresReason } from "./postgres-error.ts";
import { requireWritable } from "./require-writable.ts";

/** The exit code of `--check` when migrations are missing. */
const MISSING = 2;

const USAGE = "Usage: npm run db:migrate [-- --check]";

function isCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: "boolean" } } }).values.check === true;
  } catch (error) {
    throw usageError(error, USAGE);
  }
}

/** Reports whether migrations are missing. @returns the exit code. */
async function check({ db }: Database, name: string): Promise<number> {
  const { missing, isNewer } = await schemaState(db);
  if (isNewer) throw new NewerSchema();
  console.log(
    missing === 0
      ? `${name} has the schema of this version.`
      : `${name} lacks ${countOf(missing)}. Apply with: npm run db:migrate`,
  );
  return missing === 0 ? 0 : MISSING;
}

async function apply(database: Database, name: string): Promise<number> {
  await requireWritable(database.db);
  const applied = await explainingDiskErrors(database, () =>
    withoutStatementTimeout(database.db, (transaction) => migrate(transaction)),
  );
  console.log(
    applied === 0
      ? `${name} has the schema of this version already.`
      : `${name} is migrated: ${countOf(applied)} applied.`,
  );
  return 0;
}

/** Migrates the embedded database as a start does, which copies it first. */
async function applyEmbedded(settings: Settings, name: string): Promise<void> {
  let done = `${name} has the schema of this version already.`;
  const onMigrate = (sentence: string) => {
    done = sentence;
  };
  const database = await openDatabase(settings, { onMigrate });
  await database.close();
  console.log(done);
}

/** Whether the embedded database does not exist. A connection would create it. */
const isMissing = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl === undefined && contentOf(pgliteFolder(dataDir)) === "nothing";

await runMain(async () => {
  printHelp(USAGE);
  const checks = isCheck();
  const settings = readSettings();
  const name = nameOfDatabase(settings);
  if (isMissing(settings)) throw new StartError(`There is no database in ${name}. The first start creates it.`);
  if (!checks && settings.databaseUrl === undefined) return applyEmbedded(settings, name);
  const database = await connectDatabase(settings);
  try {
    process.exitCode = await (checks ? check(database, name) : apply(database, name));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${name} cannot be migrated: ${postgresReason(error)}.`, { cause: error });
  } finally {
    await database.close();
  }
});
