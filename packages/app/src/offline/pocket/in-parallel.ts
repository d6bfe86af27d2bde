/** The number of requests that a save sends at the same time. */
const PARALLEL = 4;

/**
 * Calls `work` with each item, at most `PARALLEL` calls at a time. After a failed call, no further call begins. Throws the
 * first error when the running calls have ended, so that nothing is stored afterwards.
 */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const errors: unknown[] = [];
  const run = async () => {
    for (const item of left) {
      if (errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
  if (errors.length > 0) throw errors[0];
}
