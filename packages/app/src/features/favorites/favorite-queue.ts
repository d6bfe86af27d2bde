import type { FavoriteChange, PendingFavorites } from "./pending-favorites.ts";

/** The storage key of the changes that wait for a connection. They are stored by the id of their user. */
export const FAVORITE_QUEUE_KEY = "favorite-queue";

interface QueueHost {
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly userId: () => string | null;
  /** Sends a change. Rejects if the server does not store it. */
  readonly send: (change: FavoriteChange) => Promise<void>;
  readonly isUnreachable: (error: unknown) => boolean;
  /** Calls `work` once no other tab of the browser is running its own `work`. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** The changes of favorites that wait for a connection. They stay stored when the page is closed. */
export interface FavoriteQueue {
  /** Stores a change of the signed-in user. Resolves when the change is sent, and rejects if the server refuses it. */
  readonly keep: (change: FavoriteChange) => Promise<void>;
  /** Updates the stored changes to the values that later presses on the same hearts have requested. */
  readonly follow: (pending: PendingFavorites) => void;
  /** Sends the changes of the signed-in user, in the order of the presses. Stops when the server cannot be reached. */
  readonly flush: () => Promise<void>;
  /** Removes the stored changes of a user. Their promises stay pending. */
  readonly forget: (userId: string) => void;
}

interface Waiter {
  readonly change: FavoriteChange;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const isChange = (value: unknown): value is FavoriteChange =>
  typeof value === "object" &&
  value !== null &&
  "placeId" in value &&
  typeof value.placeId === "string" &&
  "isFavorite" in value &&
  typeof value.isFavorite === "boolean";

/** Parses the stored changes. Another version of the app may have written them. */
function parseQueue(text: string | null): Map<string, readonly FavoriteChange[]> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return new Map();
    return new Map(
      Object.entries(stored).map(([user, changes]) => [user, Array.isArray(changes) ? changes.filter(isChange) : []]),
    );
  } catch {
    return new Map();
  }
}

export function createFavoriteQueue({ storage, userId, send, isUnreachable, exclusively }: QueueHost): FavoriteQueue {
  /** The changes that this page waits for, by the id of their place. */
  const waiters = new Map<string, Waiter>();
  const read = (user: string) => parseQueue(storage().getItem(FAVORITE_QUEUE_KEY)).get(user) ?? [];
  const write = (user: string, changes: readonly FavoriteChange[]) => {
    const all = parseQueue(storage().getItem(FAVORITE_QUEUE_KEY));
    if (changes.length === 0) all.delete(user);
    else all.set(user, changes);
    if (all.size === 0) storage().removeItem(FAVORITE_QUEUE_KEY);
    else storage().setItem(FAVORITE_QUEUE_KEY, JSON.stringify(Object.fromEntries(all)));
  };
  const remove = (user: string, placeId: string) =>
    write(
      user,
      read(user).filter((change) => change.placeId !== placeId),
    );
  const settle = (placeId: string, how: (waiter: Waiter) => void) => {
    const waiter = waiters.get(placeId);
    waiters.delete(placeId);
    if (waiter !== undefined) how(waiter);
  };

  async function sendAll(): Promise<void> {
    const user = userId();
    if (user === null) return;
    for (const stored of read(user)) {
      // The session may have ended, or changed, while a change was being sent.
      if (userId() !== user) return;
      const { placeId } = stored;
      try {
        // A change of this page is sent as it was passed to `keep`. If a later press requested another value, the
        // machine of the hearts sends that value afterwards.
        await send(waiters.get(placeId)?.change ?? stored);
      } catch (error) {
        if (isUnreachable(error)) return;
        remove(user, placeId);
        settle(placeId, ({ reject }) => reject(error));
        continue;
      }
      remove(user, placeId);
      settle(placeId, ({ resolve }) => resolve());
    }
    // Changes that are no longer stored were sent by another tab.
    const left = new Set(read(user).map(({ placeId }) => placeId));
    for (const placeId of waiters.keys()) if (!left.has(placeId)) settle(placeId, ({ resolve }) => resolve());
  }

  return {
    keep: (change) => {
      const user = userId();
      if (user === null) return Promise.reject(new Error("No user is signed in."));
      const others = read(user).filter(({ placeId }) => placeId !== change.placeId);
      write(user, [...others, change]);
      return new Promise((resolve, reject) => void waiters.set(change.placeId, { change, resolve, reject }));
    },
    follow: (pending) => {
      const user = userId();
      if (user === null || waiters.size === 0) return;
      const changes = read(user);
      const followed = changes.map((change) => {
        const wanted = waiters.has(change.placeId) ? pending.get(change.placeId)?.wanted : undefined;
        return wanted === undefined || wanted === change.isFavorite ? change : { ...change, isFavorite: wanted };
      });
      if (followed.some((change, at) => change !== changes[at])) write(user, followed);
    },
    flush: () => exclusively(sendAll),
    forget: (user) => {
      write(user, []);
      waiters.clear();
    },
  };
}
