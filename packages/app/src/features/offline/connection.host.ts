import { fromPromise } from "xstate";
import { connectionMachine } from "../../offline/connection.machine.ts";

/** The key in the storage of the tab. Its value is the time at which the shown places were saved, in milliseconds. */
const ON_DEVICE_KEY = "on-device";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns the time at which the kept places that the tab shows were saved, in milliseconds. Null if the tab shows the
 * places of the server, or if storage is blocked.
 */
export function readDeviceChoice(storage: () => TabStorage): number | null {
  try {
    return Number(storage().getItem(ON_DEVICE_KEY)) || null;
  } catch {
    return null;
  }
}

/** Stores the choice of the tab for a reload, or removes it. If storage is blocked, a reload shows the server's places. */
export function storeDeviceChoice(storage: () => TabStorage, savedAt: number | null): void {
  try {
    if (savedAt === null) storage().removeItem(ON_DEVICE_KEY);
    else storage().setItem(ON_DEVICE_KEY, String(savedAt));
  } catch {
    // The visitor cannot fix a blocked storage, so no error is shown.
  }
}

/** The machine of the connection in a browser. @param plain Sends a POST of the graph as it is to the server. */
export const hostedConnection = (storage: () => TabStorage, plain: typeof fetch): typeof connectionMachine =>
  connectionMachine.provide({
    actors: { check: fromPromise(async () => (await import("./check-server.ts")).checkServer(plain)) },
    actions: {
      keepChoice: (_, savedAt) => storeDeviceChoice(storage, savedAt),
      forgetChoice: () => storeDeviceChoice(storage, null),
    },
  });
