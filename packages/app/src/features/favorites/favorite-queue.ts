import { FAVORITE_QUEUE_KEY, parseQueuedFavorites } from "../../offline/shared/queued-favorites.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

/** A failed request. */
export interface Failure {
  readonly error: unknown;
}

/** The heart of a place whose change waits for the server: see `toggleActor`. */
export interface WaitingHeart {
  /** Sends the last value of the heart. Returns the failure of the last request, or null if the value is stored. */
  readonly send: () => Promise<Failure | null>;
  /** Called when the change no longer waits: the server has stored or refused it. */
  readonly settle: (failure: Failure | null) => void;
  /** Called when another tab has sent the change, or removed it. */
  readonly settleElsewhere: () => void;
}

interface QueueHost {
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly userId: () => string | null;
  /** Whether a change that failed with this error is sent later. */
  readonly isWaiting: (error: unknown) => boolean;
  /** Calls `work` once no other tab of the browser is running its own `work`. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** The changes of favorites that wait for the server. They stay stored when the page is closed. */
export interface FavoriteQueue {
  /** Stores a change of the signed-in user, or a new value of a stored change. Throws if no user is signed in. */
  readonly store: (change: FavoriteChange) => void;
  /** Adds the heart of a stored change, which sends the change when it is its turn. */
  readonly add: (placeId: string, heart: WaitingHeart) => void;
  /** Returns the stored changes of the signed-in user. */
  readonly stored: () => readonly FavoriteChange[];
  /**
   * Lets the hearts of this page send the stored changes, in the order of the presses. Stops at a change that has to
   * wait. Does nothing if an earlier call has not started to send.
   */
  readonly flush: () => Promise<void>;
  /** Settles the hearts whose changes another tab has sent or removed. */
  readonly settleElsewhere: () => void;
  /** Removes the hearts of this page. Call it when the session ends. The changes stay stored. */
  readonly release: () => void;
  /** Removes the stored changes of a user. */
  readonly forget: (userId: string) => void;
}

export function createFavoriteQueue({ storage, userId, isWaiting, exclusively }: QueueHost): FavoriteQueue {
  const hearts = new Map<string, WaitingHeart>();
  /** Whether a flush has been requested that has not started yet. */
  let isScheduled = false;
  const all = () => parseQueuedFavorites(storage().getItem(FAVORITE_QUEUE_KEY));
  const stored = () => all().get(userId() ?? "") ?? [];
  const write = (user: string, changes: readonly FavoriteChange[]) => {
    const left = [...all().set(user, changes)].filter(([, own]) => own.length > 0);
    if (left.length === 0) storage().removeItem(FAVORITE_QUEUE_KEY);
    else storage().setItem(FAVORITE_QUEUE_KEY, JSON.stringify(Object.fromEntries(left)));
  };

  function settleElsewhere(): void {
    const waiting = new Set(stored().map(({ placeId }) => placeId));
    for (const [placeId, heart] of [...hearts].filter(([id]) => !waiting.has(id))) {
      hearts.delete(placeId);
      heart.settleElsewhere();
    }
  }

  async function sendAll(): Promise<void> {
    isScheduled = false;
    const user = userId();
    if (user === null) return;
    settleElsewhere();
    for (const { placeId } of stored()) {
      const heart = hearts.get(placeId);
      // The tab that has stored this change sends it.
      if (heart === undefined) continue;
      const failure = await heart.send();
      // The session may have ended, or changed, while the change was being sent.
      if (userId() !== user || (failure !== null && isWaiting(failure.error))) return;
      hearts.delete(placeId);
      write(
        user,
        stored().filter((change) => change.placeId !== placeId),
      );
      heart.settle(failure);
    }
  }

  return {
    store: ({ placeId, isFavorite }) => {
      const user = userId();
      if (user === null) throw new Error("No user is signed in.");
      const changes = stored();
      const isNew = changes.every((change) => change.placeId !== placeId);
      const added = isNew ? [...changes, { placeId, isFavorite }] : changes;
      write(
        user,
        added.map((change) => (change.placeId === placeId ? { placeId, isFavorite } : change)),
      );
    },
    add: (placeId, heart) => void hearts.set(placeId, heart),
    stored,
    flush: async () => {
      if (isScheduled) return;
      isScheduled = true;
      await exclusively(sendAll);
    },
    settleElsewhere,
    release: () => hearts.clear(),
    forget: (user) => write(user, []),
  };
}
