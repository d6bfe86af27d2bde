/** The rows of a list in its order. */
import type { Origin, PlaceFilters, PlaceQuery } from "@flaneur/domain";
import { minutesFrom } from "./distances.ts";
import type { HoursAt } from "./hours-states.ts";
import type { MentionIndex } from "./mention-index.ts";
import { type createOrders, orderedBy } from "./orders.ts";
import { pickRows } from "./page-rows.ts";
import type { PlaceColumns } from "./place-columns.ts";
import type { Scanned } from "./scan.ts";
import { byWorth, worthsOf } from "./worths.ts";

type Members = Scanned["members"];
type Sorting = Pick<PlaceQuery, "filters" | "sort" | "origin">;

export function createListOrder(
  columns: PlaceColumns,
  orders: ReturnType<typeof createOrders>,
  mentions: MentionIndex,
  hoursAt: (filters: PlaceFilters) => HoursAt,
) {
  /** Returns a function for the worth of a row. What it reads is looked up when it is first called. */
  function worths({ filters, origin }: Sorting): (row: number) => number {
    let worth: ((row: number) => number) | null = null;
    return (row) => {
      worth ??= worthsOf(columns, mentions, filters, origin, hoursAt(filters));
      return worth(row);
    };
  }

  function byTravelTime(members: Members, origin: Origin, descending: boolean): Uint32Array {
    const minutes = minutesFrom(columns, origin);
    const ranks = new Uint32Array(columns.length);
    const rows = new Uint32Array(columns.length);
    let count = 0;
    for (const row of orders.byId) {
      if (members[row] !== 1) continue;
      rows[count++] = row;
      const time = minutes(row);
      ranks[row] = Number.isNaN(time) ? 0 : time + 1;
    }
    return orderedBy(rows.subarray(0, count), ranks, descending);
  }

  /** Returns the rows in the order of a list. Rows that are not in the list may be included. */
  function ordered(members: Members, query: Sorting): Uint32Array {
    const { sort, origin } = query;
    const { field } = sort;
    if (field === "recommended") {
      const byName = orders.by({ field: "name", order: "asc" });
      return byWorth(pickRows(byName, members, 0, byName.length), worths(query), columns.length);
    }
    if (field !== "travelTime") return orders.by({ ...sort, field });
    return origin === null ? orders.byId : byTravelTime(members, origin, sort.order === "desc");
  }

  return { ordered, worths };
}
