import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import type { Db } from "./database.ts";
import { rawRows } from "./raw-rows.ts";

/** Any number of our own: processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_501_175_020;

/** Makes whoever else migrates wait until the transaction ends; again in the same one is nothing. */
export async function lockMigrations(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** Every migration of this program, oldest first; each is known by the moment it was written. */
const MIGRATIONS = readMigrationFiles({ migrationsFolder: resolve(import.meta.dirname, "../../migrations") });

/** Whether this program carries a migration: it knows every schema up to that one. */
export const isKnownMigration = (moment: number): boolean =>
  MIGRATIONS.some(({ folderMillis }) => folderMillis === moment);

const Exists = z.object({ exists: z.boolean() });
const Last = z.object({ last: z.coerce.number().nullable() });

/** The last migration of a database; null for one that is not ours yet. */
export async function migrationOf(db: Db): Promise<number | null> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  const [found] = await rawRows(db, journal, Exists);
  if (found?.exists !== true) return null;
  const [row] = await rawRows(db, sql`select max(created_at) as last from drizzle.__drizzle_migrations`, Last);
  return row?.last ?? null;
}

/**
 * Brings the schema up to date, within the transaction it is given: drizzle's own migrator opens one of its own, and a
 * backup is put back, schema and rows, in one. Its journal is kept the way drizzle keeps it.
 * @param until the last migration to apply; all of them by default.
 */
export async function migrate(transaction: Db, until = Number.POSITIVE_INFINITY): Promise<void> {
  await lockMigrations(transaction);
  const last = await migrationOf(transaction);
  if (last === null) {
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  for (const { sql: statements, hash, folderMillis } of MIGRATIONS) {
    if (folderMillis > until || folderMillis <= (last ?? 0)) continue;
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
