import { useSyncExternalStore } from "react";

/** A part of the page that someone needs and whose code could not be fetched. */
export interface MissingPart {
  readonly load: () => Promise<unknown>;
}

/** The page's own: its code either is there for everyone or for nobody. */
const missing = new Map<MissingPart, number>();
const listeners = new Set<() => void>();

/** Notes that someone needs the part, until the function that is returned is called. */
export function noteMissing(part: MissingPart): () => void {
  const change = (by: 1 | -1) => {
    const count = (missing.get(part) ?? 0) + by;
    if (count > 0) missing.set(part, count);
    else missing.delete(part);
    for (const listener of listeners) listener();
  };
  change(1);
  return () => change(-1);
}

/** Tries to fetch everything that is missing. */
export const loadMissing = (): void => {
  for (const part of missing.keys()) void part.load();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything is missing that someone needs. */
export const usePartsMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing.size > 0,
    () => false,
  );
