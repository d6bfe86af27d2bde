import { type Origin, type PageStart, type PlaceQuery, type PlaceSort, rowsAfterStart } from "@flaneur/domain";
import { and, count, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { minutesFrom } from "./conditions.ts";

export interface SqlPageStart {
  /** The condition of places after the page start of the query; undefined to count from the first place. */
  readonly after: SQL | undefined;
  readonly offset: number;
  /** The number of places before the page. */
  readonly start: number;
}

export async function pageStart(
  db: Db,
  where: SQL | undefined,
  query: Pick<PlaceQuery, "sort" | "page" | "limit" | "after" | "origin">,
): Promise<SqlPageStart> {
  const { after, page, limit, origin } = query;
  const rows = rowsAfterStart(after, query);
  const offset = (page - 1) * limit;
  if (after == null || rows === null) return { after: undefined, offset, start: offset };
  const isAfter = placesAfter(after, origin);
  const [counted] = await db
    .select({ before: count() })
    .from(places)
    .where(and(where, sql`not (${isAfter})`));
  const start = Math.max(0, (counted?.before ?? 0) + rows);
  // Unless the page is before the page start, its rows are found by the condition and not by the count: places may be
  // added between the two statements.
  return rows < 0 ? { after: undefined, offset: start, start } : { after: isAfter, offset: rows, start };
}

/** Returns a condition for the places after a page start. The condition is never null, so that `not` can negate it. */
function placesAfter({ sort, key, id }: PageStart, origin: Origin | null): SQL {
  const expression = sortExpression(sort.field, origin);
  const follows = sql`${places.id} > ${id}`;
  if (expression === null) return follows;
  if (key === null) return sql`(${expression} is null and ${follows})`;
  const beyond = sort.order === "asc" ? sql`${expression} > ${key}` : sql`${expression} < ${key}`;
  return sql`coalesce(${beyond} or (${expression} = ${key} and ${follows}), true)`;
}

export function orderBy({ field, order }: PlaceSort, origin: Origin | null): SQL[] {
  const key = sortExpression(field, origin);
  const byId = sql`${places.id} asc`;
  if (key === null) return [byId];
  // The direction is one of our own two words, never a client's text.
  const direction = sql.raw(order);
  // Every place has a name: without `nulls last`, PostgreSQL can read `places_by_name` in both directions. In the
  // descending order, it then sorts only the places with equal names by id.
  return [field === "name" ? sql`${key} ${direction}` : sql`${key} ${direction} nulls last`, byId];
}

function sortExpression(field: PlaceSort["field"], origin: Origin | null): SQL | null {
  switch (field) {
    case "name":
      return sql`${places.nameKey}`;
    case "type":
      return sql`${places.typeKey}`;
    case "arrondissement":
      return sql`${places.arrondissement}`;
    case "rating":
      return sql`${places.rating}`;
    case "travelTime":
      return origin === null ? null : minutesFrom(origin);
  }
}
