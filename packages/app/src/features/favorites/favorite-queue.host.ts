import type { GraphClient } from "../../graph/client.ts";
import { CallFailed } from "../../graph/graph-call.ts";
import { SERVER_RETURNED } from "../../offline/connection.machine.ts";
import { isReachable } from "../../offline/is-reachable.ts";
import { FAVORITE_QUEUE_KEY } from "../../offline/queued-favorites.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { createAuthStore } from "../../session/auth.storage.ts";
import { SessionRefused, setFavorite } from "./favorite-change.ts";
import { createFavoriteQueue, type FavoriteQueue } from "./favorite-queue.ts";
import type { FavoritesRef } from "./favorites.machine.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

const session = createAuthStore(() => localStorage);
const isUnreachable = (error: unknown): boolean => error instanceof CallFailed && error.failure.kind === "unreachable";

/** Whether a failed change is sent later: the server did not respond, is unavailable, or has ended the session. */
const isWaiting = (error: unknown): boolean =>
  error instanceof SessionRefused || (error instanceof CallFailed && error.failure.retry === "automatic");

/** How long the server may take to respond before it counts as unreachable and a change is stored, in milliseconds. */
const REACHABLE_MS = 3_000;
/** The pause between attempts to send stored changes, in milliseconds. */
const FLUSH_PAUSE_MS = 30_000;

let opened: FavoriteQueue | undefined;
let flushing: ReturnType<typeof setInterval> | undefined;

/**
 * Sends the stored changes regularly until none is left. A network that was only slow causes no event when it is fast
 * again.
 */
function flushUntilSent(queue: FavoriteQueue): void {
  flushing ??= setInterval(() => {
    if (queue.stored().length > 0) return void queue.flush();
    clearInterval(flushing);
    flushing = undefined;
  }, FLUSH_PAUSE_MS);
}

/** Returns the queue of this page. Its changes are sent whenever the server may have returned. */
function openQueue(mutate: GraphClient["mutate"]): FavoriteQueue {
  if (opened !== undefined) return opened;
  const queue = createFavoriteQueue({
    storage: () => localStorage,
    userId: () => session.read().user?.id ?? null,
    send: (change) => setFavorite(mutate, change),
    isWaiting,
    // A page that was loaded over HTTP has no locks.
    exclusively: (work) => navigator.locks?.request("flaneur-favorites", work) ?? work(),
  });
  opened = queue;
  for (const sign of ["online", SERVER_RETURNED]) addEventListener(sign, () => void queue.flush());
  return queue;
}

interface UnsentChange {
  readonly error: unknown;
  readonly change: FavoriteChange;
  /** Returns whether the visitor has opened the places kept on the device although the server can be reached. */
  readonly isOnDevice: () => boolean;
}

/**
 * Stores a change that could not be sent because the server is unreachable, or because the visitor has opened the kept
 * places. Resolves when the change is sent. Rejects with `error` if the change is not stored: the error has another
 * cause, no service worker controls the page, or the server responds again and the kept places are not open. Rejects
 * with another error if no user is signed in, or if the server refuses the change later.
 */
export async function keepForLater(mutate: GraphClient["mutate"], unsent: UnsentChange): Promise<void> {
  const { error, change, isOnDevice } = unsent;
  const isKept = navigator.serviceWorker?.controller != null && isUnreachable(error);
  if (!isKept || (!isOnDevice() && (await isReachable(REACHABLE_MS)))) throw error;
  const queue = openQueue(mutate);
  const sent = queue.keep(change);
  flushUntilSent(queue);
  await sent;
}

interface FavoriteQueueOptions {
  readonly favorites: FavoritesRef;
  readonly auth: AuthRef;
  readonly mutate: GraphClient["mutate"];
}

/** Waits until a change that another page has stored is sent. */
export const waitForQueued = (mutate: GraphClient["mutate"], placeId: string): Promise<void> =>
  openQueue(mutate).wait(placeId);

/**
 * Shows and sends the changes that other pages have stored: now, and when their user signs in. Also shows changes that
 * are stored later. Removes all stored changes of a user who logs out or deletes the account. Returns a function that
 * stops this.
 */
export function followFavoriteQueue({ favorites, auth, mutate }: FavoriteQueueOptions): () => void {
  const queue = openQueue(mutate);
  let user: string | null = null;
  const restore = () => {
    const changes = queue.stored();
    if (changes.length > 0) favorites.send({ type: "favorite.restore", changes });
  };
  /** Called with the id of the user at each change of the session. */
  const follow = (id: string | null) => {
    if (id === null || id === user) return;
    user = id;
    restore();
    void queue.flush();
  };
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key !== FAVORITE_QUEUE_KEY) return;
    restore();
    queue.settleSent(newValue);
  };
  const watching = [
    favorites.subscribe(({ context }) => queue.follow(context.pending)),
    auth.subscribe(({ context }) => follow(context.user?.id ?? null)),
    auth.on("auth.ended", ({ end }) => {
      queue.release();
      // After the server has ended a session, the changes wait until the user signs in again.
      if (user !== null && (end === "logOut" || end === "deleted")) queue.forget(user);
      user = null;
    }),
  ];
  addEventListener("storage", onStored);
  follow(auth.getSnapshot().context.user?.id ?? null);
  return () => {
    removeEventListener("storage", onStored);
    for (const each of watching) each.unsubscribe();
  };
}
