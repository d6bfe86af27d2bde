/** To be told what transactions announce with NOTIFY. */

export interface Listener {
  /** In the order of the transactions that announced. */
  readonly onMessage: (payload: string) => void;
  /** The connection broke: what is announced from now on is not passed on. Called at most once. */
  readonly onLost: () => void;
}

export interface Subscription {
  /**
   * Waits until everything has been passed on that was announced by transactions that are over.
   * @throws when the connection is broken, or does not answer.
   */
  confirm(): Promise<void>;
  close(): Promise<void>;
}

/** @param channel a name of ours, never a caller's text. */
export type Listen = (channel: string, listener: Listener) => Promise<Subscription>;

/**
 * Where the triggers of the table of places announce what was written: ids as a list of JSON, or an empty text when any
 * place may have changed.
 */
export const PLACES_CHANNEL = "places";
