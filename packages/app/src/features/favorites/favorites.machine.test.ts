import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldCallback } from "../../../testing/held-calls.ts";
import { CAMILLE, NOE, startAuth } from "../../../testing/sessions.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { Refused } from "../../graph/refused.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { IntendedPlace } from "../../session/sign-in-intent.ts";
import type { FavoritesEvent } from "./favorites.events.ts";
import { type FavoritesContext, favoritesMachine } from "./favorites.machine.ts";
import type { FavoriteChange } from "./pending-favorites.ts";
import { listedFavorites, shownFavorite } from "./shown-hearts.ts";

const place = (id: string): IntendedPlace => ({ id, name: `Place ${id}`, types: [], arrondissement: null, media: [] });

function start(session: Session | null = CAMILLE) {
  const { auth, authDialog } = startAuth(session);
  const sets = heldCallback<FavoritesEvent, FavoriteChange>();
  const refetches = heldCallback<FavoritesEvent, { readonly placeId: string }>();
  const waits = heldCallback<FavoritesEvent, { readonly placeId: string }>();
  const logged: unknown[] = [];
  const settled: string[] = [];
  const refused: string[] = [];
  const actor = createActor(
    favoritesMachine.provide({
      actors: { setFavorite: sets.logic, waitForQueued: waits.logic, refetch: refetches.logic },
      actions: { log: (_, { error }) => void logged.push(error) },
    }),
    { input: { auth, signIn: authDialog } },
  );
  actor.on("favorite.settled", (event) => settled.push(`${event.place.name} ${event.isFavorite}`));
  actor.on("favorite.refused", ({ problem }) => refused.push(problem));
  actor.start();
  const pending = () => actor.getSnapshot().context.pending;
  const places = () => [...pending().keys()];
  return {
    auth,
    authDialog,
    sets: sets.calls,
    sent: () => sets.calls.map(({ input }) => input.isFavorite),
    refetches: refetches.calls,
    waits: waits.calls,
    restore: (...changes: readonly FavoriteChange[]) => actor.send({ type: "favorite.restore", changes }),
    logged,
    settled,
    refused,
    pending,
    places,
    toggle: (id: string, isFavorite: boolean) => actor.send({ type: "favorite.toggle", place: place(id), isFavorite }),
    shown: (id: string, isFavorite: boolean) => shownFavorite(pending(), id, isFavorite),
    save: (call: number, placeId = "p1") => sets.calls[call]?.send({ type: "favorite.saved", placeId }),
    fail: (call: number, error: unknown, placeId = "p1") =>
      sets.calls[call]?.send({ type: "favorite.failed", placeId, error }),
  };
}

