import { TOO_MANY_FAVORITES } from "@flaneur/contract";
import { MAX_FAVORITES, type Place } from "@flaneur/domain";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { lockUser } from "../auth/lock-user.ts";
import type { Db } from "../db/database.ts";
import { favorites, places } from "../db/schema.ts";
import { ApiError, noSuch } from "../http/errors.ts";
import { listed, toPlace } from "../places/place-rows.ts";

export interface FavoriteStatus {
  readonly placeId: string;
  readonly isFavorited: boolean;
}

export interface FavoriteStats {
  readonly count: number;
  readonly types: Readonly<Record<string, number>>;
  readonly arrondissements: Readonly<Record<string, number>>;
}

async function mustExist(db: Db, placeId: string): Promise<void> {
  const [place] = await db
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.id, placeId), eq(places.hidden, false)));
  if (place === undefined) throw noSuch("place", placeId);
}

const isFavoriteOf = (userId: string, placeId: string) =>
  and(eq(favorites.userId, userId), eq(favorites.placeId, placeId));

/**
 * Locks these places until the transaction ends, so that none of them is deleted before it is a favorite. Call it
 * before `lockUser`, to avoid deadlocks with a transaction that deletes places and moves users' favorites.
 * @returns the places that exist.
 */
const lockPlaces = (transaction: Db, placeIds: readonly string[]) =>
  transaction
    .select({ id: places.id, hidden: places.hidden })
    .from(places)
    .where(inArray(places.id, [...placeIds]))
    .orderBy(places.id)
    .for("key share");

/** Inserts favorites of a locked user. @returns the ids of the added ones. @throws ApiError 409 for too many. */
async function insertFavorites(transaction: Db, userId: string, placeIds: readonly string[]): Promise<string[]> {
  if (placeIds.length === 0) return [];
  const added = await transaction
    .insert(favorites)
    .values(placeIds.map((placeId) => ({ userId, placeId })))
    .onConflictDoNothing()
    .returning({ placeId: favorites.placeId });
  if (added.length > 0 && (await transaction.$count(favorites, eq(favorites.userId, userId))) > MAX_FAVORITES) {
    throw new ApiError(409, "conflict", TOO_MANY_FAVORITES);
  }
  return added.map(({ placeId }) => placeId);
}

/**
 * Adds a favorite; an existing one is not changed.
 * @throws ApiError 401 for a deleted account, 404 for an unknown or hidden place, 409 when the user has too many
 * favorites.
 */
export function addFavorite(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  return db.transaction(async (transaction) => {
    const [place] = await lockPlaces(transaction, [placeId]);
    if (place === undefined || place.hidden) throw noSuch("place", placeId);
    await lockUser(transaction, userId);
    await insertFavorites(transaction, userId, [placeId]);
    return { placeId, isFavorited: true };
  });
}

export interface AddedFavorites {
  /** The number of places that were not favorites before. */
  readonly added: number;
  /** The ids of the places that were not favorites before. */
  readonly addedIds: string[];
  /** The ids of the given places, without unknown and hidden ones: all of them are favorites now. */
  readonly placeIds: string[];
}

/**
 * Adds places as favorites in one transaction. Unknown and hidden places are left out.
 * @throws ApiError 401 for a deleted account, 409 when the user has too many favorites; no favorite is then added.
 */
export async function addFavorites(db: Db, userId: string, placeIds: readonly string[]): Promise<AddedFavorites> {
  if (placeIds.length === 0) return { added: 0, addedIds: [], placeIds: [] };
  return db.transaction(async (transaction) => {
    const ids = (await lockPlaces(transaction, placeIds)).flatMap(({ id, hidden }) => (hidden ? [] : [id]));
    await lockUser(transaction, userId);
    const addedIds = await insertFavorites(transaction, userId, ids);
    return { added: addedIds.length, addedIds, placeIds: ids };
  });
}

/**
 * Removes places from the favorites, in one statement.
 * @returns the number of removed favorites.
 */
export async function removeFavorites(db: Db, userId: string, placeIds: readonly string[]): Promise<number> {
  if (placeIds.length === 0) return 0;
  const removed = await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), inArray(favorites.placeId, [...placeIds])))
    .returning({ placeId: favorites.placeId });
  return removed.length;
}

/**
 * Removes a favorite, if it exists. The place of a favorite may be hidden.
 * @throws ApiError 404 for an unknown place, and for a hidden place that is no favorite.
 */
export async function removeFavorite(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  const removed = await db.delete(favorites).where(isFavoriteOf(userId, placeId)).returning();
  if (removed.length === 0) await mustExist(db, placeId);
  return { placeId, isFavorited: false };
}

/**
 * Adds a missing favorite or removes an existing one. Toggles of one user wait for each other, so that each toggle sees
 * the result of the toggle before: an even number of concurrent toggles changes nothing.
 * @throws ApiError 401 for a deleted account; 404 for an unknown place, and for a hidden place that is no favorite; 409
 * when the user has too many favorites.
 */
export function toggleFavorite(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  return db.transaction(async (transaction) => {
    const [place] = await lockPlaces(transaction, [placeId]);
    if (place === undefined) throw noSuch("place", placeId);
    await lockUser(transaction, userId);
    const removed = await transaction.delete(favorites).where(isFavoriteOf(userId, placeId)).returning();
    if (removed.length > 0) return { placeId, isFavorited: false };
    if (place.hidden) throw noSuch("place", placeId);
    await insertFavorites(transaction, userId, [placeId]);
    return { placeId, isFavorited: true };
  });
}

export async function favoriteStatus(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  await mustExist(db, placeId);
  const found = await db.select({ placeId: favorites.placeId }).from(favorites).where(isFavoriteOf(userId, placeId));
  return { placeId, isFavorited: found.length > 0 };
}

/**
 * Returns the caller's favorites, newest first; at most MAX_FAVORITES. Permanently closed and hidden places are left
 * out, as in every listing (§3).
 */
export async function listFavorites(db: Db, userId: string): Promise<readonly Place[]> {
  const rows = await db
    .select({ place: places })
    .from(favorites)
    .innerJoin(places, eq(places.id, favorites.placeId))
    .where(and(eq(favorites.userId, userId), listed))
    .orderBy(desc(favorites.createdAt), places.id);
  return rows.map(({ place }) => toPlace(place));
}

/** Returns the ids of the caller's favorites, newest first, with those of closed and hidden places. */
export async function favoriteIds(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: favorites.placeId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.placeId);
  return rows.map(({ id }) => id);
}

/** Returns how many users have each place as a favorite, by place id. Unknown and hidden places have no entry. */
export async function favoriteCounts(db: Db, placeIds: readonly string[]): Promise<Readonly<Record<string, number>>> {
  if (placeIds.length === 0) return {};
  const rows = await db
    .select({ id: places.id, count: count(favorites.userId) })
    .from(places)
    .leftJoin(favorites, eq(favorites.placeId, places.id))
    .where(and(inArray(places.id, [...placeIds]), eq(places.hidden, false)))
    .groupBy(places.id);
  return Object.fromEntries(rows.map(({ id, count: people }) => [id, people]));
}

/** Returns how many favorites the caller has of each type and in each arrondissement. */
export async function favoriteStats(db: Db, userId: string): Promise<FavoriteStats> {
  const kept = await listFavorites(db, userId);
  const tally = (values: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, list]) => [value, list.length]));
  return {
    count: kept.length,
    types: tally(kept.flatMap(({ types }) => types)),
    arrondissements: tally(kept.flatMap(({ arrondissement }) => arrondissement ?? [])),
  };
}
