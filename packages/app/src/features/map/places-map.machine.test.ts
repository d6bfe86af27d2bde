import { roundArea } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { coordinateLookupMachine, lookupState } from "../../location/coordinate-lookup.machine.ts";
import type { GeocodedAddress, GeocodingQuery } from "../../location/geocoder.ts";
import { placesMapMachine } from "./places-map.machine.ts";

const place = (id: string, coordinates: ListedPlace["coordinates"] = null): ListedPlace => ({
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
  coordinates,
  media: [],
});
const HERE = { latitude: 48.8637, longitude: 2.3624 };
const BOUNDS = { south: 48.85, west: 2.34, north: 48.87, east: 2.37 };

function start() {
  const geocodes = heldPromise<GeocodedAddress | null, GeocodingQuery>();
  const loads = heldPromise<ListedPlace | null, { readonly id: string }>();
  const logged: string[] = [];
  const machine = placesMapMachine.provide({
    actors: {
      lookup: coordinateLookupMachine.provide({ actors: { geocode: geocodes.logic } }),
      loadPlace: loads.logic,
    },
    actions: { log: (_, { description }) => void logged.push(description) },
  });
  const actor = createActor(machine).start();
  const shown = () => {
    const { context, children } = actor.getSnapshot();
    const found = children.lookup?.getSnapshot();
    return [context.id, context.place?.name ?? null, found === undefined ? null : lookupState(found).status];
  };
  return { actor, geocodes: geocodes.calls, loads: loads.calls, logged, machine, shown };
}

describe("the selection of the map", () => {
  it("needs no request for a place of the page that has coordinates", () => {
    const { actor, geocodes, loads, shown } = start();
    actor.send({ type: "map.select", id: "1", place: place("1", HERE) });
    expect([shown(), geocodes, loads]).toEqual([["1", "Place 1", "found"], [], []]);
  });

  it("geocodes a place without coordinates, and then another place without coordinates", async () => {
    const { actor, geocodes, shown } = start();
    actor.send({ type: "map.select", id: "1", place: place("1") });
    actor.send({ type: "map.select", id: "2", place: place("2") });
    expect(geocodes.map(({ input }) => input)).toEqual([
      { address: "1 Rue de Bretagne, 75003, Paris, France" },
      { address: "2 Rue de Bretagne, 75003, Paris, France" },
    ]);
    geocodes[1]?.resolve({ formattedAddress: "", coordinates: HERE, match: "exact" });
    await settled();
    expect(shown()).toEqual(["2", "Place 2", "found"]);
  });

  it("replaces the selected place by a reloaded place with the same id, and ignores another place", () => {
    const { actor } = start();
    actor.send({ type: "map.select", id: "1", place: place("1", HERE) });
    actor.send({ type: "map.reloaded", place: { ...place("1", HERE), isFavorite: true } });
    actor.send({ type: "map.reloaded", place: place("2", HERE) });
    expect(actor.getSnapshot().context.place).toMatchObject({ id: "1", isFavorite: true });
  });

  it("logs a failure of the geocoder and keeps the place", async () => {
    const { actor, geocodes, logged, shown } = start();
    actor.send({ type: "map.select", id: "1", place: place("1") });
    geocodes[0]?.reject(new Error("away"));
    await settled();
    expect(shown()).toEqual(["1", "Place 1", "failed"]);
    expect(logged).toEqual(["The geocoder did not answer for a place on the map."]);
  });

  it("loads a place that is not on the page", async () => {
    const { actor, loads, shown } = start();
    actor.send({ type: "map.select", id: "9", place: null });
    expect([shown(), loads[0]?.input]).toEqual([["9", null, null], { id: "9" }]);
    loads[0]?.resolve(place("9", HERE));
    await settled();
    expect(shown()).toEqual(["9", "Place 9", "found"]);
  });

  it("ends when its place does not exist or cannot be loaded, and logs the failed request", async () => {
    const { actor, loads, logged, shown } = start();
    actor.send({ type: "map.select", id: "9", place: null });
    loads[0]?.resolve(null);
    await settled();
    expect(shown()).toEqual([null, null, null]);
    actor.send({ type: "map.select", id: "8", place: null });
    loads[1]?.reject(new Error("away"));
    await settled();
    expect([shown(), logged]).toEqual([[null, null, null], ["A place of the map was not loaded."]]);
  });

  it("can be cleared, and then ignores the response of its pending request", async () => {
    const { actor, loads, shown } = start();
    actor.send({ type: "map.select", id: "9", place: null });
    actor.send({ type: "map.clear" });
    loads[0]?.resolve(place("9", HERE));
    await settled();
    expect(shown()).toEqual([null, null, null]);
  });
});