describe("a heart", () => {
  it.each(["constructor", "__proto__", "toString"])(
    "shows the loaded value until it is pressed, even if the id of the place is %s",
    (id) => {
      const { toggle, shown } = start();
      expect([shown(id, false), shown(id, true)]).toEqual([false, true]);
      toggle(id, false);
      expect(shown(id, false)).toBe(true);
    },
  );

  it("shows a press immediately, and the loaded value again once the data is reloaded", () => {
    const { toggle, shown, sets, save, refetches, settled, places } = start();
    toggle("p1", false);
    expect([shown("p1", false), sets.map(({ input }) => input)]).toEqual([true, [{ placeId: "p1", isFavorite: true }]]);
    save(0);
    expect([shown("p1", false), settled]).toEqual([true, ["Place p1 true"]]);
    refetches[0]?.send({ type: "favorite.refetched", placeId: "p1" });
    expect([shown("p1", false), places()]).toEqual([false, []]);
  });

  it("removes its place from the Favorites tab immediately and restores the place when the request fails", () => {
    const { toggle, fail, logged, refetches, pending } = start();
    const list = [{ id: "p1" }, { id: "p2" }];
    toggle("p1", true);
    expect(listedFavorites(pending(), list)).toEqual([{ id: "p2" }]);
    const error = new Error("503");
    fail(0, error);
    expect(listedFavorites(pending(), list)).toEqual(list);
    expect([logged, refetches.length]).toEqual([[error], 1]);
  });

  it("reports that the server refuses its last change, and shows the loaded value again", () => {
    const { toggle, fail, refused, shown } = start();
    toggle("p1", false);
    fail(0, new Refused({ __typename: "TooManyFavorites", message: "Remove one first" }));
    expect([refused, shown("p1", false)]).toEqual([["TooManyFavorites"], false]);
  });

  it("reports no refusal when a call has failed", () => {
    const { toggle, fail, refused } = start();
    toggle("p1", false);
    fail(0, new Error("503"));
    expect(refused).toEqual([]);
  });

  it("sends its request without waiting for the request of another place", () => {
    const { toggle, sets, save, shown } = start();
    toggle("p1", false);
    toggle("p2", true);
    expect(sets).toHaveLength(2);
    save(1, "p2");
    expect([shown("p1", false), shown("p2", true)]).toEqual([true, false]);
  });

  it("sends its second change after the response to the first one", () => {
    const { toggle, sent, save, shown } = start();
    toggle("p1", false);
    toggle("p1", false);
    expect([sent(), shown("p1", false)]).toEqual([[true], false]);
    save(0);
    expect(sent()).toEqual([true, false]);
    save(1);
    expect(shown("p1", false)).toBe(false);
  });

  it("sends only one request for three quick presses", () => {
    const { toggle, sent, save } = start();
    for (let i = 0; i < 3; i += 1) toggle("p1", false);
    save(0);
    expect(sent()).toEqual([true]);
  });

  it("sends its last change even if the change before fails", () => {
    const { toggle, sent, fail, save, shown, logged } = start();
    toggle("p1", false);
    toggle("p1", false);
    fail(0, new Error("timeout"));
    expect([sent(), logged.length]).toEqual([[true, false], 1]);
    save(1);
    expect(shown("p1", true)).toBe(false);
  });

  it("toggles the displayed value while the data is reloading", () => {
    const { toggle, sent, save, shown, refetches } = start();
    toggle("p1", false);
    save(0);
    toggle("p1", false);
    expect([sent(), shown("p1", false), refetches[0]?.isStopped()]).toEqual([[true, false], false, true]);
  });

  it("shows the value that the server will have once all requests succeed, whatever was pressed or failed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("press", "save", "fail", "refetch"), { maxLength: 30 }), (steps) => {
        const { toggle, sets, refetches, save, fail, shown } = start();
        let server = false;
        let answered = 0;
        const answer = (saves: boolean) => {
          const call = sets[answered];
          if (call === undefined) return;
          if (saves) server = call.input.isFavorite;
          if (saves) save(answered);
          else fail(answered, new Error("503"));
          answered += 1;
        };
        for (const step of steps) {
          if (step === "press") toggle("p1", server);
          else if (step === "refetch") refetches.at(-1)?.send({ type: "favorite.refetched", placeId: "p1" });
          else answer(step === "save");
        }
        const last = shown("p1", server);
        while (answered < sets.length) answer(true);
        expect(server).toBe(last);
      }),
    );
  });
});

describe("a heart pressed after the server has ended the session", () => {
  it.each([
    ["added", false],
    ["removed", true],
  ])("is %s after the visitor has signed in again", (_, isFavorite) => {
    const { toggle, authDialog, auth, sets } = start();
    toggle("p1", isFavorite);
    auth.send({ type: "auth.refused", token: CAMILLE.token, isStored: true });
    const { value, context } = authDialog.getSnapshot();
    expect([value, context.form]).toEqual([{ form: "editing" }, "signIn"]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: context.intent });
    expect(sets.map(({ input }) => input.isFavorite)).toEqual([!isFavorite, !isFavorite]);
  });
});

