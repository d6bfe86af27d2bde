import { randomUUID } from "node:crypto";
import { type ListChange, type ListInput, type ListPlaceInput, TOO_MANY_LISTS } from "@flaneur/contract";
import { LIST_LIMITS, savedWalkWithin } from "@flaneur/domain";
import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { lockUser } from "../auth/lock-user.ts";
import type { Db } from "../db/database.ts";
import { listPlaces, lists, places, shares } from "../db/schema.ts";
import { ApiError, noSuch } from "../http/errors.ts";
import { noteAfter } from "./note-after.ts";
import { shareEnded } from "./shares.queries.ts";

export interface ListPlace {
  /** The id of the entry. */
  readonly id: string;
  readonly placeId: string;
  readonly note: string | null;
  /** Whether the owner has been there. */
  readonly visited: boolean;
}

export interface ListSummary {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  /** The name under which the owner shares the list; null for no name. */
  readonly sharedBy: string | null;
  /** The token of its link; null while the list is private. */
  readonly token: string | null;
  /** The saved walk, as it is stored; null if none is saved. */
  readonly walk: string | null;
  /** Number of its places. */
  readonly count: number;
  /** Whether it has the place of the query. Absent if the query names no place. */
  readonly hasPlace?: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface List extends ListSummary {
  readonly places: readonly ListPlace[];
}

const isListOf = (userId: string, id: string) => and(eq(lists.userId, userId), eq(lists.id, id));
/** Hidden places are left out. Closed places stay, so that a list does not lose its notes. */
export const isShown = eq(places.hidden, false);

interface Summarized {
  /** The only list to read. */
  readonly id?: string;
  /** The place of `hasPlace`. */
  readonly placeId?: string | undefined;
}

async function readSummaries(db: Db, userId: string, { id, placeId }: Summarized): Promise<ListSummary[]> {
  const hasPlace = sql<boolean>`coalesce(bool_or(${places.id} = ${placeId ?? null}), false)`;
  const rows = await db
    .select({ list: lists, token: shares.token, count: count(places.id), hasPlace })
    .from(lists)
    .leftJoin(shares, and(eq(shares.listId, lists.id), isNull(shares.endedAt)))
    .leftJoin(listPlaces, eq(listPlaces.listId, lists.id))
    .leftJoin(places, and(eq(places.id, listPlaces.placeId), isShown))
    .where(id === undefined ? eq(lists.userId, userId) : isListOf(userId, id))
    .groupBy(lists.id, shares.token)
    .orderBy(desc(lists.createdAt), asc(lists.id));
  return rows.map(({ list: { userId: _, createdAt, updatedAt, ...list }, hasPlace: has, ...more }) => ({
    ...list,
    ...more,
    ...(placeId !== undefined && { hasPlace: has }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

/**
 * Returns the caller's lists without their places, newest first.
 * @param placeId The id of a place. `hasPlace` of each summary states whether the list has this place.
 */
export const listLists = (db: Db, userId: string, placeId?: string): Promise<readonly ListSummary[]> =>
  readSummaries(db, userId, { placeId });

/** A page of the places of a list. */
export interface EntryPage {
  /** From 1. A later page than the last one is the last one: the list may have become shorter. */
  readonly page: number;
  /** The number of places of a page; 0 for no places. */
  readonly limit: number;
}

/** The columns of an entry. */
export const ENTRY = {
  id: listPlaces.id,
  placeId: listPlaces.placeId,
  note: listPlaces.note,
  visited: listPlaces.visited,
};

/** Returns places of a list in their order: those of a page, or all of them without a page. */
export async function placesOfList(db: Db, listId: string, paging?: EntryPage): Promise<ListPlace[]> {
  if (paging?.limit === 0) return [];
  const all = db
    .select(ENTRY)
    .from(listPlaces)
    .innerJoin(places, and(eq(places.id, listPlaces.placeId), isShown))
    .where(eq(listPlaces.listId, listId))
    .orderBy(asc(listPlaces.position), asc(listPlaces.placeId));
  if (paging === undefined) return all;
  const { page, limit } = paging;
  const last = Math.max(1, Math.ceil((await countPlaces(db, listId)) / limit));
  return all.limit(limit).offset((Math.min(page, last) - 1) * limit);
}

/** Returns the number of places of a list, without hidden ones. */
export async function countPlaces(db: Db, listId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(listPlaces)
    .innerJoin(places, and(eq(places.id, listPlaces.placeId), isShown))
    .where(eq(listPlaces.listId, listId));
  return row?.total ?? 0;
}

/** Returns a list without its places. @throws ApiError 404 for an unknown list, or a list of another user. */
export async function summaryOf(db: Db, userId: string, id: string): Promise<ListSummary> {
  const [summary] = await readSummaries(db, userId, { id });
  if (summary === undefined) throw noSuch("list", id);
  return summary;
}

/** Returns a list, with a page of its places if one is given. @throws ApiError 404 as `summaryOf` does. */
export async function oneList(db: Db, userId: string, id: string, paging?: EntryPage): Promise<List> {
  const summary = await summaryOf(db, userId, id);
  return { ...summary, places: await placesOfList(db, id, paging) };
}

/** Returns the ids of the places of a list in their order, without hidden ones. */
export async function placeIdsIn(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ placeId: listPlaces.placeId })
    .from(listPlaces)
    .innerJoin(places, and(eq(places.id, listPlaces.placeId), isShown))
    .where(eq(listPlaces.listId, id))
    .orderBy(asc(listPlaces.position), asc(listPlaces.placeId));
  return rows.map(({ placeId }) => placeId);
}

/** Returns the ids of the places of the caller's list in their order. @throws ApiError 404 as `summaryOf` does. */
export async function placeIdsOf(db: Db, userId: string, id: string): Promise<string[]> {
  await summaryOf(db, userId, id);
  return placeIdsIn(db, id);
}

/** @throws ApiError 400 that names the first unknown place. */
async function mustExist(db: Db, entries: readonly ListPlaceInput[]): Promise<void> {
  const ids = entries.map(({ placeId }) => placeId);
  const rows = await db
    .select({ id: places.id })
    .from(places)
    .where(and(inArray(places.id, ids), isShown));
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing === -1) return;
  throw new ApiError(400, "bad_request", `places.${missing}.placeId: ${noSuch("place", ids[missing] ?? "").message}`);
}

/** Stores the entries in their order. Entries of places that the list already has keep their ids. */
async function storePlaces(db: Db, listId: string, entries: readonly ListPlaceInput[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(listPlaces)
    .values(entries.map((entry, position) => ({ ...entry, listId, position })))
    .onConflictDoUpdate({
      target: [listPlaces.listId, listPlaces.placeId],
      set: { position: sql`excluded.position`, note: sql`excluded.note`, visited: sql`excluded.visited` },
    });
}

/** The content of a new list. Only a copy has a walk. */
type NewList = ListInput & Partial<Pick<List, "walk">>;

/** @throws ApiError 400 for an unknown place, 401 for a deleted account, 409 when the caller has too many lists. */
export function createList(db: Db, userId: string, { name, note, walk, places: entries }: NewList): Promise<List> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await transaction.$count(lists, eq(lists.userId, userId))) >= LIST_LIMITS.lists) {
      throw new ApiError(409, "conflict", TOO_MANY_LISTS);
    }
    await mustExist(transaction, entries);
    const id = randomUUID();
    await transaction.insert(lists).values({ id, userId, name, note, walk });
    await storePlaces(transaction, id, entries);
    return oneList(transaction, userId, id);
  });
}

