import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/** The share of trigrams that names must have in common: a wrong letter in the middle of seven leaves a third. */
const MIN_SHARE = 0.3;

/**
 * Lets a query find, by `<%`, names that share enough trigrams with a text. Leave common words out of the text, and limit
 * the rows before they are sorted: each name costs tens of microseconds, and the call is public.
 */
export const byTrigrams = <T>(db: Db, read: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (transaction) => {
    // A limit makes a sequential scan look cheap to the planner; it is expensive when few rows match.
    await transaction.execute(sql`
      select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SHARE)}, true),
        set_config('enable_seqscan', 'off', true)`);
    return read(transaction);
  });

/** The trigrams of words, which begin with two spaces and end with one, as those of PostgreSQL. */
export function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}
