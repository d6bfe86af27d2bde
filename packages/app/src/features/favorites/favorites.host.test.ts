import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import { startAuth } from "../../../testing/sessions.ts";
import type { Graph } from "../../graph/graph.ts";
import { RESULTS_CHANGED } from "../../query/reload-results.ts";

const place = { id: "p1", name: "Septime", types: [], arrondissement: null, media: [] };
/** A graph whose server refuses every change. */
const refusing = (forget: () => void) =>
  ({
    call: async () => ({ failure: { message: "The service is busy", retry: "none" }, timedOut: false }),
    settled: async () => {},
    reloadPending: () => {},
    forget,
  }) as unknown as Graph;

async function start() {
  // Other tests may have loaded the code of the queue.
  vi.resetModules();
  const { hostedFavorites } = await import("./favorites.host.ts");
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  const forget = vi.fn();
  const { auth, authDialog } = startAuth();
  const machine = hostedFavorites(refusing(forget), false);
  const actor = createActor(machine, { input: { auth, signIn: authDialog } }).start();
  const toggle = () => actor.send({ type: "favorite.toggle", place, isFavorite: false });
  return { actor, toggle, errors: () => logged.mock.calls.map(([, error]) => error), forget };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the favorites", () => {
  it("do not request the code of their queue without a connection, so that a later change can load the code", async () => {
    const { toggle, errors } = await start();
    vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
    toggle();
    await eventually(() => expect(errors()).toMatchObject([{ message: "There is no connection to load code." }]));
    vi.stubGlobal("navigator", { onLine: true });
    toggle();
    await eventually(() => expect(errors()).toMatchObject([{}, { message: "The service is busy" }]));
  });

  it("are removed from the cache and loaded again when another part of the page has changed many", async () => {
    const dispatch = vi.fn();
    vi.stubGlobal("dispatchEvent", dispatch);
    const { actor, forget } = await start();
    actor.send({ type: "favorites.changed" });
    expect(forget).toHaveBeenCalledOnce();
    expect(dispatch.mock.calls).toMatchObject([[{ type: RESULTS_CHANGED }]]);
  });
});
