/** The part of "Paris in your pocket" that belongs to the signed-in user: favorites, lists and views. */
import { isRecord } from "@flaneur/domain";
import { POCKET_CACHES } from "./pocket.ts";

/** The key of this part in its cache. */
export const POCKET_USER_PATH = "/pocket-user";

/** The operations of the graph that this part can answer. */
export const USER_OPERATIONS: readonly string[] = [
  "FavoriteChoices",
  "FavoriteStatus",
  "Favorites",
  "ListChoices",
  "Lists",
  "OwnList",
  "Verify",
  "Views",
];

export interface PocketUser {
  /** The id of the user. Another user never receives these responses. */
  readonly userId: string;
  /** Responses of the REST API, by their path below `/api`. */
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Parses the stored value. Null if another version of the app has stored a value of another shape. */
export function parsePocketUser(value: unknown): PocketUser | null {
  if (!isRecord(value) || typeof value.userId !== "string" || !isRecord(value.responses)) return null;
  return { userId: value.userId, responses: value.responses };
}

/** Reads the stored part of a user. Null if nothing is stored, or if the stored part belongs to another user. */
export async function readPocketUser(userId: string, storage: CacheStorage = caches): Promise<PocketUser | null> {
  const stored = await storage.match(POCKET_USER_PATH, { cacheName: POCKET_CACHES.user });
  const user = stored === undefined ? null : parsePocketUser(await stored.json().catch(() => null));
  return user?.userId === userId ? user : null;
}
