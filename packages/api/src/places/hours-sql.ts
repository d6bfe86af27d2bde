import type { HoursState } from "@flaneur/domain";
import { type SQL, sql } from "drizzle-orm";
import { places } from "../db/schema.ts";

/** Keys of the opening hours that are open or closed at a moment, as PostgreSQL arrays; all others are unknown. */
export interface HoursAt {
  readonly open: string;
  readonly closed: string;
}

/** The key of a place's opening hours in a query, since a list of thousands of texts would be long. */
export const hoursKey: SQL = sql`hashtextextended(${places.openingHours}, 0)`;

/** The domain's `statusOn` in SQL. */
export const statusInSql = (day: string): SQL<string> => sql<string>`case
  when ${places.statusEnds} <= ${day}::date then 'Open' else ${places.placeStatus} end`;

/** The domain's `placeHoursState` in SQL. */
export const hoursState = ({ open, closed }: HoursAt, day: string): SQL<HoursState> => sql<HoursState>`case
  when ${statusInSql(day)} in ('Opening Soon', 'Permanently Closed') then 'closed'
  when ${hoursKey} in (select unnest(${open}::bigint[])) then 'open'
  when ${hoursKey} in (select unnest(${closed}::bigint[])) then 'closed'
  else 'unknown' end`;
