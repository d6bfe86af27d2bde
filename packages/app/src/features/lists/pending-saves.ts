/** The saves that are pending. A save may go on after its page or dialog is closed. */
const pending = new Set<Promise<unknown>>();

/** Notes a save of a list until it has ended. Returns the same promise. */
export function noteSave<Result>(save: Promise<Result>): Promise<Result> {
  pending.add(save);
  const forget = () => void pending.delete(save);
  save.then(forget, forget);
  return save;
}

/** Returns a promise that resolves when all saves pending now have succeeded or failed. Null if none is pending. */
export const endOfSaves = (): Promise<unknown> | null => (pending.size === 0 ? null : Promise.allSettled(pending));
