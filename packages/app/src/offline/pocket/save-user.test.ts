import { afterEach, expect, it, vi } from "vitest";
import { CAMILLE } from "../../../testing/sessions.ts";
import { createAuthStore } from "../../session/auth.storage.ts";
import { saveUser } from "./save-user.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser with a signed-in user, and a server with one list of one place. `close` closes the place permanently. */
function start() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  const session = createAuthStore(() => storage);
  session.keep(CAMILLE);
  /** Called at each call of the server, and before something is stored. */
  let before = (_step: string) => {};
  let kept: string | null = null;
  vi.stubGlobal("caches", {
    match: async () => (kept === null ? undefined : new Response(kept)),
    open: async () => ({
      put: async (_: string, response: Response) => {
        before("put");
        kept = await response.text();
      },
    }),
    delete: async () => {
      kept = null;
    },
  });
  let placeStatus = "Open";
  const list = { id: "l1", version: 1 };
  vi.stubGlobal("fetch", async (url: string) => {
    before(url);
    if (url === "/api/auth/verify") return Response.json({ user: CAMILLE.user });
    if (url === "/api/lists") return Response.json({ data: [list] });
    if (!url.startsWith("/api/lists/l1?")) return Response.json({ data: [] });
    return Response.json({ ...list, places: [{ placeId: "zinc", place: { placeStatus } }] });
  });
  return {
    close: () => {
      placeStatus = "Permanently Closed";
    },
    /** Ends the session, in this tab or in another one, at a call or before something is stored. */
    endSessionAt: (step: string) => {
      before = (each) => {
        if (each === step) session.clear();
      };
    },
    kept: () => kept,
    keptPlaces: () => JSON.parse(kept ?? "{}").responses["/lists/l1"].places,
  };
}

const { signal } = new AbortController();

it("a list is kept without the data of its places that are in the pack", async () => {
  const { keptPlaces } = start();
  await saveUser(signal, true);
  expect(keptPlaces()).toEqual([{ placeId: "zinc" }]);
});

it("the data of a place that has left the pack are kept with its list, although the list has not changed", async () => {
  const { close, keptPlaces } = start();
  await saveUser(signal, true);
  close();
  await saveUser(signal, true);
  expect(keptPlaces()).toEqual([{ placeId: "zinc", place: { placeStatus: "Permanently Closed" } }]);
});

it("a list that has not changed is not loaded again while the pack stays the same", async () => {
  const { close, keptPlaces } = start();
  await saveUser(signal, true);
  close();
  await saveUser(signal, false);
  expect(keptPlaces()).toEqual([{ placeId: "zinc" }]);
});

it.each(["/api/favorites", "/api/auth/verify", "/api/lists/l1?includePlaceData=true&media=true", "put"])(
  "nothing of a user is kept if the session ends during a save: at %s",
  async (step) => {
    const { endSessionAt, kept } = start();
    endSessionAt(step);
    await saveUser(signal, true);
    expect(kept()).toBeNull();
  },
);
