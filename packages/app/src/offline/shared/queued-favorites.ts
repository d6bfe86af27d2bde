/** The stored changes of favorites that wait for a connection, or for their user to sign in again. */

/** The storage key of these changes. They are stored by the id of their user, in the order of the presses. */
export const FAVORITE_QUEUE_KEY = "favorite-queue";

export interface QueuedFavorite {
  readonly placeId: string;
  readonly isFavorite: boolean;
}

const isQueued = (value: unknown): value is QueuedFavorite =>
  typeof value === "object" &&
  value !== null &&
  "placeId" in value &&
  typeof value.placeId === "string" &&
  "isFavorite" in value &&
  typeof value.isFavorite === "boolean";

/** Parses the changes that wait, by the id of their user. Another version of the app may have written them. */
export function parseQueuedFavorites(text: string | null): Map<string, readonly QueuedFavorite[]> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return new Map();
    return new Map(
      Object.entries(stored).map(([user, changes]) => [user, Array.isArray(changes) ? changes.filter(isQueued) : []]),
    );
  } catch {
    return new Map();
  }
}

/**
 * Returns the stored changes of a user, or an empty list if storage is blocked.
 * @param storage Returns the storage. Throws if storage is blocked.
 */
export function readQueuedFavorites(
  storage: () => Pick<Storage, "getItem">,
  userId: string,
): readonly QueuedFavorite[] {
  try {
    return parseQueuedFavorites(storage().getItem(FAVORITE_QUEUE_KEY)).get(userId) ?? [];
  } catch {
    return [];
  }
}

interface Entry {
  readonly placeId: string;
}

/** Returns the favorites of a user with the changes applied: the newest favorite is the first. */
export function withQueuedFavorites<Favorite extends Entry>(
  favorites: readonly Favorite[],
  queued: readonly QueuedFavorite[],
): readonly (Favorite | Entry)[] {
  const known = new Set(favorites.map(({ placeId }) => placeId));
  const added = queued.filter(({ placeId, isFavorite }) => isFavorite && !known.has(placeId));
  const removed = new Set(queued.filter(({ isFavorite }) => !isFavorite).map(({ placeId }) => placeId));
  return [
    ...added.map(({ placeId }) => ({ placeId })).toReversed(),
    ...favorites.filter(({ placeId }) => !removed.has(placeId)),
  ];
}
