/** The changes of places, which triggers write to the table `listing_changes`: how each api learns what others wrote. */
import { desc, gte, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { listingChanges } from "./schema.ts";

/** A state of the places. The mark tells two databases apart that have the same number, as after a restore. */
export interface ListingVersion {
  readonly number: number;
  readonly mark: string;
}

export interface ListingChanges {
  readonly version: ListingVersion;
  /** The ids of the places that were written or deleted, or `all` if any place may have changed. */
  readonly changed: ReadonlySet<string> | "all";
}

const { number, listingVersion, mark, placeId } = listingChanges;

/** Returns the version of the places that are stored now. */
export async function currentVersion(db: Db): Promise<ListingVersion> {
  const [row] = await db.select({ number: listingVersion, mark }).from(listingChanges).orderBy(desc(number)).limit(1);
  return row ?? { number: 0, mark: "" };
}

/**
 * Returns what has changed since a version. All places may have changed if the table no longer has, or never had, that
 * version.
 */
export async function changesSince(db: Db, seen: ListingVersion): Promise<ListingChanges> {
  const rows = await db
    .select({ number: listingVersion, mark, placeId })
    .from(listingChanges)
    .where(gte(listingVersion, seen.number))
    .orderBy(number);
  const last = rows.at(-1);
  if (last === undefined) return { version: await currentVersion(db), changed: "all" };
  const version = { number: last.number, mark: last.mark };
  const later = rows.filter((row) => row.number > seen.number);
  const isKnown = rows.some((row) => row.mark === seen.mark);
  const ids = later.flatMap((row) => row.placeId ?? []);
  return { version, changed: isKnown && ids.length === later.length ? new Set(ids) : "all" };
}

/**
 * Does work that may change many places, and announces it by one row at its end instead of a row for each place. Call it
 * in a transaction: other transactions that write places wait from that row until the end of this transaction.
 */
export async function announcingOnce<T>(transaction: Db, work: () => Promise<T>): Promise<T> {
  await transaction.execute(sql`select set_config('flaneur.changes', 'all', true)`);
  const result = await work();
  await transaction.execute(sql`select set_config('flaneur.changes', '', true), announce_all_places()`);
  return result;
}
