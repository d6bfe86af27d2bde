import { createHash } from "node:crypto";
import { StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../database.ts";
import { isKnownMigration, migrationOf } from "../migrate.ts";
import { rawRows } from "../raw-rows.ts";
import { existingTables } from "./existing-tables.ts";
import { type End, type Header, rowLine, VERSION } from "./format.ts";
import { BACKED_UP } from "./tables.ts";

/** Number of rows in memory at once. */
const BATCH = 1_000;

/**
 * Yields the text of a backup in pieces. All rows are read within the given transaction, so its snapshot determines
 * what the backup contains.
 * @throws StartError when the database has none of our migrations, or has migrations that this program does not know.
 */
export async function* dump(transaction: Db): AsyncGenerator<string> {
  const digest = createHash("sha256");
  const hashed = (text: string): string => {
    digest.update(text);
    return text;
  };
  const rows: Record<string, number> = {};
  // The text must not depend on the server's settings: times are in UTC, and numbers have all their digits.
  await transaction.execute(sql`set local timezone to 'UTC'`);
  await transaction.execute(sql`set local extra_float_digits to 1`);
  const backup: Header = {
    format: "flaneur",
    version: VERSION,
    migration: await knownMigration(transaction),
    createdAt: new Date().toISOString(),
  };
  yield hashed(`${JSON.stringify({ backup })}\n`);
  const existing = await existingTables(transaction);
  for (const table of BACKED_UP.filter((name) => existing.has(name))) {
    yield hashed(`${JSON.stringify({ table })}\n`);
    rows[table] = 0;
    for await (const batch of rowsOf(transaction, table)) {
      rows[table] += batch.length;
      yield hashed(batch.map(rowLine).join(""));
    }
  }
  const end: End = { rows, sha256: digest.digest("hex") };
  yield `${JSON.stringify({ end })}\n`;
}

async function knownMigration(db: Db): Promise<number> {
  const migration = await migrationOf(db);
  if (migration === null) throw new StartError("There is nothing to back up: the database is not in use yet.");
  if (isKnownMigration(migration)) return migration;
  throw new StartError("The database was brought up to date by a newer version. Make the backup with that one.");
}

const Row = z.object({ row: z.string() });

async function* rowsOf(transaction: Db, table: string): AsyncGenerator<string[]> {
  const rows = sql`select row_to_json(t)::text as "row" from ${sql.identifier(table)} t`;
  await transaction.execute(sql`declare backup no scroll cursor for ${rows}`);
  for (;;) {
    const batch = await rawRows(transaction, sql.raw(`fetch ${BATCH} from backup`), Row);
    if (batch.length === 0) break;
    yield batch.map(({ row }) => row);
  }
  await transaction.execute(sql`close backup`);
}
