/** Sends a query, and calls `note` with each reply. Returns a function that cancels the query. */
type Send = (note: (isStale: boolean) => void) => () => void;

interface PendingLoads {
  /** Sends a query. Returns a function that ends the load. */
  readonly start: (send: Send) => () => void;
  /** Sends the queries that wait for a response again. */
  readonly restart: () => void;
  /** Resolves when no query waits for a response. */
  readonly settled: () => Promise<void>;
}

/** Knows the loads that wait for a response: their first one, or a newer one than a stale result. */
export function createPendingLoads(): PendingLoads {
  /** The functions that send the queries of these loads again. */
  const pending = new Set<() => void>();
  let waiting: (() => void)[] = [];
  const remove = (restart: () => void) => {
    pending.delete(restart);
    if (pending.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    start: (send) => {
      let stop = () => {};
      const run = () => {
        stop();
        pending.add(run);
        stop = send((isStale) => {
          if (isStale) pending.add(run);
          else remove(run);
        });
      };
      run();
      return () => {
        stop();
        remove(run);
      };
    },
    restart: () => {
      for (const run of [...pending]) run();
    },
    settled: () => (pending.size === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  };
}
