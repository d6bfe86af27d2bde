/** Keeps the favorites, lists and views of the signed-in user on the device. */
import { LISTED_STATUSES } from "@flaneur/domain";
import { array, looseObject, number, object, optional, string, unknown } from "zod/mini";
import { createAuthStore } from "../../session/auth.storage.ts";
import { POCKET_CACHES, readPocketRecord } from "../shared/pocket.ts";
import { POCKET_USER_PATH, type PocketUser, readPocketUser } from "../shared/pocket-user.ts";
import { inParallel } from "./in-parallel.ts";

const session = createAuthStore(() => localStorage);
const isSignedIn = (userId: string): boolean => session.read().user?.id === userId;

const Verified = object({ user: object({ id: string(), username: string() }) });
const Favorites = object({ data: array(unknown()) });
const Lists = object({ data: array(looseObject({ id: string(), version: number() })) });
const List = looseObject({
  version: number(),
  places: array(looseObject({ placeId: string(), place: optional(looseObject({ placeStatus: string() })) })),
});

type Get = (path: string) => Promise<unknown>;

/** Returns a function that calls the REST API as the signed-in user, and the id of the user. Null without a user. */
function caller(signal: AbortSignal): { readonly userId: string; readonly get: Get } | null {
  const { token, user } = session.read();
  if (token === null || user === null) return null;
  return {
    userId: user.id,
    get: async (path) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`/api${path}`, { headers, signal, cache: "no-store" });
      if (!response.ok) throw new Error(`Loading ${path} failed with status ${response.status}.`);
      return response.json();
    },
  };
}

/** Loads a list, unless its current version is stored. Leaves out the data of places that the pack has. */
async function loadList(get: Get, id: string, version: number, kept: PocketUser | null): Promise<unknown> {
  const before = List.safeParse(kept?.responses[`/lists/${id}`]);
  if (before.success && before.data.version === version) return before.data;
  const list = List.parse(await get(`/lists/${encodeURIComponent(id)}?includePlaceData=true&media=true`));
  const isListed = (status: string | undefined) => LISTED_STATUSES.some((listed) => listed === status);
  return {
    ...list,
    places: list.places.map(({ place, ...entry }) => (isListed(place?.placeStatus) ? entry : { ...entry, place })),
  };
}

async function load(get: Get, kept: PocketUser | null): Promise<PocketUser["responses"]> {
  const paths = ["/favorites", "/views", "/lists"];
  const loaded = await Promise.all(paths.map(async (path) => [path, await get(path)] as const));
  // The rest of the profile is not kept: it may have the address of the user's home.
  const { user } = Verified.parse(await get("/auth/verify"));
  const responses: Record<string, unknown> = Object.fromEntries(loaded);
  responses["/auth/verify"] = { success: true, user };
  await inParallel(Lists.parse(responses["/lists"]).data, async ({ id, version }) => {
    responses[`/lists/${id}`] = await loadList(get, id, version, kept);
  });
  return responses;
}

/**
 * Stores the favorites, lists and views of the signed-in user. Does nothing if no user is signed in.
 * @param isPackNew Whether the places of the pack have changed. If so, unchanged lists are loaded again, too: a kept list
 *   has no data of a place that was in the earlier pack and is no longer in the pack.
 */
export async function saveUser(signal: AbortSignal, isPackNew: boolean): Promise<void> {
  const user = caller(signal);
  if (user === null) return;
  const { userId, get } = user;
  const kept: PocketUser = { userId, responses: await load(get, isPackNew ? null : await readPocketUser(userId)) };
  // The session may have ended meanwhile, in this tab or in another one.
  if (!isSignedIn(userId)) return;
  await (await caches.open(POCKET_CACHES.user)).put(POCKET_USER_PATH, Response.json(kept));
  if (!isSignedIn(userId)) await caches.delete(POCKET_CACHES.user);
}

/** Stores the data of the signed-in user again, if a complete pack is kept. */
export async function renewUser(signal: AbortSignal): Promise<void> {
  if ((await readPocketRecord())?.status === "complete") await saveUser(signal, false);
}

/** The numbers of favorites and lists that a user has on the server, and whether they are kept on the device. */
export interface UserPart {
  readonly favorites: number;
  readonly lists: number;
  readonly isSaved: boolean;
}

/** Counts the favorites and lists of the signed-in user. Null if no user is signed in. */
export async function loadUserPart(signal: AbortSignal): Promise<UserPart | null> {
  const user = caller(signal);
  if (user === null) return null;
  const [favorites, lists, kept] = await Promise.all([
    user.get("/favorites"),
    user.get("/lists"),
    readPocketUser(user.userId),
  ]);
  return {
    favorites: Favorites.parse(favorites).data.length,
    lists: Lists.parse(lists).data.length,
    isSaved: kept !== null,
  };
}
