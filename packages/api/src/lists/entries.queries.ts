import { type EntryChange, type ListPlaceInput, TOO_MANY_LIST_PLACES } from "@flaneur/contract";
/** The changes of single places of a list. Each can be repeated, and meets the list as the change before has left it. */
import { LIST_LIMITS, withMove } from "@flaneur/domain";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { lockUser } from "../auth/lock-user.ts";
import type { Db } from "../db/database.ts";
import { listPlaces, places } from "../db/schema.ts";
import { ApiError, noSuch } from "../http/errors.ts";
import { beginChange, ENTRY, isShown, type ListPlace, type ListSummary, summaryOf } from "./lists.queries.ts";
import { noteAfter } from "./note-after.ts";

/** A list after a change, and the entries that were added, changed or moved. */
export interface ChangedEntries {
  readonly list: ListSummary;
  readonly places: readonly ListPlace[];
}

/** @param entryId The id of the entry, or of its place. */
const isEntry = (listId: string, entryId: string) =>
  and(eq(listPlaces.listId, listId), or(eq(listPlaces.id, entryId), eq(listPlaces.placeId, entryId)));

async function shownEntry(db: Db, listId: string, entryId: string): Promise<ListPlace> {
  const [entry] = await db
    .select(ENTRY)
    .from(listPlaces)
    .innerJoin(places, and(eq(places.id, listPlaces.placeId), isShown))
    .where(isEntry(listId, entryId));
  if (entry === undefined) throw noSuch("place", entryId);
  return entry;
}

/**
 * Returns what a list says about one place.
 * @param entryId The id of the entry, or of its place.
 * @throws ApiError 404 for an unknown list, a list of another user, or a place that the list does not have.
 */
export async function entryOf(db: Db, userId: string, id: string, entryId: string): Promise<ListPlace> {
  await summaryOf(db, userId, id);
  return shownEntry(db, id, entryId);
}

/** @throws ApiError 404 that names the first unknown place. */
async function mustBeShown(db: Db, ids: readonly string[]): Promise<void> {
  const rows = await db
    .select({ id: places.id })
    .from(places)
    .where(and(inArray(places.id, [...ids]), isShown));
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw noSuch("place", missing);
}

/** Returns what is stored of an entry after its place was added once more. Nothing that the entry says is lost. */
const joined = (entry: ListPlace, { note, visited }: ListPlaceInput) => ({
  note: note === null ? entry.note : noteAfter(entry.note, note, null),
  visited: entry.visited || visited,
});

/**
 * Adds places at the end of a list, in their order. A place that the list has keeps its position and its note, to which
 * another note is appended.
 * @throws ApiError 400 as `noteAfter` does, 401 for a deleted account, 404 for an unknown list or place, 409 when the list would have too many
 * places.
 */
export function addEntries(
  db: Db,
  userId: string,
  id: string,
  added: readonly ListPlaceInput[],
): Promise<ChangedEntries> {
  const ids = added.map(({ placeId }) => placeId);
  return db.transaction(async (transaction) => {
    await beginChange(transaction, userId, id);
    await mustBeShown(transaction, ids);
    const stored = await transaction
      .select({ ...ENTRY, position: listPlaces.position })
      .from(listPlaces)
      .where(eq(listPlaces.listId, id));
    const byPlace = new Map(stored.map((entry) => [entry.placeId, entry]));
    const isNew = ({ placeId }: ListPlaceInput) => !byPlace.has(placeId);
    const room = LIST_LIMITS.places - stored.length;
    if (added.filter(isNew).length > Math.max(0, room)) throw new ApiError(409, "conflict", TOO_MANY_LIST_PLACES);
    const end = stored.reduce((last, { position }) => Math.max(last, position), -1) + 1;
    const rows = added.map((each, index) => {
      const entry = byPlace.get(each.placeId);
      return { ...each, ...(entry !== undefined && joined(entry, each)), listId: id, position: end + index };
    });
    if (rows.length > 0) {
      await transaction
        .insert(listPlaces)
        .values(rows)
        .onConflictDoUpdate({
          target: [listPlaces.listId, listPlaces.placeId],
          set: { note: sql`excluded.note`, visited: sql`excluded.visited` },
        });
    }
    const changed = await transaction
      .select(ENTRY)
      .from(listPlaces)
      .where(and(eq(listPlaces.listId, id), inArray(listPlaces.placeId, ids)))
      .orderBy(asc(listPlaces.position), asc(listPlaces.placeId));
    return { list: await summaryOf(transaction, userId, id), places: changed };
  });
}

/** Changes fields of an entry. @throws ApiError 400 as `noteAfter` does, 401, 404 as `entryOf` does. */
export function changeEntry(
  db: Db,
  userId: string,
  id: string,
  entryId: string,
  { note, visited, seenNote }: EntryChange,
): Promise<ChangedEntries> {
  return db.transaction(async (transaction) => {
    await beginChange(transaction, userId, id);
    const stored = await shownEntry(transaction, id, entryId);
    const next = { note: noteAfter(stored.note, note, seenNote), visited: visited ?? stored.visited };
    await transaction.update(listPlaces).set(next).where(eq(listPlaces.id, stored.id));
    return { list: await summaryOf(transaction, userId, id), places: [{ ...stored, ...next }] };
  });
}

/**
 * Removes an entry from a list, if the list has it.
 * @throws ApiError 401 for a deleted account, 404 for an unknown list.
 */
export function removeEntry(db: Db, userId: string, id: string, entryId: string): Promise<ChangedEntries> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const before = await summaryOf(transaction, userId, id);
    const removed = await transaction.delete(listPlaces).where(isEntry(id, entryId)).returning({ id: listPlaces.id });
    if (removed.length === 0) return { list: before, places: [] };
    await beginChange(transaction, userId, id);
    return { list: await summaryOf(transaction, userId, id), places: [] };
  });
}

/**
 * Moves an entry in front of another entry.
 * @param before The id of the other entry, or of its place. With null, or if the list does not have the other entry, the
 * entry moves to the end.
 * @throws ApiError 401, 404 as `entryOf` does.
 */
export function moveEntry(
  db: Db,
  userId: string,
  id: string,
  entryId: string,
  before: string | null,
): Promise<ChangedEntries> {
  return db.transaction(async (transaction) => {
    await beginChange(transaction, userId, id);
    const moved = await shownEntry(transaction, id, entryId);
    const entries = await transaction
      .select({ id: listPlaces.id, placeId: listPlaces.placeId })
      .from(listPlaces)
      .where(eq(listPlaces.listId, id))
      .orderBy(asc(listPlaces.position), asc(listPlaces.placeId));
    const ids = entries.map((entry) => entry.id);
    const next = entries.find((entry) => entry.id === before || entry.placeId === before)?.id ?? null;
    const order = withMove(ids, { id: moved.id, before: next });
    await transaction.execute(sql`
      update ${listPlaces} set position = ordered.n
      from json_array_elements_text(${JSON.stringify(order)}::json) with ordinality as ordered (id, n)
      where ${listPlaces.listId} = ${id} and ${listPlaces.id} = ordered.id`);
    return { list: await summaryOf(transaction, userId, id), places: [moved] };
  });
}
