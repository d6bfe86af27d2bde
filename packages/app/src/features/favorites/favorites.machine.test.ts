import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldCallback } from "../../../testing/held-calls.ts";
import { problem } from "../../../testing/problems.ts";
import { CAMILLE, NOE, shownForm, startAuth } from "../../../testing/sessions.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { Refused } from "../../graph/problem.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { IntendedPlace } from "../../session/sign-in-intent.ts";
import type { ToggleEvent, ToggleInput } from "./favorite-toggle.ts";
import type { FavoritesEvent } from "./favorites.events.ts";
import { type FavoritesContext, favoritesMachine } from "./favorites.machine.ts";
import { type FavoriteChange, listedFavorites, shownFavorite } from "./pending-favorites.ts";

const place = (id: string): IntendedPlace => ({ id, name: `Place ${id}`, types: [], arrondissement: null, media: [] });

function start(session: Session | null = CAMILLE) {
  const { auth, authDialog } = startAuth(session);
  const toggles = heldCallback<FavoritesEvent, ToggleInput, ToggleEvent>();
  const emitted: string[] = [];
  const actor = createActor(favoritesMachine.provide({ actors: { toggle: toggles.logic } }), {
    input: { auth, signIn: authDialog },
  });
  actor.on("favorite.settled", (event) => emitted.push(`${event.place.name} ${event.isFavorite}`));
  actor.on("favorite.refused", ({ code }) => emitted.push(code));
  actor.on("favorites.changed", () => emitted.push("changed"));
  actor.start();
  const pending = () => actor.getSnapshot().context.pending;
  return {
    ...{ auth, authDialog, emitted, pending, toggles: toggles.calls },
    started: () => toggles.calls.map(({ input }) => input),
    /** The values of later presses, which the actors of the places have received. */
    received: () => toggles.calls.flatMap((call) => call.received.map(({ isFavorite }) => isFavorite)),
    restore: (...changes: readonly FavoriteChange[]) => actor.send({ type: "favorite.restore", changes }),
    places: () => [...pending().keys()],
    toggle: (id: string, isFavorite: boolean) => actor.send({ type: "favorite.toggle", place: place(id), isFavorite }),
    shown: (id: string, isFavorite: boolean) => shownFavorite(pending(), id, isFavorite),
    reply: (call: number, type: "favorite.saved" | "favorite.refetched", placeId = "p1") =>
      toggles.calls[call]?.send({ type, placeId }),
    fail: (call: number, error: unknown) =>
      toggles.calls[call]?.send({ type: "favorite.failed", placeId: "p1", error }),
  };
}

describe("a heart", () => {
  it("shows a press immediately, and the loaded value again once the data is reloaded", () => {
    const { toggle, shown, started, toggles, reply, emitted, places } = start();
    toggle("p1", false);
    expect([shown("p1", false), started()]).toEqual([true, [{ placeId: "p1", isFavorite: true, isQueued: false }]]);
    reply(0, "favorite.saved");
    expect([shown("p1", false), emitted]).toEqual([true, ["Place p1 true", "changed"]]);
    reply(0, "favorite.refetched");
    expect([shown("p1", false), places(), toggles[0]?.isStopped()]).toEqual([false, [], true]);
  });

  it("removes its place from the Favorites tab immediately and restores the place when the request fails", () => {
    const { toggle, fail, pending, toggles } = start();
    const list = [{ id: "p1" }, { id: "p2" }];
    toggle("p1", true);
    expect(listedFavorites(pending(), list)).toEqual([{ id: "p2" }]);
    fail(0, new Error("503"));
    expect([listedFavorites(pending(), list), toggles[0]?.isStopped()]).toEqual([list, false]);
  });

  it("reports that the server refuses its last change, and shows the loaded value again", () => {
    const { toggle, fail, emitted, shown } = start();
    toggle("p1", false);
    fail(0, new Refused(problem("TOO_MANY_FAVORITES", "Remove one first")));
    expect([emitted, shown("p1", false)]).toEqual([["TOO_MANY_FAVORITES", "changed"], false]);
  });

  it("reports no refusal when a call has failed", () => {
    const { toggle, fail, emitted } = start();
    toggle("p1", false);
    fail(0, new Error("503"));
    expect(emitted).toEqual(["changed"]);
  });

  it("is saved without waiting for another place", () => {
    const { toggle, started } = start();
    toggle("p1", false);
    toggle("p2", true);
    expect(started().map(({ placeId }) => placeId)).toEqual(["p1", "p2"]);
  });

  it("toggles the displayed value with each press", () => {
    const { toggle, started, received, shown, reply } = start();
    toggle("p1", false);
    toggle("p1", false);
    expect([started().length, received(), shown("p1", false)]).toEqual([1, [false], false]);
    reply(0, "favorite.saved");
    toggle("p1", false);
    expect([started().length, received(), shown("p1", false)]).toEqual([1, [false, true], true]);
  });

  it("can be pressed again after a failure, before the data is reloaded", () => {
    const { toggle, fail, toggles, shown } = start();
    toggle("p1", false);
    fail(0, new Error("503"));
    toggle("p1", false);
    expect([toggles[0]?.isStopped(), toggles.length, shown("p1", false)]).toEqual([true, 2, true]);
  });
});

