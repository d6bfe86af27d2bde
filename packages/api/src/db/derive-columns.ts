import { asc, eq, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { upToDate } from "../places/place-rows.ts";
import { updateRows } from "../places/place-updates.ts";
import { type Db, withoutStatementTimeout } from "./database.ts";
import { meta, places } from "./schema.ts";

const VERSION_KEY = "derived-columns";
/**
 * Name of the row with the version and the id of the last place that is up to date. The row is deleted when all places
 * are up to date.
 */
const PROGRESS_KEY = "derived-columns-until";
/** Increment the version when the same data produce other tags, neighbourhoods, or texts for search and sorting. */
const VERSION = "5";
/** The id of the lock that prevents several API processes from deriving batches at the same time. It is arbitrary. */
const DERIVATION_LOCK = 7_501_175_022;
/** Number of places that a batch reads. */
const ROWS = 500;
/** Largest number of places that a batch writes. PGlite runs no other query during a batch. */
const CHANGES = 100;

const { id, name, address, types, openingHours, wheelchair, latitude, longitude } = places;
const { tags, searchText, nameKey, typeKey, tagKeys, neighbourhoods } = places;
const FACTS = { id, name, address, types, openingHours, wheelchair, latitude, longitude };
const DERIVED = { tags, searchText, nameKey, typeKey, tagKeys, neighbourhoods };
const COLUMNS = { ...FACTS, ...DERIVED };

const Progress = z.tuple([z.string(), z.string()]);

export interface DerivedBatch {
  /** Whether the columns of all places are those of this version. */
  readonly isLast: boolean;
  /** Number of places that were read and are up to date now. */
  readonly done: number;
  readonly changed: number;
}

async function metaValue(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(meta).where(eq(meta.name, name));
  return row?.value;
}

const setValue = (db: Db, name: string, value: string) =>
  db.insert(meta).values({ name, value }).onConflictDoUpdate({ target: meta.name, set: { value } });

/** Whether the derived columns of all places are those of this version. */
export const isDerived = async (db: Db): Promise<boolean> => (await metaValue(db, VERSION_KEY)) === VERSION;

/** Stores that the derived columns of all places are those of this version. */
export const markDerived = (db: Db) => setValue(db, VERSION_KEY, VERSION);

/** Returns the id of the last place that is done; an empty text before the first one. */
async function lastDone(db: Db): Promise<string> {
  const [version, id] = Progress.parse(JSON.parse((await metaValue(db, PROGRESS_KEY)) ?? '["", ""]'));
  return version === VERSION ? id : "";
}

/**
 * Returns the number of places that `deriveBatch` has not read yet, whether or not their columns will change; an
 * approximation while other processes write. Call it only before all places are done: afterwards it counts every place.
 */
export async function countUnderived(db: Db): Promise<number> {
  return db.$count(places, gt(id, await lastDone(db)));
}

/**
 * Updates the derived columns of the next places, in the order of their ids. Every write stores these columns, but an
 * earlier version may have written them by other rules. A batch is one transaction, which also stores its progress: the
 * next batch continues there, even if the process was killed in between.
 * @throws PostgreSQL's error `lock_not_available` while another transaction writes one of the places. Waiting for that
 * transaction could end in a deadlock.
 */
export async function deriveBatch(db: Db, { rows = ROWS, changes = CHANGES } = {}): Promise<DerivedBatch> {
  return withoutStatementTimeout(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${DERIVATION_LOCK})`);
    if (await isDerived(transaction)) return { isLast: true, done: 0, changed: 0 };
    const after = await lastDone(transaction);
    const read = await transaction.select(COLUMNS).from(places).where(gt(id, after)).orderBy(asc(id)).limit(rows);
    const stale = read.filter((row) => upToDate(row) !== row).map((row) => row.id);
    const next = stale[changes];
    const end = next === undefined ? read.length : read.findIndex((row) => row.id === next);
    const changed = await derive(transaction, stale.slice(0, changes));
    const isLast = end === read.length && read.length < rows;
    const last = read[end - 1];
    if (isLast) {
      await setValue(transaction, VERSION_KEY, VERSION);
      await transaction.delete(meta).where(eq(meta.name, PROGRESS_KEY));
    } else if (last !== undefined) {
      await setValue(transaction, PROGRESS_KEY, JSON.stringify([VERSION, last.id]));
    }
    return { isLast, done: end, changed };
  });
}

/** Locks places, and derives their columns from the locked rows. Returns the number of places. */
async function derive(transaction: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const locked = await transaction
    .select(COLUMNS)
    .from(places)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for("update", { noWait: true });
  await updateRows(
    transaction,
    locked.map((row) => {
      const { tags, searchText, nameKey, typeKey, tagKeys, neighbourhoods } = upToDate(row);
      return { id: row.id, tags, searchText, nameKey, typeKey, tagKeys, neighbourhoods };
    }),
  );
  return locked.length;
}
