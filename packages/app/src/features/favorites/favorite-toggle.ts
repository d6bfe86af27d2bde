import { fromCallback } from "xstate";
import type { Failure, WaitingHeart } from "./favorite-queue.ts";
import type { FavoritesEvent } from "./favorites.events.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

export interface ToggleInput extends FavoriteChange {
  /** Whether the change is stored in the queue already, for example by another page. */
  readonly isQueued: boolean;
}

/** A later press on the heart. */
export interface ToggleEvent {
  readonly type: "toggle.set";
  readonly isFavorite: boolean;
}

interface ToggleCalls {
  /** Rejects if the server does not store the change. */
  readonly save: (change: FavoriteChange) => Promise<void>;
  /**
   * Adds the heart to the queue of changes that wait for the server. Returns a function that stores a later value, or
   * null if the change does not wait. `failure`: why the change was not saved; null for a change that is stored already.
   */
  readonly wait: (
    change: FavoriteChange,
    heart: WaitingHeart,
    failure: Failure | null,
  ) => Promise<((isFavorite: boolean) => void) | null>;
  /** Loads the favorites that the page shows again. Returns whether the server has the place as a favorite. */
  readonly refetch: (placeId: string) => Promise<boolean | null>;
  readonly log: (description: string, error: unknown) => void;
}

/**
 * Creates the actor of the heart of one place (§4). The last press wins: at most one request is pending, and if a later
 * press wants another value than the request, that value is sent after the response. A change that has to wait for the
 * server is sent in the same way when it is its turn in the queue. Sends `favorite.saved` or `favorite.failed` for the
 * last value, then `favorite.refetched`.
 */
export const toggleActor = ({ save, wait, refetch, log }: ToggleCalls) =>
  fromCallback<ToggleEvent, ToggleInput>(({ input, receive, sendBack }) => {
    const { placeId } = input;
    let wanted = input.isFavorite;
    let isSaving = false;
    let isStopped = false;
    /** Stores a later press while the change waits in the queue. */
    let storeLater: ((isFavorite: boolean) => void) | null = null;
    /** Counts the runs: a press while the favorites are loaded again starts the next run. */
    let runs = 0;
    const report = (event: FavoritesEvent) => {
      if (!isStopped) sendBack(event);
    };
    const logFailure = ({ error }: Failure) => log(`favorite ${placeId} was not saved`, error);

    /** Sends values until the last one is sent. Returns the failure of the last request. */
    async function sendLast(): Promise<Failure | null> {
      const isFavorite = wanted;
      const failure = await save({ placeId, isFavorite }).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (isStopped || wanted === isFavorite) return failure;
      if (failure !== null) logFailure(failure);
      return sendLast();
    }

    async function settle(failure: Failure | null): Promise<void> {
      const own = runs;
      isSaving = false;
      storeLater = null;
      if (isStopped) return;
      if (failure !== null) logFailure(failure);
      report(
        failure === null
          ? { type: "favorite.saved", placeId }
          : { type: "favorite.failed", placeId, error: failure.error },
      );
      await refetch(placeId).catch(() => null);
      if (own === runs) report({ type: "favorite.refetched", placeId });
    }

    async function settleElsewhere(): Promise<void> {
      storeLater = null;
      const isFavorite = wanted;
      const isStored = await refetch(placeId).catch(() => null);
      if (wanted !== isFavorite) return run(false);
      const error = new Error("Another tab has sent this change, and the server has another value.");
      return settle(isStored === isFavorite ? null : { error });
    }

    const heart: WaitingHeart = {
      send: sendLast,
      settle: (failure) => void settle(failure),
      settleElsewhere: () => void settleElsewhere(),
    };

    async function run(isQueued: boolean): Promise<void> {
      runs += 1;
      isSaving = true;
      const failure = isQueued ? null : await sendLast();
      if (isStopped) return;
      if (!isQueued && failure === null) return settle(null);
      const isFavorite = wanted;
      try {
        storeLater = await wait({ placeId, isFavorite }, heart, failure);
      } catch (error) {
        return settle({ error });
      }
      // The heart may have been pressed again meanwhile.
      if (storeLater === null) return wanted === isFavorite ? settle(failure) : run(false);
      if (wanted !== isFavorite) storeLater(wanted);
    }

    receive(({ isFavorite }) => {
      wanted = isFavorite;
      if (storeLater !== null) storeLater(isFavorite);
      else if (!isSaving) void run(false);
    });
    void run(input.isQueued);
    return () => {
      isStopped = true;
    };
  });
