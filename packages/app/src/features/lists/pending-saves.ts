/** The saves that are pending. A save may go on after its page or dialog is closed. */
const pending = new Set<Promise<unknown>>();

/** Notes a save of a list until it has ended. Returns the same promise. */
export function noteSave<Result>(save: Promise<Result>): Promise<Result> {
  pending.add(save);
  const forget = () => void pending.delete(save);
  save.then(forget, forget);
  return save;
}

/** Resolves when all saves that are pending now have ended. Also resolves if they fail. */
export async function whenSaved(): Promise<void> {
  await Promise.allSettled(pending);
}