describe("a heart pressed after the server has ended the session", () => {
  it.each([
    ["added", false],
    ["removed", true],
  ])("is %s after the visitor has signed in again", (_, isFavorite) => {
    const { toggle, authDialog, auth, started } = start();
    toggle("p1", isFavorite);
    auth.send({ type: "auth.refused", token: CAMILLE.token, isStored: true });
    expect(shownForm(authDialog)).toBe("signIn");
    const { intent } = authDialog.getSnapshot().context;
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent });
    expect(started().map((input) => input.isFavorite)).toEqual([!isFavorite, !isFavorite]);
  });
});

describe("a heart that was pressed on another page without a connection", () => {
  const added: FavoriteChange = { placeId: "p1", isFavorite: true };

  it("shows the press until the change is sent and the data is reloaded", () => {
    const { restore, shown, started, toggles, emitted, pending } = start();
    restore(added, { placeId: "p2", isFavorite: false });
    expect([shown("p1", false), shown("p2", true)]).toEqual([true, false]);
    expect(listedFavorites(pending(), [{ id: "p1" }, { id: "p2" }])).toEqual([{ id: "p1" }]);
    expect(started()).toMatchObject([
      { placeId: "p1", isQueued: true },
      { placeId: "p2", isQueued: true },
    ]);
    for (const { send, input } of toggles) send({ type: "favorite.saved", placeId: input.placeId });
    expect(emitted).toEqual(["changed", "changed"]);
    for (const { send, input } of toggles) send({ type: "favorite.refetched", placeId: input.placeId });
    expect(pending().size).toBe(0);
  });

  it("shows a later press", () => {
    const { restore, toggle, shown, received, reply, emitted } = start();
    restore(added);
    toggle("p1", false);
    expect([shown("p1", false), received()]).toEqual([false, [false]]);
    reply(0, "favorite.saved");
    expect(emitted).toEqual(["Place p1 false", "changed"]);
  });

  it("shows the value of the other page if both pages have pressed it", () => {
    const { restore, toggle, shown, received } = start();
    toggle("p1", false);
    restore({ placeId: "p1", isFavorite: false });
    expect([shown("p1", false), received()]).toEqual([false, [false]]);
  });

  it("opens no sign-in form when the server has ended the session", () => {
    const { restore, auth, authDialog, places, toggles } = start();
    restore(added);
    auth.send({ type: "auth.refused", token: CAMILLE.token, isStored: true });
    expect([authDialog.getSnapshot().value, places(), toggles[0]?.isStopped()]).toEqual(["closed", [], true]);
  });

  it("is ignored while no user is signed in", () => {
    const { restore, places } = start(null);
    restore(added);
    expect(places()).toEqual([]);
  });
});

describe("adding a favorite while signed out", () => {
  it("prompts to sign in and adds the favorite after sign-in", () => {
    const { toggle, authDialog, auth, started, shown } = start(null);
    toggle("p1", false);
    expect(started()).toEqual([]);
    const { value, context } = authDialog.getSnapshot();
    expect([value, context.intent]).toEqual(["prompt", { kind: "favorite", place: place("p1"), isFavorite: true }]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: context.intent });
    expect([started(), shown("p1", false)]).toEqual([[{ placeId: "p1", isFavorite: true, isQueued: false }], true]);
  });

  it("does nothing after a sign-in with another intent", () => {
    const { auth, started } = start(null);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "favorites" } });
    auth.send({ type: "auth.logOut" });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    expect(started()).toEqual([]);
  });
});

describe("the end of a session", () => {
  it("cancels a pending change and does not show the change to the next user", () => {
    const { toggle, auth, toggles, shown, reply, places, emitted } = start();
    toggle("p1", false);
    toggle("p2", true);
    auth.send({ type: "auth.logOut" });
    auth.send({ type: "auth.signedIn", session: NOE, intent: null });
    expect([shown("p1", false), shown("p2", true), places()]).toEqual([false, true, []]);
    expect(toggles.map(({ isStopped }) => isStopped())).toEqual([true, true]);
    reply(0, "favorite.saved");
    expect([places(), emitted]).toEqual([[], []]);
  });

  it("by a 401 drops a pending change", () => {
    const { toggle, auth, fail, places } = start();
    toggle("p1", false);
    auth.send({ type: "auth.refused", token: "t1", isStored: true });
    fail(0, new Error("401"));
    expect(places()).toEqual([]);
  });
});

it("every transition of the favorites machine is taken, either signed in or signed out", () => {
  const missedTransitions = [CAMILLE, null].map((session) => {
    const machine = favoritesMachine.provide({
      actors: { toggle: heldCallback<FavoritesEvent, ToggleInput, ToggleEvent>().logic },
    });
    const context = (snapshot: { readonly context: FavoritesContext }) => snapshot.context;
    return walkTransitions(machine, {
      input: startAuth(session),
      events: [
        { type: "favorite.toggle", place: place("p1"), isFavorite: false },
        { type: "intent.resume", intent: { kind: "favorite", place: place("p1"), isFavorite: true } },
        { type: "intent.resume", intent: { kind: "favorites" } },
        { type: "favorite.restore", changes: [{ placeId: "p1", isFavorite: true }] },
        { type: "favorite.saved", placeId: "p1" },
        { type: "favorite.failed", placeId: "p1", error: new Error("503") },
        { type: "favorite.refetched", placeId: "p1" },
        { type: "favorites.changed" },
        { type: "session.begin", user: CAMILLE.user },
        { type: "session.end", end: "logOut" },
        { type: "session.end", end: "refused" },
      ],
      ignored: { favorites: ["session.begin"] },
      distinguish: (snapshot) => [...context(snapshot).pending],
      check: (snapshot) => expect(snapshot.status).toBe("active"),
    });
  });
  expect(missedTransitions.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