describe("a heart that was pressed on another page without a connection", () => {
  const added: FavoriteChange = { placeId: "p1", isFavorite: true };

  it("shows the press until the change is sent and the data is reloaded, without another request", () => {
    const { restore, shown, sets, waits, refetches, settled, pending } = start();
    restore(added, { placeId: "p2", isFavorite: false });
    expect([shown("p1", false), shown("p2", true)]).toEqual([true, false]);
    expect(listedFavorites(pending(), [{ id: "p1" }, { id: "p2" }])).toEqual([{ id: "p1" }]);
    expect([sets.length, waits.map(({ input }) => input)]).toEqual([0, [{ placeId: "p1" }, { placeId: "p2" }]]);
    for (const { send, input } of waits) send({ type: "favorite.saved", ...input });
    expect([sets.length, refetches.map(({ input }) => input), settled]).toEqual([
      0,
      [{ placeId: "p1" }, { placeId: "p2" }],
      [],
    ]);
    for (const { send, input } of refetches) send({ type: "favorite.refetched", ...input });
    expect(pending().size).toBe(0);
  });

  it("shows a later press, and sends no request for it", () => {
    const { restore, toggle, shown, sets, waits, settled } = start();
    restore(added);
    toggle("p1", false);
    expect([shown("p1", false), sets.length, waits.length]).toEqual([false, 0, 1]);
    waits[0]?.send({ type: "favorite.saved", placeId: "p1" });
    expect([sets.length, settled]).toEqual([0, ["Place p1 false"]]);
  });

  it("shows the value of the other page if both pages have pressed it", () => {
    const { restore, toggle, shown, save, sent } = start();
    toggle("p1", false);
    restore({ placeId: "p1", isFavorite: false });
    expect(shown("p1", false)).toBe(false);
    save(0);
    expect(sent()).toEqual([true, false]);
  });

  it("opens no sign-in form when the server has ended the session", () => {
    const { restore, auth, authDialog, places, waits } = start();
    restore(added);
    auth.send({ type: "auth.refused", token: CAMILLE.token, isStored: true });
    expect([authDialog.getSnapshot().value, places(), waits[0]?.isStopped()]).toEqual(["closed", [], true]);
  });

  it("is ignored while no user is signed in", () => {
    const { restore, places } = start(null);
    restore(added);
    expect(places()).toEqual([]);
  });
});

describe("adding a favorite while signed out", () => {
  it("prompts to sign in and adds the favorite after sign-in", () => {
    const { toggle, authDialog, auth, sets, shown } = start(null);
    toggle("p1", false);
    expect(sets).toEqual([]);
    const { value, context } = authDialog.getSnapshot();
    expect([value, context.intent]).toEqual(["prompt", { kind: "favorite", place: place("p1"), isFavorite: true }]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: context.intent });
    expect([sets.map(({ input }) => input), shown("p1", false)]).toEqual([[{ placeId: "p1", isFavorite: true }], true]);
  });

  it("does nothing after a sign-in with another intent", () => {
    const { auth, sets } = start(null);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "favorites" } });
    auth.send({ type: "auth.logOut" });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    expect(sets).toEqual([]);
  });
});

describe("the end of a session", () => {
  it("cancels a pending change and does not show the change to the next user", () => {
    const { toggle, auth, sets, shown, save, places, settled } = start();
    toggle("p1", false);
    toggle("p2", true);
    auth.send({ type: "auth.logOut" });
    auth.send({ type: "auth.signedIn", session: NOE, intent: null });
    expect([shown("p1", false), shown("p2", true), places()]).toEqual([false, true, []]);
    expect(sets.map(({ isStopped }) => isStopped())).toEqual([true, true]);
    save(0);
    expect([places(), settled]).toEqual([[], []]);
  });

  it("by a 401 drops a pending change", () => {
    const { toggle, auth, sets, places } = start();
    toggle("p1", false);
    auth.send({ type: "auth.refused", token: "t1", isStored: true });
    sets[0]?.send({ type: "favorite.failed", placeId: "p1", error: new Error("401") });
    expect(places()).toEqual([]);
  });
});

it("every transition of the favorites machine is taken, either signed in or signed out", () => {
  const missedTransitions = [CAMILLE, null].map((session) => {
    const machine = favoritesMachine.provide({
      actors: {
        setFavorite: heldCallback<FavoritesEvent, FavoriteChange>().logic,
        waitForQueued: heldCallback<FavoritesEvent, { readonly placeId: string }>().logic,
        refetch: heldCallback<FavoritesEvent, { readonly placeId: string }>().logic,
      },
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
      check: (snapshot) => {
        expect(snapshot.status).toBe("active");
        for (const { phase, wanted, sent } of context(snapshot).pending.values()) {
          expect(sent).not.toBeNull();
          if (phase === "refetching") expect(wanted).toBe(sent);
        }
      },
    });
  });
  expect(missedTransitions.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
