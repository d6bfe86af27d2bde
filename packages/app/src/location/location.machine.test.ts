import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { CAMILLE, startAuth } from "../../testing/sessions.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { NOBODY } from "../session/auth.storage.ts";
import { type ConfirmedLocation, locationMachine } from "./location.machine.ts";

const HERE: ConfirmedLocation = {
  coordinates: { latitude: 48.8643, longitude: 2.369 },
  address: "20 Rue Oberkampf, 75011 Paris, France",
};
const THERE: ConfirmedLocation = { coordinates: { latitude: 48.85, longitude: 2.35 }, address: null };

function start(session: typeof CAMILLE | null = null) {
  const { auth } = startAuth(session);
  const actor = createActor(locationMachine, { input: { auth } }).start();
  const reported: (ConfirmedLocation | null)[] = [];
  actor.on("location.changed", ({ location }) => reported.push(location));
  return { actor, auth, reported, known: () => actor.getSnapshot().context.location };
}

describe("the location", () => {
  it("is unknown at first", () => {
    expect(start().known()).toBeNull();
  });

  it("is reported when it is confirmed or cleared in this tab", () => {
    const { actor, reported, known } = start();
    actor.send({ type: "location.confirm", location: HERE });
    actor.send({ type: "location.confirm", location: THERE });
    expect(known()).toEqual(THERE);
    actor.send({ type: "location.forget" });
    expect([known(), reported]).toEqual([null, [HERE, THERE, null]]);
  });

  it("follows another tab without reporting the change", () => {
    const { actor, reported, known } = start();
    actor.send({ type: "location.follow", location: HERE });
    expect(known()).toEqual(HERE);
    actor.send({ type: "location.follow", location: null });
    expect([known(), reported]).toEqual([null, []]);
  });

  it("is cleared when the user signs out", () => {
    const { actor, auth, reported, known } = start(CAMILLE);
    actor.send({ type: "location.confirm", location: HERE });
    auth.send({ type: "auth.logOut" });
    expect([known(), reported]).toEqual([null, [HERE, null]]);
  });

  it("is cleared without a report when the user has signed out in another tab", () => {
    const { actor, auth, reported, known } = start(CAMILLE);
    actor.send({ type: "location.confirm", location: HERE });
    auth.send({ type: "auth.follow", stored: NOBODY });
    expect([known(), reported]).toEqual([null, [HERE]]);
  });

  it("is kept when the user signs in", () => {
    const { actor, auth, known } = start();
    actor.send({ type: "location.confirm", location: HERE });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    expect(known()).toEqual(HERE);
  });

  it("takes every transition of its machine, which is 'unset' exactly while no location is known", () => {
    const { auth } = startAuth(null);
    const faults = walkTransitions(locationMachine, {
      input: { auth },
      events: [
        { type: "location.confirm", location: HERE },
        { type: "location.follow", location: HERE },
        { type: "location.follow", location: null },
        { type: "location.forget" },
        { type: "location.openDialog" },
        { type: "session.begin", user: CAMILLE.user },
        { type: "session.end", end: "logOut" },
        { type: "session.end", end: "elsewhere" },
      ],
      ignored: { location: ["session.begin"], "location.unset": ["location.forget", "session.end"] },
      distinguish: ({ context }) => context.location,
      check: ({ value, context }) => expect(value).toBe(context.location === null ? "unset" : "confirmed"),
    });
    expect(faults).toEqual([]);
  });
});
