// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, startAuth } from "../../testing/sessions.ts";
import { CACHES } from "./shared/caches.ts";
import { connectionMachine } from "./shared/connection.machine.ts";
import { POCKET_CACHES } from "./shared/pocket.ts";
import { startOffline } from "./start-offline.ts";

/** Starts the offline features of a page with a session, on a device that keeps everything that can be kept. */
function start() {
  const kept = new Set<string>([...Object.values(CACHES), ...Object.values(POCKET_CACHES)]);
  vi.stubGlobal("caches", { delete: async (name: string) => kept.delete(name) });
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, startMessages: () => {} });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker });
  const { auth } = startAuth(CAMILLE);
  const connection = createActor(connectionMachine).start();
  const stop = startOffline({ connection, auth, firstResults: {}, reloadResults: () => {} });
  return { auth, kept, stop };
}

afterEach(() => vi.unstubAllGlobals());

describe("the end of a session", () => {
  it.each([
    { type: "auth.logOut" },
    { type: "auth.deleted" },
    { type: "auth.refused", token: CAMILLE.token, isStored: true },
  ] as const)(
    "removes from the device the data of the user and what the user has looked at, and keeps the app and the places: $type",
    (event) => {
      const { auth, kept, stop } = start();
      auth.send(event);
      const { shell, start: page, files } = CACHES;
      expect([...kept]).toEqual([shell, page, files, POCKET_CACHES.data, POCKET_CACHES.pictures]);
      stop();
    },
  );
});
