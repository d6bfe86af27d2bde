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

/**
 * Loads all missing parts again. Each part is removed from the missing parts when its code is loaded.
 * @returns Whether all parts are loaded. A part that fails again stays missing.
 */
export async function loadMissing(): Promise<boolean> {
  await Promise.allSettled([...missing].map((load) => load()));
  return missing.size === 0;
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
