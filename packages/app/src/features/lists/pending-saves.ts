/** The saves that are pending. A save may go on after its page or dialog is closed. */
const pending = new Set<Promise<unknown>>();

/** Notes a save of a list until it has ended. Returns the same promise. */
export function noteSave<Result>(save: Promise<Result>): Promise<Result> {
  pending.add(save);
  const forget = () => void pending.delete(save);
  save.then(forget, forget);
  return save;
}

/** Returns the end of the saves that are pending now, whether they succeed or fail. Null if none is pending. */
export const endOfSaves = (): Promise<unknown> | null => (pending.size === 0 ? null : Promise.allSettled(pending));
