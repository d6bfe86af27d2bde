import { useSyncExternalStore } from "react";

/** Loads the code of a part. Rejects if it cannot be loaded. */
type LoadPart = () => Promise<void>;

/** The rendered parts whose code could not be loaded. */
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

/** Loads all missing parts again. Each part is removed from the missing parts when its code is loaded. */
export function loadMissing(): void {
  // A part that fails again stays missing.
  for (const load of missing) load().catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the code of a rendered part is missing. */
export const usePartsMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  );
