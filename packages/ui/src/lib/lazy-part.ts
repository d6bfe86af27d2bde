import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { noteMissing } from "./missing-parts.ts";
import { onFirstUse } from "./on-first-use.ts";

export interface LazyPart<Props> {
  /** The part, once its code is there. */
  readonly loaded: () => ComponentType<Props> | null;
  /** Fetches the code unless it is there; null where it could not be fetched, which the next call tries again. */
  readonly load: () => Promise<ComponentType<Props> | null>;
  /** Calls back when the code has come, until the function that is returned is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A part whose code is not in the first screen's: menus and dialogs weigh more than all the rest of a page. */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props> | null> | null = null;
  const listeners = new Set<() => void>();
  const load = () => {
    fetching ??= fetchPart()
      .then(
        (fetched) => {
          part = fetched;
          for (const listener of listeners) listener();
          return fetched;
        },
        () => null,
      )
      .finally(() => {
        fetching = null;
      });
    return part === null ? fetching : Promise.resolve(part);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { loaded: () => part, load, subscribe };
}

/**
 * The part, from when it is first needed and its code has loaded; null until then. What stands in its place stays mounted
 * meanwhile, so that it keeps the focus. Where the code cannot be fetched, the page's frame says so and offers to try
 * again; so does each further call of `load`, as from the pointer that comes back to the control.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, needed: boolean): ComponentType<Props> | null {
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  const loaded = useSyncExternalStore(part.subscribe, part.loaded, () => null);
  useEffect(() => {
    if (!needed || loaded !== null) return;
    let forget: (() => void) | null = null;
    let current = true;
    part.load().then((fetched) => {
      if (current && fetched === null) forget = noteMissing(part);
    });
    return () => {
      current = false;
      forget?.();
    };
  }, [part, needed, loaded]);
  return wasNeeded ? loaded : null;
}

/** Fetches the code of a part ahead, once the page is ready and someone begins to use it. */
export function usePreload<Props>(part: LazyPart<Props>, ready: boolean): void {
  useEffect(() => (ready ? onFirstUse(document, () => void part.load()) : undefined), [part, ready]);
}
