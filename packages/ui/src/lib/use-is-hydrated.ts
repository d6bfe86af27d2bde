import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns true in the browser, and false on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
