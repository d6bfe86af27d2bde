import { CallFailed } from "../../graph/graph-call.ts";
import { isRefusedAs } from "../../graph/problem.ts";
import { SERVER_RETURNED } from "../../offline/shared/connection.machine.ts";
import { isReachable } from "../../offline/shared/is-reachable.ts";
import { FAVORITE_QUEUE_KEY } from "../../offline/shared/queued-favorites.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { createAuthStore } from "../../session/auth.storage.ts";
import { createFavoriteQueue, type Failure, type FavoriteQueue, type WaitingHeart } from "./favorite-queue.ts";
import type { FavoritesRef } from "./favorites.machine.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

const session = createAuthStore(() => localStorage);

/** Whether a failed change is sent later: the server did not respond, is unavailable, or has ended the session. */
const isWaiting = (error: unknown): boolean =>
  isRefusedAs(error, "NOT_SIGNED_IN") || (error instanceof CallFailed && error.failure.retry === "automatic");

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
function openQueue(): FavoriteQueue {
  if (opened !== undefined) return opened;
  const queue = createFavoriteQueue({
    storage: () => localStorage,
    userId: () => session.read().user?.id ?? null,
    isWaiting,
    // A page that was loaded over HTTP has no locks.
    exclusively: (work) => navigator.locks?.request("flaneur-favorites", work) ?? work(),
  });
  opened = queue;
  for (const sign of ["online", SERVER_RETURNED]) addEventListener(sign, () => void queue.flush());
  return queue;
}

interface Waiting {
  /** Why the change was not saved. Null for a change that is stored already. */
  readonly failure: Failure | null;
  /** Whether the page shows what is saved on the device, and sends nothing to the server. */
  readonly isSaved: boolean;
}

/** Whether a failed change waits: the server is unreachable, and the page opens again without it. */
async function waitsForServer({ error }: Failure, isSaved: boolean): Promise<boolean> {
  const isUnreachable = error instanceof CallFailed && error.failure.kind === "unreachable";
  if (!isUnreachable || navigator.serviceWorker?.controller == null) return false;
  return isSaved || !(await isReachable(REACHABLE_MS));
}

/**
 * Adds a heart to the queue, and stores its change. Returns a function that stores a later value, or null if the change
 * does not wait: the server has responded, or the page does not open without a connection. Throws if no user is signed
 * in.
 */
export async function waitInQueue(
  change: FavoriteChange,
  heart: WaitingHeart,
  { failure, isSaved }: Waiting,
): Promise<((isFavorite: boolean) => void) | null> {
  if (failure !== null && !(await waitsForServer(failure, isSaved))) return null;
  const { placeId } = change;
  const queue = openQueue();
  if (failure !== null) queue.store(change);
  queue.add(placeId, heart);
  // The server may be reachable, so that a change that is stored already can be sent.
  if (failure === null) void queue.flush();
  flushUntilSent(queue);
  return (isFavorite) => queue.store({ placeId, isFavorite });
}

/**
 * Shows the changes that other pages have stored, and lets the hearts of this page send them: now, and when their user
 * signs in. Also shows changes that are stored later. Removes all stored changes of a user who logs out or deletes the
 * account. Returns a function that stops this.
 */
export function followFavoriteQueue(favorites: FavoritesRef, auth: AuthRef): () => void {
  const queue = openQueue();
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
  };
  const onStored = ({ key }: StorageEvent) => {
    if (key !== FAVORITE_QUEUE_KEY) return;
    restore();
    queue.settleElsewhere();
  };
  const watching = [
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
