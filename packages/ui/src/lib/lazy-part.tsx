import { type ComponentType, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { forgetMissing, noteMissing } from "./missing-parts.ts";

/** A component whose code is loaded when it is first drawn. It suspends until then: draw it in a `Suspense`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead. Is fulfilled when it is there or could not be fetched, which drawing the part tries again. */
  readonly preload: () => Promise<void>;
  /** Fetches the code of a part that is needed now: where it does not come, the page's frame says so. */
  readonly need: () => void;
  readonly isLoaded: () => boolean;
  /** Calls back when the code has come, until the function that is returned is called. */
  readonly onLoad: (listener: () => void) => () => void;
};

/**
 * Loads the code of a part apart from that of the page: of a dialog, a layout, a route, or of what the server has drawn
 * and the app takes over later. Where the code of a part that is drawn cannot be fetched, the page's frame says so and
 * offers to try again; the part waits for it.
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
    fetching ??= fetchPart().then(
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
        onLoad(() => loaded !== null && resolve({ default: loaded }));
        need();
      }),
  );
  function Part(props: Props) {
    // React.lazy waits for a moment even where the code is there, and a fallback would be seen.
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
 * Whether to draw a part that someone opens: from when it is first needed and its code is there. It stays then, so that it
 * can close. In a `Suspense`, React would keep the fallback for 300 ms, however soon the code comes.
 */
export function useOpened(
  { need, isLoaded, onLoad }: Pick<LazyPart<never>, "need" | "isLoaded" | "onLoad">,
  needed: boolean,
): boolean {
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  const isThere = useSyncExternalStore(onLoad, isLoaded, () => false);
  useEffect(() => {
    if (needed && !isThere) need();
  }, [need, needed, isThere]);
  return (needed || wasNeeded) && isThere;
}
