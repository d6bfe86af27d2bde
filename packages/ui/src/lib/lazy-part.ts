import { type ComponentType, useEffect, useState } from "react";
import { onFirstUse } from "./on-first-use.ts";

export interface LazyPart<Props> {
  /** The part, once its code is there. */
  readonly loaded: () => ComponentType<Props> | null;
  /** Fetches the code unless it is there; null where it could not be fetched, which the next call tries again. */
  readonly load: () => Promise<ComponentType<Props> | null>;
}

/** A part whose code is not in the first screen's: menus and dialogs weigh more than all the rest of a page. */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props> | null> | null = null;
  const load = () => {
    fetching ??= fetchPart()
      .then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        () => null,
      )
      .finally(() => {
        fetching = null;
      });
    return part === null ? fetching : Promise.resolve(part);
  };
  return { loaded: () => part, load };
}

/**
 * The part, from when it is first needed and its code has loaded; null until then. What stands in its place stays mounted
 * meanwhile, so that it keeps the focus.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, needed: boolean): ComponentType<Props> | null {
  const [shown, setShown] = useState<ComponentType<Props> | null>(() => (needed ? part.loaded() : null));
  useEffect(() => {
    if (!needed) return;
    let current = true;
    part.load().then((loaded) => {
      if (current && loaded !== null) setShown(() => loaded);
    });
    return () => {
      current = false;
    };
  }, [part, needed]);
  return shown;
}

/** Fetches the code of a part ahead, once the page is ready and someone begins to use it. */
export function usePreload<Props>(part: LazyPart<Props>, ready: boolean): void {
  useEffect(() => (ready ? onFirstUse(document, () => void part.load()) : undefined), [part, ready]);
}
