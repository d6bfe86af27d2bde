import type { StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Listen } from "./listening.ts";
import type * as schema from "./schema.ts";

/** What queries run on; PGlite and PostgreSQL look alike from here. A transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly kind: "pglite" | "postgres";
  /** What to tell of an error when the disk that the database lies on is to blame; null when it is not, or elsewhere. */
  explainDisk(error: unknown): StartError | null;
  readonly listen: Listen;
  close(): Promise<void>;
}

/** Marks a transaction whose statements may take the time they need. What it says in SQL holds anyway. */
export const WITHOUT_STATEMENT_TIMEOUT = { accessMode: "read write" } as const satisfies PgTransactionConfig;

/** Does what a start or a command needs of its database. @throws StartError when the disk of the database is to blame. */
export async function explainingDiskErrors<T>({ explainDisk }: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainDisk(error) ?? error;
  }
}

/** A transaction whose statements may take the time they need, whatever holds for requests. */
export function withoutStatementTimeout<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    return work(transaction);
  }, WITHOUT_STATEMENT_TIMEOUT);
}

/** Whether the database answers. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
