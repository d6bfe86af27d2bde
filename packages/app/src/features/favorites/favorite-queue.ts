import { FAVORITE_QUEUE_KEY, parseQueuedFavorites } from "../../offline/queued-favorites.ts";
import type { FavoriteChange, PendingFavorites } from "./pending-favorites.ts";

interface QueueHost {
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly userId: () => string | null;
  /** Sends a change. Rejects if the server does not store it. */
  readonly send: (change: FavoriteChange) => Promise<void>;
  /** Whether a change that failed with this error is sent later. */
  readonly isWaiting: (error: unknown) => boolean;
  /** Calls `work` once no other tab of the browser is running its own `work`. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** The changes of favorites that wait for a connection. They stay stored when the page is closed. */
export interface FavoriteQueue {
  /** Stores a change. Resolves when it is sent. Rejects if the server refuses it, or if no user is signed in. */
  readonly keep: (change: FavoriteChange) => Promise<void>;
  /** Returns the stored changes of the signed-in user. */
  readonly stored: () => readonly FavoriteChange[];
  /**
   * Waits for a stored change that this page did not pass to `keep`. Settles as the promise of `keep` does. Resolves at
   * once if the place has no stored change, or if no user is signed in.
   */
  readonly wait: (placeId: string) => Promise<void>;
  /** Updates the stored changes to the values that later presses on the same hearts have requested. */
  readonly follow: (pending: PendingFavorites) => void;
  /** Sends the changes of the signed-in user, in the order of the presses. Stops at a change that has to wait. */
  readonly flush: () => Promise<void>;
  /** Resolves the promises of changes that are not stored any more, because another tab has sent or removed them. */
  readonly settleSent: () => void;
  /** Drops the promises of this page, which stay pending. Call it when the session ends. The changes stay stored. */
  readonly release: () => void;
  /** Removes the stored changes of a user. */
  readonly forget: (userId: string) => void;
}

interface Waiter {
  /** The change that was passed to `keep`. Null if this page waits for a change of another page. */
  readonly change: FavoriteChange | null;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createFavoriteQueue({ storage, userId, send, isWaiting, exclusively }: QueueHost): FavoriteQueue {
  /** The changes that this page waits for, by the id of their place. */
  const waiters = new Map<string, Waiter>();
  const read = (user: string) => parseQueuedFavorites(storage().getItem(FAVORITE_QUEUE_KEY)).get(user) ?? [];
  const write = (user: string, changes: readonly FavoriteChange[]) => {
    const all = parseQueuedFavorites(storage().getItem(FAVORITE_QUEUE_KEY));
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

  /** Returns the change to send for a place: the one passed to `keep`, or the stored one. Null if there is none. */
  const nextOf = (user: string, placeId: string): FavoriteChange | null =>
    waiters.get(placeId)?.change ?? read(user).find((change) => change.placeId === placeId) ?? null;

  /** Sends the change of a place. Returns whether it was sent or refused. */
  async function sendOne(user: string, placeId: string): Promise<boolean> {
    // A change of this page is sent as it was passed to `keep`: the machine of the hearts sends later values. A change
    // of another page is sent again if its stored value has changed meanwhile.
    for (let change = nextOf(user, placeId); change !== null; ) {
      try {
        await send(change);
      } catch (error) {
        if (isWaiting(error) || userId() !== user) return false;
        remove(user, placeId);
        settle(placeId, ({ reject }) => reject(error));
        return true;
      }
      const next = nextOf(user, placeId);
      change = next === null || next.isFavorite === change.isFavorite ? null : next;
    }
    remove(user, placeId);
    settle(placeId, ({ resolve }) => resolve());
    return true;
  }

  function settleSent(): void {
    const user = userId();
    if (user === null) return;
    const left = new Set(read(user).map(({ placeId }) => placeId));
    for (const placeId of waiters.keys()) if (!left.has(placeId)) settle(placeId, ({ resolve }) => resolve());
  }

  async function sendAll(): Promise<void> {
    const user = userId();
    if (user === null) return;
    for (const { placeId } of read(user)) {
      // The session may have ended, or changed, while a change was being sent.
      if (userId() !== user) return;
      if (!(await sendOne(user, placeId))) return;
    }
    settleSent();
  }

  return {
    keep: (change) => {
      const user = userId();
      if (user === null) return Promise.reject(new Error("No user is signed in."));
      const others = read(user).filter(({ placeId }) => placeId !== change.placeId);
      write(user, [...others, change]);
      return new Promise((resolve, reject) => void waiters.set(change.placeId, { change, resolve, reject }));
    },
    stored: () => {
      const user = userId();
      return user === null ? [] : read(user);
    },
    wait: (placeId) => {
      const user = userId();
      if (user === null || nextOf(user, placeId) === null) return Promise.resolve();
      return new Promise((resolve, reject) => void waiters.set(placeId, { change: null, resolve, reject }));
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
    settleSent,
    release: () => waiters.clear(),
    forget: (user) => write(user, []),
  };
}
