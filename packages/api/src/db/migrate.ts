import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import type { Db } from "./database.ts";
import { rawRows } from "./raw-rows.ts";

/** An arbitrary id of the lock by which processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_501_175_020;

/**
 * Makes other migrating processes wait until the transaction ends. A second call in the same transaction has no effect.
 */
export async function lockMigrations(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** All migrations of this program, oldest first. Each is identified by the moment it was written. */
const MIGRATIONS = readMigrationFiles({ migrationsFolder: resolve(import.meta.dirname, "../../migrations") });

/** Whether this program contains a migration, and therefore knows every schema up to this migration. */
export const isKnownMigration = (moment: number): boolean =>
  MIGRATIONS.some(({ folderMillis }) => folderMillis === moment);

/** Thrown for the schema of a newer version of the product: this version would read and write the data wrongly. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";
  override readonly message =
    "a newer version of the product has migrated it, and this version does not know its schema. Start that version, or restore a backup of this one";
}

/** How the schema of a database compares with the one that this program needs. */
export interface SchemaState {
  /** Number of this program's migrations that are not applied. */
  readonly missing: number;
  /** Whether the database has a migration of a newer program. */
  readonly isNewer: boolean;
}

export async function schemaState(db: Db): Promise<SchemaState> {
  const last = (await migrationOf(db)) ?? 0;
  const newest = MIGRATIONS.at(-1)?.folderMillis ?? 0;
  return { missing: MIGRATIONS.filter(({ folderMillis }) => folderMillis > last).length, isNewer: last > newest };
}

const Exists = z.object({ exists: z.boolean() });
const Last = z.object({ last: z.coerce.number().nullable() });

/** Returns the last migration of a database; null for a database without our schema. */
export async function migrationOf(db: Db): Promise<number | null> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  const [found] = await rawRows(db, journal, Exists);
  if (found?.exists !== true) return null;
  const [row] = await rawRows(db, sql`select max(created_at) as last from drizzle.__drizzle_migrations`, Last);
  return row?.last ?? null;
}

const Encoding = z.object({ encoding: z.string() });

/**
 * @throws Error when the database cannot hold every letter. The encoding of a PostgreSQL database cannot be changed.
 */
async function requireUtf8(db: Db): Promise<void> {
  const [row] = await rawRows(db, sql`select current_setting('server_encoding') as encoding`, Encoding);
  if (row === undefined || row.encoding === "UTF8") return;
  throw new Error(
    `its encoding is ${row.encoding}, and UTF8 is needed. Create another one: create database NAME encoding 'UTF8' template template0`,
  );
}

/**
 * Applies the missing migrations within the given transaction. Drizzle's own migrator opens a transaction itself, but a
 * restore changes the schema and inserts the rows in one transaction. The journal has drizzle's format.
 * @param until the last migration to apply; all by default.
 * @returns the number of applied migrations.
 * @throws NewerSchema
 * @throws Error when a database without our schema is not in UTF8.
 */
export async function migrate(transaction: Db, until = Number.POSITIVE_INFINITY): Promise<number> {
  await lockMigrations(transaction);
  if ((await schemaState(transaction)).isNewer) throw new NewerSchema();
  const last = await migrationOf(transaction);
  if (last === null) {
    await requireUtf8(transaction);
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  let applied = 0;
  for (const { sql: statements, hash, folderMillis } of MIGRATIONS) {
    if (folderMillis > until || folderMillis <= (last ?? 0)) continue;
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
    applied += 1;
  }
  return applied;
}
