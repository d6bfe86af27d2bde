import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { duplicateDecisions } from "../db/schema.ts";

/** A person's decision about two places, each named by its source and the id in that source; see `originOf`. */
export interface Decision {
  readonly origins: readonly [string, string];
  readonly isSame: boolean;
}

/** The decisions, for quick lookups. */
export interface Decisions {
  /** Returns whether a person decided that two places are the same; undefined without a decision. */
  find(one: string, other: string): boolean | undefined;
  /** Returns the origins of the places that a person decided are the same as a place, not those found by comparison. */
  sameAs(origin: string): readonly string[];
}

const keyOf = (one: string, other: string): string => [one, other].toSorted().join("\n");

export async function loadDecisions(db: Db): Promise<Decisions> {
  const rows = await db.select().from(duplicateDecisions);
  const verdicts = new Map(rows.map(({ first, second, isSame }) => [keyOf(first, second), isSame]));
  const same = Map.groupBy(
    rows.flatMap(({ first, second, isSame }) =>
      isSame
        ? [
            [first, second],
            [second, first],
          ]
        : [],
    ),
    ([origin]) => origin,
  );
  return {
    find: (one, other) => (verdicts.size === 0 ? undefined : verdicts.get(keyOf(one, other))),
    sameAs: (origin) => (same.get(origin) ?? []).map(([, other = ""]) => other),
  };
}

/** Stores a decision. A later decision about the same places replaces it. */
export async function saveDecision(db: Db, { origins, isSame }: Decision): Promise<void> {
  const [first = "", second = ""] = origins.toSorted();
  await db
    .insert(duplicateDecisions)
    .values({ first, second, isSame })
    .onConflictDoUpdate({
      target: [duplicateDecisions.first, duplicateDecisions.second],
      set: { isSame, decidedAt: sql`now()` },
    });
}
