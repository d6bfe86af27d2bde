import {
  FAVORITE_QUEUE_KEY,
  parseQueuedFavorites,
  parseRefusedFavorites,
  type RefusedFavorite,
} from "../../offline/queued-favorites.ts";
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
  /**
   * Settles the promises of changes that are not stored any more, because another tab has sent or removed them. Rejects
   * those of changes that the server has refused.
   * @param text an earlier stored text, whose refusals may have been removed since. @default none
   */
  readonly settleSent: (text?: string | null) => void;
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
  /** The pending changes of this page, as `follow` received them. */
  let latest: PendingFavorites = new Map();
  const stored = () => storage().getItem(FAVORITE_QUEUE_KEY);
  const read = (user: string) => parseQueuedFavorites(stored()).get(user) ?? [];
  const readRefused = (user: string) => parseRefusedFavorites(stored()).get(user) ?? [];
  const write = (user: string, changes: readonly FavoriteChange[], refused: readonly RefusedFavorite[]) => {
    const [queued, refusals] = [parseQueuedFavorites(stored()).set(user, changes), parseRefusedFavorites(stored())];
    refusals.set(user, refused);
    const all = [...queued].map(([id, own]) => [id, [...own, ...(refusals.get(id) ?? [])]] as const);
    const left = all.filter(([, entries]) => entries.length > 0);
    if (left.length === 0) storage().removeItem(FAVORITE_QUEUE_KEY);
    else storage().setItem(FAVORITE_QUEUE_KEY, JSON.stringify(Object.fromEntries(left)));
  };
  const without = <Entry extends { readonly placeId: string }>(entries: readonly Entry[], placeId: string) =>
    entries.filter((entry) => entry.placeId !== placeId);
  const remove = (user: string, placeId: string, how: "sent" | "refused") =>
    write(user, without(read(user), placeId), [
      ...without(readRefused(user), placeId),
      ...(how === "refused" ? [{ placeId, isRefused: true as const }] : []),
    ]);
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
        remove(user, placeId, "refused");
        settle(placeId, ({ reject }) => reject(error));
        return true;
      }
      const next = nextOf(user, placeId);
      change = next === null || next.isFavorite === change.isFavorite ? null : next;
    }
    remove(user, placeId, "sent");
    settle(placeId, ({ resolve }) => resolve());
    return true;
  }

  function settleSent(text: string | null = null): void {
    const user = userId();
    if (user === null) return;
    const left = new Set(read(user).map(({ placeId }) => placeId));
    const refusals = [...readRefused(user), ...(parseRefusedFavorites(text).get(user) ?? [])];
    const refused = new Set(refusals.map(({ placeId }) => placeId));
    for (const placeId of waiters.keys()) {
      if (left.has(placeId)) continue;
      settle(placeId, ({ resolve, reject }) => {
        if (refused.has(placeId)) reject(new Error("The server has refused this change, which another tab has sent."));
        else resolve();
      });
    }
  }

  async function sendAll(): Promise<void> {
    const user = userId();
    if (user === null) return;
    settleSent();
    // The other tabs have received these refusals with the `storage` event.
    if (readRefused(user).length > 0) write(user, read(user), []);
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
      const { placeId } = change;
      // The heart may have been pressed again while the change was being sent.
      const isFavorite = latest.get(placeId)?.wanted ?? change.isFavorite;
      write(user, [...without(read(user), placeId), { placeId, isFavorite }], without(readRefused(user), placeId));
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
      latest = pending;
      const user = userId();
      if (user === null || waiters.size === 0) return;
      const changes = read(user);
      const followed = changes.map((change) => {
        const wanted = waiters.has(change.placeId) ? pending.get(change.placeId)?.wanted : undefined;
        return wanted === undefined || wanted === change.isFavorite ? change : { ...change, isFavorite: wanted };
      });
      if (followed.some((change, at) => change !== changes[at])) write(user, followed, readRefused(user));
    },
    flush: () => exclusively(sendAll),
    settleSent,
    release: () => waiters.clear(),
    forget: (user) => write(user, [], []),
  };
}
