import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether the browser draws this; false on the server and while its HTML is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
