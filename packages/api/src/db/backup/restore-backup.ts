import { StartError } from "@flaneur/server-kit";
import { type SQL, sql } from "drizzle-orm";
import { type Database, withoutStatementTimeout } from "../database.ts";
import { DROP_OWN } from "../empty-database.ts";
import { lockMigrations, migrate, schemaState } from "../migrate.ts";
import { postgresReason } from "../postgres-error.ts";
import { type Backup, type Batch, batchesOf } from "./read-backup.ts";

const NEWER_SCHEMA =
  "a newer version of the product has migrated the database, and its new tables would stay. Restore to an empty database (another DATABASE_URL or DATA_DIR)";

/**
 * Replaces the content of a database with a backup in one transaction: creates the backup's schema, inserts the rows,
 * and applies the later migrations. Call `vacuumRestored` afterwards.
 * @param backup the result of `checkBackup` for this file.
 * @throws StartError when anything fails, or when the database has the schema of a newer version, whose tables this
 * version cannot name; the database is unchanged then.
 */
export async function restoreBackup(database: Database, path: string, { header, rows }: Backup): Promise<void> {
  try {
    await withoutStatementTimeout(database.db, async (transaction) => {
      await lockMigrations(transaction);
      if ((await schemaState(transaction)).isNewer) throw new Error(NEWER_SCHEMA);
      for (const statement of DROP_OWN) await transaction.execute(sql.raw(statement));
      await migrate(transaction, header.migration);
      let restored = 0;
      for await (const batch of batchesOf(path)) {
        await transaction.execute(insertion(batch));
        restored += batch.rows.length;
      }
      // The file may have been replaced since it was checked.
      if (restored !== sum(Object.values(rows))) throw new Error("the file has changed meanwhile");
      await migrate(transaction);
    });
  } catch (error) {
    const reason =
      database.explainDisk(error)?.message ?? `${postgresReason(error)}. The database is as it was before.`;
    throw new StartError(`${path} was not restored: ${reason}`, { cause: error });
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const insertion = ({ table, rows }: Batch): SQL => {
  const name = sql.identifier(table);
  return sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::json)`;
};
