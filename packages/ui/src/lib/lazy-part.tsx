import { type ComponentType, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { loadCode } from "./load-code.ts";
import { forgetMissing, noteMissing } from "./missing-parts.ts";

/**
 * A component whose code is loaded when it first renders. It suspends until the code is loaded: render it in a
 * `Suspense`.
 */
export type LazyPart<Props> = ComponentType<Props> & {
  /**
   * Preloads the code. Resolves when loading succeeds or fails. After a failure, rendering the part loads the code
   * again.
   */
  readonly preload: () => Promise<void>;
  /** Loads the code of a part that is about to render. If loading fails, `MissingPartNotice` is shown. */
  readonly need: () => void;
  readonly isLoaded: () => boolean;
  /**
   * Calls `listener` when loading succeeds, but not if the code is already loaded. Returns a function that removes the
   * listener.
   */
  readonly onLoad: (listener: () => void) => () => void;
};

/**
 * Creates a part whose code is loaded separately from the code of the page: a dialog, a layout or a route. If the code of a rendered part cannot be loaded,
 * `MissingPartNotice` offers to try again, and the part stays suspended until its code is loaded.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const onLoad = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const load = (): Promise<void> => {
    fetching ??= loadCode(fetchPart).then(
      (part) => {
        loaded = part;
        forgetMissing(load);
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  const need = () => void load().catch(() => noteMissing(load));
  const Lazy = lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        const resolveLoaded = () => loaded !== null && resolve({ default: loaded });
        onLoad(resolveLoaded);
        // React may pause between rendering `Part` and calling this function. The code may have been loaded meanwhile.
        resolveLoaded();
        need();
      }),
  );
  function Part(props: Props) {
    // React.lazy suspends for a moment even if the code is loaded, which would show a fallback.
    const [Loaded] = useState(() => loaded);
    return Loaded === null ? <Lazy {...props} /> : <Loaded {...props} />;
  }
  return Object.assign(Part, {
    preload: () => load().catch(() => undefined),
    need,
    isLoaded: () => loaded !== null,
    onLoad,
  });
}

/**
 * Returns whether to render a part that opens on demand. The result becomes true when the part is needed and its code
 * is loaded, and stays true, so that the part can animate when it closes. A `Suspense` is not used, because React would
 * show the fallback for at least 300 ms.
 */
export function useOpened(
  { need, isLoaded, onLoad }: Pick<LazyPart<never>, "need" | "isLoaded" | "onLoad">,
  needed: boolean,
): boolean {
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  const isAvailable = useSyncExternalStore(onLoad, isLoaded, () => false);
  useEffect(() => {
    if (needed && !isAvailable) need();
  }, [need, needed, isAvailable]);
  return (needed || wasNeeded) && isAvailable;
}
