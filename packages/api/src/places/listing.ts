/** Reads the listed places into an index. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { statusEnd } from "@flaneur/domain";
import { PlaceIndex } from "@flaneur/place-index";
import { and, asc, gt, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { currentVersion, type ListingVersion } from "../db/listing-changes.ts";
import { places } from "../db/schema.ts";
import { indexedFields, listed, type StatedFields, statedStatus } from "./place-rows.ts";

const { id, name, otherNames, address, arrondissement, types, tags, placeStatus, statusDate, rating } = places;
const { latitude, longitude, openingHours, wheelchair, website, description, source, chosen } = places;
const COLUMNS = {
  ...{ id, name, otherNames, address, arrondissement, types, tags, placeStatus, statusDate, rating },
  ...{ latitude, longitude, openingHours, wheelchair, website, description, source, chosen },
};

/** Number of rows that are read at once. */
const PAGE = 500;

const rowsWhere = (db: Db, where: SQL | undefined): Promise<readonly StatedFields[]> =>
  db.select(COLUMNS).from(places).where(and(where, listed)).orderBy(asc(id)).limit(PAGE);

/** Yields all listed places in the order of their ids. */
async function* listedPages(db: Db): AsyncGenerator<readonly StatedFields[]> {
  for (let last = ""; ; ) {
    const rows = await rowsWhere(db, gt(id, last));
    yield rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

/** Returns the places with these ids that are listed. */
async function listedRows(db: Db, ids: readonly string[]): Promise<readonly StatedFields[]> {
  const found: StatedFields[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    found.push(...(await rowsWhere(db, inArray(id, ids.slice(at, at + PAGE)))));
  }
  return found;
}

/** All listed places at one version of the database and on one day. */
export interface Listing {
  readonly index: PlaceIndex;
  version: ListingVersion;
  /** The day of Paris for which the index has the statuses of places. */
  day: string;
  /** The day on which the dated status of a place ends, by its id. */
  readonly statusEnds: Map<string, string>;
}

/** Reads all places into a new index. Changes during the reading are later than its version. */
export async function readListing(db: Db, day: string): Promise<Listing> {
  const listing: Listing = { index: new PlaceIndex(), version: await currentVersion(db), day, statusEnds: new Map() };
  for await (const rows of listedPages(db)) {
    listing.index.load(rows.map((row) => indexedFields(row, day)));
    noteStatusEnds(listing, rows);
  }
  for (const _ of listing.index.settle()) await yieldToEventLoop();
  return listing;
}

/** Reads some places again, which may have been written or deleted, with their statuses on a day. */
export async function updateListing(db: Db, listing: Listing, ids: readonly string[], day: string): Promise<void> {
  const rows = await listedRows(db, ids);
  const listed = new Set(rows.map((row) => row.id));
  for (const each of ids) listing.statusEnds.delete(each);
  noteStatusEnds(listing, rows);
  listing.index.remove(ids.filter((each) => !listed.has(each)));
  listing.index.put(rows.map((row) => indexedFields(row, day)));
}

function noteStatusEnds({ statusEnds }: Listing, rows: readonly StatedFields[]): void {
  for (const row of rows) {
    const end = statusEnd(statedStatus(row));
    if (end !== null) statusEnds.set(row.id, end);
  }
}
