import type { Place } from "@flaneur/domain";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { lockUser } from "../auth/lock-user.ts";
import type { Db } from "../db/database.ts";
import { favorites, places } from "../db/schema.ts";
import { noSuch } from "../http/errors.ts";
import { listed } from "../places/conditions.ts";
import { toPlace } from "../places/place-rows.ts";

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

/** Adds a favorite; an existing one is not changed. Throws a 404 for an unknown or hidden place. */
export function addFavorite(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  return db.transaction(async (transaction) => {
    await mustExist(transaction, placeId);
    await lockUser(transaction, userId);
    await transaction.insert(favorites).values({ userId, placeId }).onConflictDoNothing();
    return { placeId, isFavorited: true };
  });
}

/** Adds all places that are not favorites yet. @returns the ids of those that were added. */
export function addFavorites(db: Db, userId: string, placeIds: readonly string[]): Promise<readonly string[]> {
  if (placeIds.length === 0) return Promise.resolve([]);
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const added = await transaction
      .insert(favorites)
      .values(placeIds.map((placeId) => ({ userId, placeId })))
      .onConflictDoNothing()
      .returning({ placeId: favorites.placeId });
    return added.map(({ placeId }) => placeId);
  });
}

export interface AddedFavorites {
  /** The number of places that were not favorites before. */
  readonly added: number;
  /** The ids of the places that were not favorites before. */
  readonly addedIds: string[];
  /** The ids of all places that are favorites now. */
  readonly placeIds: string[];
}

/** Adds places as favorites in one transaction. Unknown and hidden places are left out. */
export async function addKnownFavorites(db: Db, userId: string, placeIds: readonly string[]): Promise<AddedFavorites> {
  if (placeIds.length === 0) return { added: 0, addedIds: [], placeIds: [] };
  const known = await db
    .select({ id: places.id })
    .from(places)
    .where(and(inArray(places.id, [...placeIds]), eq(places.hidden, false)));
  const ids = known.map(({ id }) => id);
  const addedIds = [...(await addFavorites(db, userId, ids))];
  return { added: addedIds.length, addedIds, placeIds: ids };
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

/** Removes a favorite, if it exists. Throws a 404 for an unknown or hidden place. */
export async function removeFavorite(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  await mustExist(db, placeId);
  await db.delete(favorites).where(isFavoriteOf(userId, placeId));
  return { placeId, isFavorited: false };
}

/**
 * Adds a missing favorite or removes an existing one. Toggles of one user wait for each other, so that each toggle sees
 * the result of the toggle before: an even number of concurrent toggles changes nothing.
 */
export function toggleFavorite(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  return db.transaction(async (transaction) => {
    await mustExist(transaction, placeId);
    await lockUser(transaction, userId);
    const removed = await transaction.delete(favorites).where(isFavoriteOf(userId, placeId)).returning();
    if (removed.length > 0) return { placeId, isFavorited: false };
    await transaction.insert(favorites).values({ userId, placeId }).onConflictDoNothing();
    return { placeId, isFavorited: true };
  });
}

export async function favoriteStatus(db: Db, userId: string, placeId: string): Promise<FavoriteStatus> {
  await mustExist(db, placeId);
  const found = await db.select({ placeId: favorites.placeId }).from(favorites).where(isFavoriteOf(userId, placeId));
  return { placeId, isFavorited: found.length > 0 };
}

/**
 * Returns the caller's favorites, newest first. Permanently closed and hidden places are left out, as in every listing
 * (§3).
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

/** Returns the ids of `listFavorites`. */
export async function listFavoriteIds(db: Db, userId: string): Promise<readonly string[]> {
  return (await listFavorites(db, userId)).map(({ id }) => id);
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
