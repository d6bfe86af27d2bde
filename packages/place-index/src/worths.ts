import { HOURS_STATES, type Origin, type PlaceFilters, wishedTexts, worthOf } from "@flaneur/domain";
import { minutesFrom } from "./distances.ts";
import type { HoursAt } from "./hours-states.ts";
import type { MentionIndex } from "./mention-index.ts";
import { orderedBy } from "./orders.ts";
import type { PlaceColumns } from "./place-columns.ts";
import { statesAt } from "./row-conditions.ts";

/** Returns a function for the worth of a row in a list with these filters, equal to `placeWorth` of the domain. */
export function worthsOf(
  columns: PlaceColumns,
  mentioned: MentionIndex,
  filters: PlaceFilters,
  origin: Origin | null,
  hoursAt: HoursAt,
): (row: number) => number {
  const { near, search } = filters;
  const walkFrom = near === null ? null : near.coordinates;
  const walk = walkFrom === null ? null : minutesFrom(columns, { from: walkFrom, mode: "walking" });
  const travel = origin === null ? null : minutesFrom(columns, origin);
  const counts = new Uint8Array(columns.length);
  for (const text of wishedTexts(filters)) {
    for (const row of mentioned.rowsWith(text)) counts[row] = (counts[row] ?? 0) + 1;
  }
  const named = new Set(search === "" ? [] : mentioned.rowsWith(search));
  const stateOf = hoursAt === null ? null : statesAt(columns, filters, hoursAt);
  const { ratings, known, chosen, dictionaries } = columns;
  return (row) =>
    worthOf(
      {
        walk: walk === null ? null : walk(row),
        isNamed: named.has(row),
        isChosen: chosen.values[row] === 1,
        primaryType: dictionaries.types.values[columns.listOf("types", row)[0] ?? -1] ?? null,
        rating: ratings.values[row] ?? null,
        state: (stateOf === null ? undefined : HOURS_STATES[stateOf(row)]) ?? "unknown",
        mentions: counts[row] ?? 0,
        travelTime: travel === null ? null : travel(row),
        known: known.values[row] ?? 0,
      },
      filters,
    );
}

/**
 * Returns the rows of a list by descending worth; rows of the same worth keep the order of `rows`. A counting sort of the
 * distinct worths takes a fraction of the time of comparing rows.
 * @param length The number of all rows.
 */
export function byWorth(rows: readonly number[], worth: (row: number) => number, length: number): Uint32Array {
  const worths = Float64Array.from(rows, worth);
  const rankOf = new Map<number, number>();
  for (const each of Float64Array.from(new Set(worths)).sort()) rankOf.set(each, rankOf.size + 1);
  const ranks = new Uint32Array(length);
  for (const [at, row] of rows.entries()) ranks[row] = rankOf.get(worths[at] ?? 0) ?? 0;
  return orderedBy(Uint32Array.from(rows), ranks, true);
}
