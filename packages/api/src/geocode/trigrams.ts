import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/** The lowest word similarity of a match: words of five letters with different middle letters share 3 of 9 trigrams. */
const MIN_SHARE = 0.3;

/**
 * Runs a query that finds, with `<%`, names that share enough trigrams with a text. Leave common words out of the text,
 * and limit the rows before sorting: comparing many names is slow, and the call is public.
 */
export const byTrigrams = <T>(db: Db, read: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (transaction) => {
    // A limit makes a sequential scan look cheap to the planner, but the scan is expensive when few rows match.
    await transaction.execute(sql`
      select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SHARE)}, true),
        set_config('enable_seqscan', 'off', true)`);
    return read(transaction);
  });

/** Returns the trigrams of words, padded like PostgreSQL's with two spaces before and one after. */
export function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}
