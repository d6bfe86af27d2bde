import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./database.ts";
import { rawRows } from "./raw-rows.ts";

const State = z.object({ readOnly: z.boolean(), standby: z.boolean() });

/** @throws Error when PostgreSQL accepts no writes: on a standby, or in a database that is set to read-only. */
export async function requireWritable(db: Db): Promise<void> {
  const query = sql`select current_setting('transaction_read_only')::boolean as "readOnly", pg_is_in_recovery() as standby`;
  const [state] = await rawRows(db, query, State);
  if (state?.readOnly !== true) return;
  throw new Error(
    state.standby
      ? "it is a standby, which accepts no writes. Name the primary, or all servers with commas between: postgres://user@one,two/name"
      : "it is set to read-only (default_transaction_read_only)",
  );
}
