export interface Cleanup {
  /** Registers how to end a part that has started. */
  add(end: () => unknown): void;
  /**
   * Ends the registered parts, the latest first. A failure does not prevent the other parts from being ended.
   * @throws AggregateError with all failures.
   */
  run(): Promise<void>;
}

/**
 * Collects the parts of a test as they start. If a part does not start, `run` ends exactly the parts that started
 * before.
 */
export function createCleanup(): Cleanup {
  const ends: (() => unknown)[] = [];
  return {
    add: (end) => void ends.push(end),
    run: async () => {
      const failures: unknown[] = [];
      for (const end of ends.splice(0).toReversed()) {
        try {
          await end();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, "Some parts of the test did not end");
    },
  };
}
