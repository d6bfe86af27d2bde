import { StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The interface for queries, which PGlite, PostgreSQL and transactions share. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Numbers of connections to PostgreSQL by their state, and of queries that wait for one. */
export interface PoolConnections extends Readonly<Record<string, number>> {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database {
  readonly db: Db;
  readonly kind: "pglite" | "postgres";
  /**
   * Explains an error that the database's disk has caused; null when the disk is not the cause, or when the database is
   * on another machine.
   */
  explainDisk(error: unknown): StartError | null;
  /**
   * Runs a read on a connection that nothing else uses. If it takes longer than some milliseconds, the connection is closed,
   * and the promise rejects. When a later read succeeds, all older connections are replaced, because they may hang as
   * well. An embedded database always answers.
   */
  within<T>(milliseconds: number, read: (db: Db) => Promise<T>): Promise<T>;
  /** Returns the connections of the pools; undefined for PGlite, which has none. */
  readonly connections?: (() => PoolConnections) | undefined;
  close(): Promise<void>;
}

/**
 * Marks a transaction without a statement timeout. PostgreSQL's default is `read write` as well, so the option itself
 * changes nothing.
 */
export const WITHOUT_STATEMENT_TIMEOUT = { accessMode: "read write" } as const satisfies PgTransactionConfig;

/**
 * Runs work of a start or command. A StartError of the work stays as it is: it may be about a file on another disk.
 * @throws StartError when the disk of the database is the cause of a failure.
 */
export async function explainingDiskErrors<T>(
  { explainDisk }: Pick<Database, "explainDisk">,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw explainDisk(error) ?? error;
  }
}

/** Runs a transaction without a statement timeout, whatever timeout applies to requests. */
export function withoutStatementTimeout<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    return work(transaction);
  }, WITHOUT_STATEMENT_TIMEOUT);
}

/** Rejects when the database does not respond. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
