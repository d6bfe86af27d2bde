import { useSyncExternalStore } from "react";

/** Fetches the code of a part; fails where it cannot be fetched. */
type LoadPart = () => Promise<void>;

/** The parts that the page draws and whose code could not be fetched. */
let missing: ReadonlySet<LoadPart> = new Set();
const listeners = new Set<() => void>();

function change(parts: ReadonlySet<LoadPart>): void {
  missing = parts;
  for (const listener of listeners) listener();
}

export const noteMissing = (load: LoadPart): void => change(new Set([...missing, load]));

export function forgetMissing(load: LoadPart): void {
  if (missing.has(load)) change(new Set([...missing].filter((each) => each !== load)));
}

/** Tries to fetch everything that is missing; what comes is forgotten. */
export function loadMissing(): void {
  // What fails once more stays missing.
  for (const load of missing) load().catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything is missing that the page draws. */
export const usePartsMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  );