/** The texts of a list, its walk and its places. */
export type ListContent = Pick<List, "name" | "note" | "walk" | "places">;

/** Returns the content of the list of a link. @throws ApiError 410 if the list was deleted after its id was read. */
export async function contentOf(db: Db, id: string): Promise<ListContent> {
  const { name, note, walk } = lists;
  const [found] = await db.select({ name, note, walk }).from(lists).where(eq(lists.id, id));
  if (found === undefined) throw shareEnded("list");
  return { ...found, places: await placesOfList(db, id) };
}

/**
 * Returns the content of the list of a link for a copy by another user. Notes and the walk are kept, visits are not.
 * @throws ApiError 410 as `contentOf` does.
 */
export async function copyOf(db: Db, id: string): Promise<NewList> {
  const { places: entries, walk, ...texts } = await contentOf(db, id);
  const places = entries.map(({ placeId, note }) => ({ placeId, note, visited: false }));
  const ids = entries.map(({ placeId }) => placeId);
  return { ...texts, walk: savedWalkWithin(walk, ids), places };
}

/**
 * Locks the caller's data until the transaction ends, and counts a change of a list: changes of one user are made one
 * after the other, in the order of their arrival.
 * @throws ApiError 401 for a deleted account, 404 for an unknown list.
 */
export async function beginChange(transaction: Db, userId: string, id: string): Promise<void> {
  await lockUser(transaction, userId);
  const changed = await transaction
    .update(lists)
    .set({ version: sql`${lists.version} + 1`, updatedAt: sql`now()` })
    .where(isListOf(userId, id))
    .returning({ id: lists.id });
  if (changed.length === 0) throw noSuch("list", id);
}

/** Changes texts of a list, or its walk. @throws ApiError 400 for a joined note that is too long, 401, 404 as `beginChange` does. */
export function changeList(
  db: Db,
  userId: string,
  id: string,
  { name, note, seenNote, walk }: ListChange,
): Promise<ListSummary> {
  return db.transaction(async (transaction) => {
    await beginChange(transaction, userId, id);
    const stored = await summaryOf(transaction, userId, id);
    const next = {
      name: name ?? stored.name,
      note: noteAfter(stored.note, note, seenNote),
      walk: walk === undefined ? stored.walk : walk,
    };
    await transaction.update(lists).set(next).where(isListOf(userId, id));
    return { ...stored, ...next };
  });
}

/**
 * Replaces the texts and the places of a list.
 * @throws ApiError 400 for an unknown place, 401 for a deleted account, 404 for an unknown list.
 */
export function replaceList(
  db: Db,
  userId: string,
  id: string,
  { name, note, places: entries }: ListInput,
): Promise<List> {
  return db.transaction(async (transaction) => {
    await beginChange(transaction, userId, id);
    await transaction.update(lists).set({ name, note }).where(isListOf(userId, id));
    await mustExist(transaction, entries);
    // Entries of hidden places stay, since the caller does not see them.
    const shown = transaction.select({ id: places.id }).from(places).where(isShown);
    const kept = entries.map(({ placeId }) => placeId);
    await transaction
      .delete(listPlaces)
      .where(and(eq(listPlaces.listId, id), inArray(listPlaces.placeId, shown), notInArray(listPlaces.placeId, kept)));
    await storePlaces(transaction, id, entries);
    return oneList(transaction, userId, id);
  });
}

/** Deletes a list, which ends its link. @throws ApiError 404. */
export async function deleteList(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db.delete(lists).where(isListOf(userId, id)).returning({ id: lists.id });
  if (deleted.length === 0) throw noSuch("list", id);
}
