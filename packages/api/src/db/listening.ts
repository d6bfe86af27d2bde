/** The interface through which a process receives the notifications that transactions send with NOTIFY. */

export interface Listener {
  /** Called for each notification, in the order of the transactions that sent them. */
  readonly onMessage: (payload: string) => void;
  /** Called at most once, when notifications no longer arrive. */
  readonly onLost: () => void;
}

export interface Subscription {
  /**
   * Waits until all notifications of finished transactions have been passed to `onMessage`.
   * @throws when the connection is broken, or does not respond in time.
   */
  confirm(): Promise<void>;
  close(): Promise<void>;
}

/** @param channel one of our own names, never a client's text. */
export type Listen = (channel: string, listener: Listener) => Promise<Subscription>;

/**
 * The channel on which triggers of the places table announce changes: a JSON list of ids, or an empty text when any
 * place may have changed.
 */
export const PLACES_CHANNEL = "places";

/** Thrown when the database accepts `LISTEN` but its notifications do not arrive. */
export class UndeliveredNotifications extends Error {
  override readonly name = "UndeliveredNotifications";
  override readonly message =
    "notifications of the database do not arrive: a pooler between may give each transaction another session. Set DATABASE_DIRECT_URL to the server itself";
}
