import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import { startAuth } from "../../../testing/sessions.ts";
import type { Graph } from "../../graph/graph.ts";
import { createShownFavorites } from "../../places/shown-favorites.ts";

const place = { id: "p1", name: "Septime", types: [], arrondissement: null, media: [] };
const refusing = {
  mutate: async () => ({ failure: { message: "The service is busy", retry: "none" }, timedOut: false }),
  refetch: async () => {},
} as unknown as Graph;

async function start() {
  // Other tests may have loaded the code of the queue.
  vi.resetModules();
  const { hostedFavorites } = await import("./favorites.host.ts");
  const logged: unknown[] = [];
  const machine = hostedFavorites(refusing, {
    shownFavorites: createShownFavorites(),
    tabs: { notify: () => {} },
    isOnDevice: () => false,
  }).provide({ actions: { log: (_, { error }) => void logged.push(error) } });
  const { auth, authDialog } = startAuth();
  const actor = createActor(machine, { input: { auth, signIn: authDialog } }).start();
  const toggle = () => actor.send({ type: "favorite.toggle", place, isFavorite: false });
  return { toggle, logged };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the favorites", () => {
  it("do not request the code of their queue without a connection, so that a later change can load the code", async () => {
    const { toggle, logged } = await start();
    vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
    toggle();
    await eventually(() => expect(logged).toMatchObject([{ message: "There is no connection to load code." }]));
    vi.stubGlobal("navigator", { onLine: true });
    toggle();
    await eventually(() => expect(logged).toMatchObject([{}, { message: "The service is busy" }]));
  });
});
