import type { Coordinates } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../testing/held-calls.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { coordinateLookupMachine, lookupState, type PlaceToLocate } from "./coordinate-lookup.machine.ts";
import type { GeocodedAddress, GeocodingQuery } from "./geocoder.ts";

const AT: Coordinates = { latitude: 48.8575, longitude: 2.3541 };
const FOUND: GeocodedAddress = {
  formattedAddress: "2 Rue Roger Verlomme, 75003 Paris, France",
  coordinates: AT,
  match: "exact",
};
const JANOU: PlaceToLocate = {
  address: "2 Rue Roger Verlomme, 75003 Paris",
  arrondissement: "75003",
  coordinates: null,
};

function start(place: PlaceToLocate | null) {
  const { calls, logic } = heldPromise<GeocodedAddress | null, GeocodingQuery>();
  const machine = coordinateLookupMachine.provide({ actors: { geocode: logic } });
  const actor = createActor(machine, { input: { place } }).start();
  return { actor, calls, state: () => lookupState(actor.getSnapshot()) };
}

describe("the coordinate lookup", () => {
  it("uses the coordinates of the place without a request", () => {
    const { calls, state } = start({ ...JANOU, coordinates: AT });
    expect([state(), calls]).toEqual([{ status: "found", coordinates: AT }, []]);
  });

  it("sends the address, the arrondissement and 'Paris, France' to the geocoder", async () => {
    const { calls, state } = start(JANOU);
    expect([state(), calls[0]?.input]).toEqual([
      { status: "loading" },
      { address: "2 Rue Roger Verlomme, 75003, Paris, France" },
    ]);
    calls[0]?.resolve(FOUND);
    await settled();
    expect(state()).toEqual({ status: "found", coordinates: AT });
  });

  it("finds nothing when the geocoder finds nothing, and cannot be retried", async () => {
    const { actor, calls, state } = start(JANOU);
    calls[0]?.resolve(null);
    await settled();
    expect(state()).toEqual({ status: "notFound" });
    actor.send({ type: "lookup.retry" });
    expect(calls).toHaveLength(1);
  });

  it("fails when the geocoder fails, and can be retried", async () => {
    const { actor, calls, state } = start(JANOU);
    calls[0]?.reject(new TypeError("fetch failed"));
    await settled();
    expect(state()).toEqual({ status: "failed" });
    actor.send({ type: "lookup.retry" });
    expect(state()).toEqual({ status: "loading" });
    calls[1]?.resolve(FOUND);
    await settled();
    expect(state()).toEqual({ status: "found", coordinates: AT });
  });

  it("waits for its place and runs again each time a place is loaded", async () => {
    const { actor, calls, state } = start(null);
    expect([state(), calls]).toEqual([{ status: "loading" }, []]);
    actor.send({ type: "lookup.start", place: JANOU });
    actor.send({ type: "lookup.start", place: { ...JANOU, address: "Place des Vosges" } });
    expect(calls.map(({ input }) => input)).toEqual([
      { address: "2 Rue Roger Verlomme, 75003, Paris, France" },
      { address: "Place des Vosges, 75003, Paris, France" },
    ]);
    // The first request was cancelled, so its result has no effect.
    calls[0]?.resolve({ ...FOUND, coordinates: { latitude: 0, longitude: 0 } });
    calls[1]?.resolve(FOUND);
    await settled();
    expect(state()).toEqual({ status: "found", coordinates: AT });
  });

  it("takes every transition and has coordinates exactly when they were found", () => {
    const { logic } = heldPromise<GeocodedAddress | null, GeocodingQuery>();
    const faults = walkTransitions(coordinateLookupMachine.provide({ actors: { geocode: logic } }), {
      input: { place: null },
      events: [
        { type: "lookup.start", place: JANOU },
        { type: "lookup.start", place: { ...JANOU, coordinates: AT } },
        { type: "lookup.retry" },
        { type: "xstate.done.actor.0.coordinateLookup.loading", output: FOUND },
      ],
      ignored: {
        "coordinateLookup.found": ["lookup.retry"],
        "coordinateLookup.idle": ["lookup.retry"],
        "coordinateLookup.loading": ["lookup.retry"],
        "coordinateLookup.notFound": ["lookup.retry"],
      },
      carried: { "xstate.done.actor.0.coordinateLookup.loading": { output: null } },
      distinguish: ({ context }) => context.coordinates !== null,
      check: (snapshot) => expect(snapshot.context.coordinates !== null).toBe(snapshot.matches("found")),
    });
    expect(faults).toEqual([]);
  });
});
