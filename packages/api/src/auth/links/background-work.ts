/** Work that continues after the response to its request was sent. */
export interface BackgroundWork {
  run(work: () => Promise<void>): void;
  /** Resolves when the work that runs at the time of the call has ended. */
  settled(): Promise<void>;
}

/** @param onFailure is called with the error of work that fails. */
export function createBackgroundWork(onFailure: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      const settled = work()
        .catch(onFailure)
        .finally(() => running.delete(settled));
      running.add(settled);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
