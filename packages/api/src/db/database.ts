import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { codeOf, ensureFolder, messageOf, StartError } from "@flaneur/runtime";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { lockFolder } from "./lock.ts";
import { describeUrl, postgresReason } from "./postgres-words.ts";
import * as schema from "./schema.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../../migrations");
/** Any number of our own: processes that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_501_175_020;

/** What queries run on; PGlite and PostgreSQL look alike from here. A transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly kind: "pglite" | "postgres";
  close(): Promise<void>;
}

interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database the settings name and brings its schema up to date.
 * @throws StartError when the folder cannot be used or the server cannot be reached.
 */
export function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  return databaseUrl === undefined ? openPglite(resolve(dataDir, "pglite")) : openPostgres(databaseUrl);
}

/** @param folder where the database lives; `memory://` for one that is gone when closed. */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = folder === "memory://" ? () => {} : prepareFolder(folder);
  try {
    const client = await startPglite(folder);
    const db = drizzlePglite({ client, schema });
    await migratePglite(db, { migrationsFolder: MIGRATIONS }).catch((error: unknown) => {
      throw new StartError(`The database in ${folder} cannot be brought up to date: ${messageOf(error)}.`);
    });
    return {
      db,
      kind: "pglite",
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startPglite(folder: string): Promise<PGlite> {
  try {
    // PGlite would make a new database over the remains of one whose first file is missing.
    if (existsSync(resolve(folder, "base")) && !existsSync(resolve(folder, "PG_VERSION"))) {
      throw new Error("PG_VERSION is missing");
    }
    return await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  } catch (error) {
    // What PGlite says speaks of its own build; only a system error, such as a full disk, tells more.
    const code = codeOf(error);
    const why =
      code === undefined ? "it is damaged, or was written by a newer version" : `${messageOf(error)} (${code})`;
    throw new StartError(
      `The database in ${folder} does not open: ${why}. Put back a backup of this folder, start the version that wrote it, or begin afresh with: npm run db:reset`,
      { cause: error },
    );
  }
}

function prepareFolder(folder: string): () => void {
  try {
    ensureFolder(folder);
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const why =
      codeOf(error) === "EACCES" || codeOf(error) === "EROFS" ? "this user may not write there" : messageOf(error);
    throw new StartError(`Cannot keep data in ${folder}: ${why}. Set DATA_DIR to a folder you may write to.`);
  }
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    const db = drizzlePg({ client: pool, schema });
    const holder = await pool.connect();
    try {
      await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await migratePg(db, { migrationsFolder: MIGRATIONS });
      await holder.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    } finally {
      holder.release();
    }
    return { db, kind: "postgres", close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw new StartError(`Cannot use the database of DATABASE_URL (${describeUrl(url)}): ${postgresReason(error)}.`);
  }
}

/** Whether the database answers. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
