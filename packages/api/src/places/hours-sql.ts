import type { HoursState } from "@flaneur/domain";
import { type SQL, sql } from "drizzle-orm";
import { places } from "../db/schema.ts";

/** The keys of the opening hours that are open or closed at a moment, as arrays of PostgreSQL; all others are unknown. */
export interface HoursAt {
  readonly open: string;
  readonly closed: string;
}

/** Stands for the opening hours of a place in a query: thousands of texts would be a long list. */
export const hoursKey: SQL = sql`hashtextextended(${places.openingHours}, 0)`;

/** `placeHoursState` of the domain, in SQL. */
export const hoursState = ({ open, closed }: HoursAt): SQL<HoursState> => sql<HoursState>`case
  when ${places.placeStatus} in ('Opening Soon', 'Permanently Closed') then 'closed'
  when ${hoursKey} in (select unnest(${open}::bigint[])) then 'open'
  when ${hoursKey} in (select unnest(${closed}::bigint[])) then 'closed'
  else 'unknown' end`;
