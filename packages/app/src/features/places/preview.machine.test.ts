import type { ListedPlace } from "@flaneur/ui";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { coordinateLookupMachine, lookupState } from "../../location/coordinate-lookup.machine.ts";
import type { GeocodedAddress, GeocodingQuery } from "../../location/geocoder.ts";
import { previewMachine } from "./preview.machine.ts";

const place = (id: string): ListedPlace => ({
  id,
  name: `Place ${id}`,
  address: `${id} Rue de Bretagne, 75003 Paris`,
  arrondissement: "75003",
  types: ["Bar"],
  tags: [],
  placeStatus: "Open",
  travelTime: null,
  openingHours: null,
  rating: null,
  googleMapsUrl: null,
  isChosen: true,
  coordinates: null,
  media: [],
});

function start() {
  const { calls, logic } = heldPromise<GeocodedAddress | null, GeocodingQuery>();
  const lookup = coordinateLookupMachine.provide({ actors: { geocode: logic } });
  const machine = previewMachine.provide({ actors: { lookup } });
  const actor = createActor(machine).start();
  const shown = () => {
    const { context, children } = actor.getSnapshot();
    const found = children.lookup?.getSnapshot();
    return [context.place?.id ?? null, found === undefined ? null : lookupState(found).status];
  };
  return { actor, calls, machine, shown };
}

describe("the preview", () => {
  it("loads the coordinates of its place when it opens", async () => {
    const { actor, calls, shown } = start();
    expect(shown()).toEqual([null, null]);
    actor.send({ type: "preview.open", place: place("1") });
    expect(shown()).toEqual(["1", "loading"]);
    expect(calls[0]?.input).toEqual({ address: "1 Rue de Bretagne, 75003, Paris, France" });
    calls[0]?.resolve(null);
    await settled();
    expect(shown()).toEqual(["1", "notFound"]);
  });

  it("switches to another place and replaces the coordinate request of the previous one", async () => {
    const { actor, calls, shown } = start();
    actor.send({ type: "preview.open", place: place("1") });
    actor.send({ type: "preview.open", place: place("2") });
    calls[0]?.reject(new Error("late"));
    await settled();
    expect(shown()).toEqual(["2", "loading"]);
    expect(calls[1]?.input).toEqual({ address: "2 Rue de Bretagne, 75003, Paris, France" });
  });

  it("shows nothing once it is closed", async () => {
    const { actor, calls, shown } = start();
    actor.send({ type: "preview.open", place: place("1") });
    actor.send({ type: "preview.close" });
    calls[0]?.resolve(null);
    await settled();
    expect(shown()).toEqual([null, null]);
  });

  it("takes every transition and has a place exactly while it is open", () => {
    const faults = walkTransitions(start().machine, {
      events: [{ type: "preview.open", place: place("1") }, { type: "preview.close" }],
      ignored: { "preview.closed": ["preview.close"] },
      distinguish: ({ context }) => context.place?.id,
      check: (snapshot) => expect(snapshot.context.place !== null).toBe(snapshot.matches("open")),
    });
    expect(faults).toEqual([]);
  });
});
