import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldCallback, settled } from "../../../testing/held-calls.ts";
import { CAMILLE, startAuth } from "../../../testing/sessions.ts";
import { type FavoritesEvent, favoritesMachine } from "../favorites/favorites.machine.ts";
import { lateFavorites } from "../favorites/late-favorites.ts";
import type { FavoriteChange } from "../favorites/pending-favorites.ts";
import { lateViews } from "../views/late-views.ts";
import { viewsMachine } from "../views/views.machine.ts";
import type { Session } from "./auth.storage.ts";

const PLACE = { id: "p1", name: "Zinc", types: [], arrondissement: null, media: [] };

/** The hearts of a page whose code comes when the test says. */
function startHearts(session: Session | null) {
  const { auth, authDialog } = startAuth(session);
  const sets = heldCallback<FavoritesEvent, FavoriteChange>();
  const asked: PromiseWithResolvers<typeof favoritesMachine>[] = [];
  const logic = lateFavorites(() => {
    const code = Promise.withResolvers<typeof favoritesMachine>();
    asked.push(code);
    return code.promise;
  });
  const actor = createActor(logic, { input: { auth, authDialog } }).start();
  return {
    authDialog,
    asked,
    sets: sets.calls,
    press: () => actor.send({ type: "favorite.toggle", place: PLACE, isFavorite: false }),
    pending: () => actor.getSnapshot().context.pending,
    come: async () => {
      asked.at(-1)?.resolve(favoritesMachine.provide({ actors: { setFavorite: sets.logic } }));
      await settled();
    },
  };
}

describe("a machine that comes late", () => {
  it("is asked for at once while someone is signed in, and hears what was pressed before it came", async () => {
    const { asked, press, pending, come, sets } = startHearts(CAMILLE);
    expect(asked).toHaveLength(1);
    press();
    expect([pending().size, sets.length, asked.length]).toEqual([0, 0, 1]);
    await come();
    expect(pending().get("p1")).toMatchObject({ wanted: true });
    expect(sets.map(({ input }) => input)).toEqual([{ placeId: "p1", isFavorite: true }]);
  });

  it("is asked for with the first press of someone signed out, which then asks them to sign in", async () => {
    const { asked, press, come, authDialog } = startHearts(null);
    expect(asked).toHaveLength(0);
    press();
    expect(asked).toHaveLength(1);
    await come();
    expect(authDialog.getSnapshot().context.intent).toEqual({ kind: "favorite", place: PLACE });
  });

  it("hears nothing of someone signed out where that means nothing to it, and is there when they sign in", async () => {
    const { auth } = startAuth(null);
    const load = vi.fn(async () => viewsMachine);
    const actor = createActor(lateViews(load), { input: { auth } }).start();
    actor.send({ type: "views.show" });
    expect(load).not.toHaveBeenCalled();
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    await settled();
    expect([load.mock.calls.length, actor.getSnapshot().matches("signedIn")]).toEqual([1, true]);
  });

  describe("whose code does not come", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    afterEach(() => void vi.useRealTimers());

    it("is asked for again, and has lost no press", async () => {
      const { asked, press, come, sets } = startHearts(CAMILLE);
      press();
      asked[0]?.reject(new Error("offline"));
      await settled();
      vi.advanceTimersByTime(30_000);
      expect(asked).toHaveLength(2);
      await come();
      expect(sets).toHaveLength(1);
    });
  });
});
