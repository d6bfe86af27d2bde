// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, startAuth } from "../../../testing/sessions.ts";
import { FAVORITE_QUEUE_KEY, parseQueuedFavorites } from "../../offline/shared/queued-favorites.ts";
import type { AuthEvent } from "../../session/auth.events.ts";
import { createAuthStore } from "../../session/auth.storage.ts";
import { followFavoriteQueue } from "./favorite-queue.host.ts";
import { favoritesMachine } from "./favorites.machine.ts";

const userId = CAMILLE.user.id;

/** Stores a heart that waits for a connection, and ends the session of its user. Returns the hearts that are left. */
function storedAfter(event: AuthEvent): readonly unknown[] {
  createAuthStore(() => localStorage).keep(CAMILLE);
  localStorage.setItem(FAVORITE_QUEUE_KEY, JSON.stringify({ [userId]: [{ placeId: "afaria", isFavorite: true }] }));
  const { auth, authDialog } = startAuth(CAMILLE);
  const favorites = createActor(favoritesMachine, { input: { auth, signIn: authDialog } });
  const stop = followFavoriteQueue(favorites, auth);
  auth.send(event);
  stop();
  return parseQueuedFavorites(localStorage.getItem(FAVORITE_QUEUE_KEY)).get(userId) ?? [];
}

afterEach(() => localStorage.clear());

it.each([{ type: "auth.logOut" }, { type: "auth.deleted" }] as const)(
  "hearts that wait for a connection are removed from the device at $type",
  (event) => {
    expect(storedAfter(event)).toEqual([]);
  },
);

it("hearts that wait for a connection stay stored when the server has ended the session", () => {
  const refused = { type: "auth.refused", token: CAMILLE.token, isStored: true } as const;
  expect(storedAfter(refused)).toEqual([{ placeId: "afaria", isFavorite: true }]);
});