describe("the area of the map", () => {
  it("is set when the user moves the map, and cleared when the list shows the area", () => {
    const { actor } = start();
    const area = () => actor.getSnapshot().context.area;
    actor.send({ type: "map.moved", bounds: BOUNDS, by: "product" });
    expect(area()).toBeNull();
    actor.send({ type: "map.moved", bounds: BOUNDS, by: "hand" });
    expect(area()).toEqual(BOUNDS);
    actor.send({ type: "map.areaShown", area: roundArea(BOUNDS) });
    expect(area()).toBeNull();
  });

  it("stays if the user has moved the map again before the list shows the area that was searched", () => {
    const { actor } = start();
    const moved = { ...BOUNDS, west: BOUNDS.west - 0.01 };
    actor.send({ type: "map.moved", bounds: BOUNDS, by: "hand" });
    actor.send({ type: "map.moved", bounds: moved, by: "hand" });
    actor.send({ type: "map.areaShown", area: roundArea(BOUNDS) });
    expect(actor.getSnapshot().context.area).toEqual(moved);
  });
});

describe("the map itself", () => {
  it("is created again when it is retried after a failure", () => {
    const { actor } = start();
    actor.send({ type: "map.failed", failure: "notInitialized" });
    expect(actor.getSnapshot()).toMatchObject({ value: { surface: "failed" }, context: { failure: "notInitialized" } });
    actor.send({ type: "map.retry" });
    expect(actor.getSnapshot()).toMatchObject({ value: { surface: "loading" }, context: { attempt: 1 } });
    actor.send({ type: "map.ready" });
    expect(actor.getSnapshot().matches({ surface: "ready" })).toBe(true);
  });

  it("takes every transition, and has a place exactly while a selected place is loaded", () => {
    const { machine } = start();
    const done = "xstate.done.actor.0.placesMap.selection.loading";
    const faults = walkTransitions(machine, {
      events: [
        { type: "map.select", id: "1", place: place("1", HERE) },
        { type: "map.select", id: "9", place: null },
        { type: "map.clear" },
        { type: "map.reloaded", place: place("1", HERE) },
        { type: "map.mark", id: "1" },
        { type: "map.moved", bounds: BOUNDS, by: "hand" },
        { type: "map.moved", bounds: BOUNDS, by: "product" },
        { type: "map.areaShown", area: roundArea(BOUNDS) },
        { type: "map.ready" },
        { type: "map.failed", failure: "notLoaded" },
        { type: "map.retry" },
        { type: done, output: place("9", HERE) },
      ],
      ignored: {
        "placesMap.surface.failed": ["map.failed", "map.ready"],
        "placesMap.surface.loading": ["map.retry"],
        "placesMap.surface.ready": ["map.ready", "map.retry"],
        "placesMap.selection.none": ["map.reloaded"],
        "placesMap.selection.loading": ["map.reloaded"],
      },
      carried: { [done]: { output: null }, "xstate.snapshot.lookup": { snapshot: { value: "failed" } } },
      distinguish: ({ context }) => [context.id, context.attempt > 0],
      check: (snapshot) => expect(snapshot.context.place !== null).toBe(snapshot.matches({ selection: "located" })),
    });
    expect(faults).toEqual([]);
  });
});
