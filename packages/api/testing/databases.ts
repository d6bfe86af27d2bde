import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { sharedResource } from "../../../tests/setup/shared-resources.ts";
import { isShort } from "../../../tests/setup/short.ts";
import type { Database } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { openPgliteSnapshot } from "./pglite-snapshot.ts";

interface PostgresDatabase {
  readonly url: string;
  /** Opens a connection in addition to those of the product, for inspection or for locks. */
  connect(): Promise<pg.Client>;
  /**
   * Returns how many connections to this database wait for a lock. Other tests lock other databases at the same time.
   */
  waiting(): Promise<number>;
  drop(): Promise<void>;
}

/** Options of `expect.poll` for a busy machine. */
export const PATIENTLY = { timeout: 15_000 } as const;

/** Creates an empty database in the PostgreSQL server of this test run. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  const server = await sharedResource(inject("sharedResources"), "postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const connectTo = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    return client;
  };
  const run = async (statement: string) => {
    const client = await connectTo("postgres");
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  return {
    url: `${server}/${name}`,
    connect: () => connectTo(name),
    waiting: async () => {
      const client = await connectTo(name);
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      await client.end();
      return rows.length;
    },
    drop: async () => {
      // A closed pool may still have connections that are about to close. A forced drop would end these with an error
      // that nothing handles. PostgreSQL waits up to five seconds for them. If that is too short, the drop is forced.
      await run(`drop database ${name}`).catch(() => run(`drop database ${name} with (force)`));
    },
  };
}

/** Functions that open an empty database of each kind. Closing the database deletes the database. */
export const DATABASES = {
  PGlite: openPgliteSnapshot,
  PostgreSQL: async (): Promise<Database> => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openDatabase({ databaseUrl: url, dataDir: "" });
    return {
      ...database,
      close: async () => {
        await database.close();
        await drop();
      },
    };
  },
};

/** Runs tests with an empty database of one kind. */
function describeOn(title: string, open: () => Promise<Database>, tests: (database: () => Database) => void): void {
  describe(title, () => {
    let opened: Database | undefined;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (opened === undefined) throw new Error("the database is open only while tests run");
      return opened;
    });
  });
}

/** Runs tests with an empty PostgreSQL database. */
export const describeOnPostgres = (title: string, tests: (database: () => Database) => void): void =>
  describeOn(title, DATABASES.PostgreSQL, tests);

/**
 * Runs the same tests on both kinds of database, with an empty database for each: for the SQL of the database itself, of
 * imports, searches and geocoding. PGlite takes almost three times as long, so that all other tests use
 * `describeOnPostgres`; the smoke test sends each call of the REST API to both. `npm test` runs these tests on PostgreSQL
 * alone, because its end-to-end tests use PGlite.
 */
export function describeOnBoth(title: string, tests: (database: () => Database) => void): void {
  const { PostgreSQL } = DATABASES;
  for (const [name, open] of Object.entries(isShort ? { PostgreSQL } : DATABASES)) {
    describeOn(`${title} (${name})`, open, tests);
  }
}
