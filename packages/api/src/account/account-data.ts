import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { favorites, listPlaces, lists, places, users } from "../db/schema.ts";
import { listLists } from "../lists/lists.queries.ts";
import { listViews } from "../views/views.queries.ts";
import type { AccountData } from "./account.schemas.ts";

/**
 * Reads a consistent snapshot of everything that the product stores about an account and shows to its owner; null when
 * the account was deleted. Favorites include permanently closed places, which no listing shows.
 */
export function readAccountData(db: Db, userId: string, exportedAt: Date): Promise<AccountData | null> {
  return db.transaction(
    async (transaction) => {
      const [user] = await transaction.select().from(users).where(eq(users.id, userId));
      if (user === undefined) return null;
      const { email, displayName, locale, homeLatitude, homeLongitude, homeAddress, createdAt, updatedAt } = user;
      const kept = await transaction
        .select({ placeId: places.id, name: places.name, address: places.address, addedAt: favorites.createdAt })
        .from(favorites)
        .innerJoin(places, eq(places.id, favorites.placeId))
        .where(and(eq(favorites.userId, userId), eq(places.hidden, false)))
        .orderBy(asc(favorites.createdAt), asc(places.id));
      return {
        exportedAt: exportedAt.toISOString(),
        profile: {
          username: email,
          displayName,
          locale,
          homeLocation:
            homeLatitude === null || homeLongitude === null
              ? null
              : { latitude: homeLatitude, longitude: homeLongitude, address: homeAddress },
          createdAt: createdAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
        },
        favorites: kept.map(({ addedAt, ...place }) => ({ ...place, addedAt: addedAt.toISOString() })),
        views: await listViews(transaction, userId),
        lists: await readLists(transaction, userId),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readLists(db: Db, userId: string): Promise<AccountData["lists"]> {
  const own = await listLists(db, userId);
  const entries = await db
    .select({
      listId: listPlaces.listId,
      placeId: places.id,
      name: places.name,
      address: places.address,
      note: listPlaces.note,
      visited: listPlaces.visited,
    })
    .from(listPlaces)
    .innerJoin(lists, eq(lists.id, listPlaces.listId))
    .innerJoin(places, eq(places.id, listPlaces.placeId))
    .where(and(eq(lists.userId, userId), eq(places.hidden, false)))
    .orderBy(asc(listPlaces.position), asc(places.id));
  const byList = Map.groupBy(entries, ({ listId }) => listId);
  return own.map(({ id, name, note, token, sharedBy, createdAt, updatedAt }) => ({
    ...{ id, name, note, isShared: token !== null, sharedBy, createdAt, updatedAt },
    places: (byList.get(id) ?? []).map(({ listId: _, ...place }) => place),
  }));
}
