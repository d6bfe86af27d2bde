import { expect, it } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, NOE, startAuth } from "../../testing/sessions.ts";
import type { Session } from "../session/auth.storage.ts";
import { keepLocation, LOCATION_STORAGE_KEY } from "./kept-location.ts";
import { type ConfirmedLocation, locationMachine } from "./location.machine.ts";

const HERE: ConfirmedLocation = { coordinates: { latitude: 48.8643, longitude: 2.369 }, address: "Rue Oberkampf" };

/** The storage of a tab, which a reload keeps. */
function newStorage() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, storage: () => storage };
}

/** Loads the page in a tab with this storage. */
function load(storage: ReturnType<typeof newStorage>["storage"], session: Session | null = null) {
  const { auth } = startAuth(session);
  const actor = createActor(locationMachine, { input: { auth } }).start();
  const stop = keepLocation(actor, auth, storage);
  return { auth, actor, stop, known: () => actor.getSnapshot().context.location };
}

it("a confirmed location survives a reload of its tab", () => {
  const { storage } = newStorage();
  load(storage).actor.send({ type: "location.confirm", location: HERE });
  expect(load(storage).known()).toEqual(HERE);
});

it("a location that was cleared is not restored", () => {
  const { values, storage } = newStorage();
  const { actor } = load(storage);
  actor.send({ type: "location.confirm", location: HERE });
  actor.send({ type: "location.forget" });
  expect(values.size).toBe(0);
  expect(load(storage).known()).toBeNull();
});

it("Logout removes the kept location", () => {
  const { values, storage } = newStorage();
  const { actor, auth } = load(storage, CAMILLE);
  actor.send({ type: "location.confirm", location: HERE });
  expect(values.size).toBe(1);
  auth.send({ type: "auth.logOut" });
  expect(values.size).toBe(0);
});

it.each([
  ["nobody", null],
  ["another user", NOE],
])("a location kept for a user is not restored for %s", (_, session) => {
  const { values, storage } = newStorage();
  load(storage, CAMILLE).actor.send({ type: "location.confirm", location: HERE });
  expect(load(storage, session).known()).toBeNull();
  expect(values.size).toBe(0);
});

it("a location confirmed before signing in belongs to the session from then on", () => {
  const { storage } = newStorage();
  const { actor, auth } = load(storage);
  actor.send({ type: "location.confirm", location: HERE });
  auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
  expect(load(storage, CAMILLE).known()).toEqual(HERE);
  expect(load(storage, null).known()).toBeNull();
});

it.each(["{", "7", '{"location":{"coordinates":7,"address":null},"userId":null}', '{"userId":null}'])(
  "an invalid stored value is ignored and removed: %s",
  (text) => {
    const { values, storage } = newStorage();
    values.set(LOCATION_STORAGE_KEY, text);
    expect(load(storage).known()).toBeNull();
    expect(values.size).toBe(0);
  },
);

it("a blocked storage is no error", () => {
  const { actor, known } = load(() => {
    throw new Error("The storage is blocked.");
  });
  actor.send({ type: "location.confirm", location: HERE });
  expect(known()).toEqual(HERE);
});
