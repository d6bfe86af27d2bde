import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { openPgliteSnapshot } from "./pglite-snapshot.ts";

interface PostgresDatabase {
  readonly url: string;
  /** A connection beside those of the product, to look or to stand in the way. */
  connect(): Promise<pg.Client>;
  /** How many connections to this database wait for a lock; other tests lock others at the same time. */
  waiting(): Promise<number>;
  drop(): Promise<void>;
}

/** How long a busy machine may take to get to where a test waits for it, for `expect.poll`. */
export const PATIENTLY = { timeout: 15_000 } as const;

/** An empty database of its own in the PostgreSQL of the run. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const connectTo = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    return client;
  };
  const run = async (statement: string) => {
    const client = await connectTo("postgres");
    await client.query(statement);
    await client.end();
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
    drop: () => run(`drop database ${name} with (force)`),
  };
}

/** How to open an empty database of each kind; closing removes it. */
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

/** Runs the same tests against both databases, each with an empty one of its own. */
export function describeOnBoth(title: string, tests: (database: () => Database) => void): void {
  for (const [name, open] of Object.entries(DATABASES)) {
    describe(`${title} on ${name}`, () => {
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
}
