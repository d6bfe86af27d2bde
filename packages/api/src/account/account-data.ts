import type { AccountData } from "@flaneur/contract";
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { favorites, listPlaces, lists, places, shares, users } from "../db/schema.ts";
import { timeSlices } from "../http/time-slices.ts";
import { listViews } from "../views/views.queries.ts";

type Profile = AccountData["profile"];
type Favorite = AccountData["favorites"][number];
type List = AccountData["lists"][number];

/**
 * Number of favorites, or of places of a list, in memory at a time. The database of one process reads them in a few
 * milliseconds, also if each has a note of the largest length.
 */
const PAGE = 50;

/** Reads the profile of an account; null when the account was deleted. */
export async function readProfile(db: Db, userId: string): Promise<Profile | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return null;
  const { email, displayName, locale, homeLatitude, homeLongitude, homeAddress, createdAt, updatedAt } = user;
  return {
    username: email,
    displayName,
    locale,
    homeLocation:
      homeLatitude === null || homeLongitude === null
        ? null
        : { latitude: homeLatitude, longitude: homeLongitude, address: homeAddress },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Yields the items with these ids by pages, in the order of `ids`. Items that were removed meanwhile are skipped. */
async function* byPages<Item extends { readonly placeId: string }>(
  ids: readonly string[],
  read: (page: readonly string[]) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const found = new Map((await read(page)).map((item) => [item.placeId, item]));
    yield page.flatMap((id) => found.get(id) ?? []);
  }
}

/** Yields the favorites, oldest first. They include permanently closed places, which no listing shows. */
async function* favoritesOf(db: Db, userId: string): AsyncGenerator<readonly Favorite[]> {
  const ids = await db
    .select({ id: favorites.placeId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(asc(favorites.createdAt), asc(favorites.placeId));
  yield* byPages(
    ids.map(({ id }) => id),
    async (page) => {
      const rows = await db
        .select({ placeId: places.id, name: places.name, address: places.address, addedAt: favorites.createdAt })
        .from(favorites)
        .innerJoin(places, eq(places.id, favorites.placeId))
        .where(and(eq(favorites.userId, userId), inArray(favorites.placeId, [...page]), eq(places.hidden, false)));
      return rows.map(({ addedAt, ...place }) => ({ ...place, addedAt: addedAt.toISOString() }));
    },
  );
}

/** Reads the lists without their places, newest first. */
async function listsOf(db: Db, userId: string): Promise<readonly Omit<List, "places">[]> {
  const { id, name, note, sharedBy, walk, createdAt, updatedAt } = lists;
  const isShared = sql<boolean>`${isNotNull(shares.token)}`;
  const rows = await db
    .select({ id, name, note, isShared, sharedBy, walk, createdAt, updatedAt })
    .from(lists)
    .leftJoin(shares, and(eq(shares.listId, id), isNull(shares.endedAt)))
    .where(eq(lists.userId, userId))
    .orderBy(desc(createdAt), asc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Yields the places of a list in their order. */
async function* placesOf(db: Db, listId: string): AsyncGenerator<Readonly<List["places"]>> {
  const ids = await db
    .select({ id: listPlaces.placeId })
    .from(listPlaces)
    .where(eq(listPlaces.listId, listId))
    .orderBy(asc(listPlaces.position), asc(listPlaces.placeId));
  const { note, visited } = listPlaces;
  yield* byPages(
    ids.map(({ id }) => id),
    (page) =>
      db
        .select({ placeId: places.id, name: places.name, address: places.address, note, visited })
        .from(listPlaces)
        .innerJoin(places, eq(places.id, listPlaces.placeId))
        .where(and(eq(listPlaces.listId, listId), inArray(listPlaces.placeId, [...page]), eq(places.hidden, false))),
  );
}

/** Yields the JSON of an array in pieces, with one item in each line. */
async function* arrayJson(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "[";
  for await (const page of pages) {
    for (const item of page) {
      yield `${separator}\n${JSON.stringify(item)}`;
      separator = ",";
    }
  }
  yield separator === "[" ? "[]" : "\n]";
}

/** Joins pieces, and yields them before each read of the database takes long. Pauses between them for other requests. */
async function* inSlices(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const slices = timeSlices();
  let joined: string[] = [];
  for await (const piece of pieces) {
    joined.push(piece);
    if (joined.length < PAGE) continue;
    yield joined.join("");
    joined = [];
    await slices.pause();
  }
  yield joined.join("");
}

async function* pieces(db: Db, userId: string, profile: Profile, exportedAt: Date): AsyncGenerator<string> {
  const head = JSON.stringify({ exportedAt: exportedAt.toISOString(), profile });
  yield `${head.slice(0, -1)},\n"favorites":`;
  yield* arrayJson(favoritesOf(db, userId));
  yield `,\n"views":${JSON.stringify(await listViews(db, userId))},\n"lists":[`;
  let separator = "";
  for (const list of await listsOf(db, userId)) {
    yield `${separator}\n${JSON.stringify(list).slice(0, -1)},"places":`;
    yield* arrayJson(placesOf(db, list.id));
    yield "}";
    separator = ",";
  }
  yield "]}\n";
}

/**
 * Yields everything that the product stores about an account and shows to its owner, as JSON in pieces. An account can
 * have 100,000 notes: they are read by pages, so that other requests do not wait. What the owner changes during the
 * export may be missing.
 */
export const accountJson = (db: Db, userId: string, profile: Profile, exportedAt: Date): AsyncGenerator<string> =>
  inSlices(pieces(db, userId, profile, exportedAt));
