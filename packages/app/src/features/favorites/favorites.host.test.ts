import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import { startAuth } from "../../../testing/sessions.ts";
import type { Graph } from "../../graph/graph.ts";
import { createShownFavorites } from "../../places/shown-favorites.ts";

const place = { id: "p1", name: "Septime", types: [], arrondissement: null, media: [] };
/** A graph whose server refuses every change. */
const refusing = (forget: () => void) =>
  ({
    mutate: async () => ({ failure: { message: "The service is busy", retry: "none" }, timedOut: false }),
    refetch: async () => {},
    forget,
  }) as unknown as Graph;

async function start() {
  // Other tests may have loaded the code of the queue.
  vi.resetModules();
  const { hostedFavorites } = await import("./favorites.host.ts");
  const logged: unknown[] = [];
  const forget = vi.fn();
  const notify = vi.fn();
  const machine = hostedFavorites(refusing(forget), {
    shownFavorites: createShownFavorites(),
    tabs: { notify },
    isOnDevice: () => false,
  }).provide({ actions: { log: (_, { error }) => void logged.push(error) } });
  const { auth, authDialog } = startAuth();
  const actor = createActor(machine, { input: { auth, signIn: authDialog } }).start();
  const toggle = () => actor.send({ type: "favorite.toggle", place, isFavorite: false });
  const changeMany = () => actor.send({ type: "favorites.changed" });
  return { toggle, changeMany, logged, forget, notify };
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

  it("are removed from the cache, and the other tabs are notified, when another part of the page has changed many", async () => {
    const { changeMany, forget, notify } = await start();
    changeMany();
    expect(forget).toHaveBeenCalledOnce();
    expect(notify).toHaveBeenCalledOnce();
  });
});
