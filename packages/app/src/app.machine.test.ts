import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { APP_INPUT } from "../testing/app-input.ts";
import { heldCallback } from "../testing/held-calls.ts";
import { CAMILLE } from "../testing/sessions.ts";
import { appMachine } from "./app.machine.ts";
import type { ToggleEvent, ToggleInput } from "./features/favorites/favorite-toggle.ts";
import type { FavoritesEvent } from "./features/favorites/favorites.events.ts";
import { favoritesMachine } from "./features/favorites/favorites.machine.ts";

const PHONE_INPUT = { ...APP_INPUT, viewport: viewportOf(390) } as const;

describe("the root actor", () => {
  it("starts the route-independent actors with the values of its input", () => {
    const preferences = { ...DEFAULT_PREFERENCES, limit: 96 } as const;
    const app = createActor(appMachine, {
      input: { ...PHONE_INPUT, theme: "dark", preferences, layout: "table" },
    }).start();
    const { context } = app.getSnapshot();
    expect(context.theme.get()).toBe("dark");
    expect(context.preferences.get()).toEqual(preferences);
    // The chosen layout is kept, although a phone does not show it.
    expect(context.layout.get()).toBe("table");
    expect(context.filters.getSnapshot().context.typed).toBeNull();
    expect(context.viewport).toEqual(viewportOf(390));
  });

  it("replaces the current time only when the minute has changed", () => {
    const app = createActor(appMachine, { input: PHONE_INPUT }).start();
    const before = app.getSnapshot().context.now;
    app.send({ type: "clock.tick", now: { day: 20_779, minute: 930 } });
    expect(app.getSnapshot().context.now).toBe(before);
    app.send({ type: "clock.tick", now: { day: 20_779, minute: 931 } });
    expect(app.getSnapshot().context.now.minute).toBe(931);
  });

  it("prompts a signed-out visitor to sign in to add a favorite, and adds it after sign-in", () => {
    const sets = heldCallback<FavoritesEvent, ToggleInput, ToggleEvent>();
    const machine = appMachine.provide({
      actors: { favorites: favoritesMachine.provide({ actors: { toggle: sets.logic } }) },
    });
    const app = createActor(machine, { input: PHONE_INPUT }).start();
    const { auth, authDialog, favorites } = app.getSnapshot().context;
    const place = { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] };
    favorites.send({ type: "favorite.toggle", place, isFavorite: false });
    expect(authDialog.getSnapshot().value).toBe("prompt");
    const { intent } = authDialog.getSnapshot().context;
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent });
    expect(authDialog.getSnapshot().value).toBe("closed");
    expect(sets.calls.map(({ input }) => input)).toEqual([{ placeId: "p1", isFavorite: true, isQueued: false }]);
  });

  it("follows the size of the window", () => {
    const app = createActor(appMachine, { input: PHONE_INPUT }).start();
    app.send({ type: "viewport.change", viewport: viewportOf(1440) });
    expect(app.getSnapshot().context.viewport).toEqual(viewportOf(1440));
  });
});
