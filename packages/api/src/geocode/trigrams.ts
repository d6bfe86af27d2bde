import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/** How like a part of a name must be: a slip in the middle of seven letters leaves a third. */
const LEAST_SHARE = 0.3;

/**
 * Lets a query find, by `<%`, names that share enough trigrams with a text. Leave words out of the text that most names
 * have, and limit what is found before it is sorted: each name costs tens of microseconds, and anybody may ask.
 */
export const byTrigrams = <T>(db: Db, read: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (transaction) => {
    // With a limit, reading everything until it is reached looks cheap; it is not when little is found.
    await transaction.execute(sql`
      select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SHARE)}, true),
        set_config('enable_seqscan', 'off', true)`);
    return read(transaction);
  });
