/** The tab that saves, renews or removes the pack holds this lock. */
const LOCK = "flaneur-pocket";

/** Thrown by a save that ends because the visitor removes the pack. */
export class PackRemoved extends Error {
  override readonly name = "PackRemoved";
}

/** Whether a tab saves, renews or removes the pack. */
export async function isPackHeld(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}

/** Resolves when no tab saves, renews or removes the pack. */
export const whenPackIsFree = (signal: AbortSignal): Promise<void> =>
  navigator.locks.request(LOCK, { mode: "shared", signal }, async () => {});

/**
 * Runs `work` once no tab saves, renews or removes the pack. Throws PackRemoved if the visitor removes the pack
 * meanwhile.
 * @param work Gets a signal that aborts when the given signal aborts, and when the visitor removes the pack.
 */
export async function holdPack<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const removal = new AbortController();
  let isWorking = false;
  try {
    return await navigator.locks.request(LOCK, { signal }, async () => {
      isWorking = true;
      try {
        return await work(AbortSignal.any([signal, removal.signal]));
      } finally {
        isWorking = false;
      }
    });
  } catch (error) {
    // The request of the lock has failed although the work goes on: `takePack` has taken the lock.
    if (!isWorking || signal.aborted) throw error;
    const removed = new PackRemoved("The pack was removed.");
    removal.abort(removed);
    throw removed;
  }
}

/** Ends the save of any tab, and runs `work`. */
export const takePack = (work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(LOCK, { steal: true }, work);
