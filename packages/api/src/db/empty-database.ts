import { existsSync, rmSync } from "node:fs";
import { StartError } from "@flaneur/server-kit";
import { getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { lockFolder } from "./lock.ts";
import { schemaState } from "./migrate.ts";
import { explainDisk, explainRemoval } from "./pglite-failure.ts";
import { describeUrl, postgresReason } from "./postgres-error.ts";
import { createHosts } from "./postgres-hosts.ts";
import { PostgresPool } from "./postgres-pool.ts";
import * as schema from "./schema.ts";

/** The names of all tables of the schema, quoted and separated by commas. */
const OWN_TABLES = Object.values(schema)
  .map((table) => `"${getTableName(table)}"`)
  .join(", ");

/**
 * Drops our own tables, our functions, and the journal of migrations. Tables are dropped without
 * `cascade`: a view that someone else built on our tables must not be dropped.
 */
export const DROP_OWN = [
  `drop table if exists ${OWN_TABLES}`,
  "drop function if exists announce_places(), announce_all_places(), folded(text), name_key(text), street_of(text)",
  "drop schema if exists drizzle cascade",
] as const;

/**
 * Removes a PGlite database, if it exists.
 * @throws StartError when another process uses the database, or the disk prevents the removal.
 */
export function removePglite(folder: string): void {
  if (!existsSync(folder)) return;
  const unlock = lockForRemoval(folder);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw explainRemoval(error, folder) ?? error;
  } finally {
    unlock();
  }
}

function lockForRemoval(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw explainDisk(error, folder, []) ?? error;
  }
}

/**
 * The reason why a newer schema is not reset. This version does not know the tables that the newer version has added:
 * these tables would remain, and a later migration would fail.
 */
const NEWER_SCHEMA = "a newer version of the product has migrated it. Reset it with that version";

/**
 * Removes our own objects from a PostgreSQL database, in one transaction. All other objects stay, except those in the
 * schema `drizzle`.
 * @throws StartError when the reset is not confirmed, the schema is of a newer version, or PostgreSQL fails.
 */
export async function emptyPostgres(url: string, { isConfirmed }: { readonly isConfirmed: boolean }): Promise<void> {
  const name = describeUrl(url);
  if (!isConfirmed) {
    throw new StartError(
      `This would empty our tables in the PostgreSQL database ${name}, imported places included. If that is meant: npm run db:reset -- --yes`,
    );
  }
  const pool = new PostgresPool(createHosts(url), {});
  try {
    const client = await pool.connect();
    try {
      await client.query("begin");
      if ((await schemaState(drizzle({ client, schema }))).isNewer) throw new Error(NEWER_SCHEMA);
      for (const statement of DROP_OWN) await client.query(statement);
      await client.query("commit");
    } finally {
      client.release(true);
    }
  } catch (error) {
    throw new StartError(`Cannot empty the PostgreSQL database ${name}: ${postgresReason(error)}.`);
  } finally {
    await pool.end();
  }
}
