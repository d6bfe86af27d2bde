import { type Coordinates, geocodingAddress, type Place } from "@flaneur/domain";
import type { CoordinateLookup } from "@flaneur/ui/places-table";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { GeocodedAddress, GeocodingQuery } from "./geocoder.ts";

/** The fields of a place that give its position. */
export type PlaceToLocate = Pick<Place, "address" | "arrondissement" | "coordinates">;

type LookupEvent =
  /** Starts a lookup. A place that was looked up before is looked up again. */
  { readonly type: "lookup.start"; readonly place: PlaceToLocate } | { readonly type: "lookup.retry" };

interface LookupContext {
  readonly place: PlaceToLocate | null;
  /** The coordinates, or null until they are found. */
  readonly coordinates: Coordinates | null;
}

const NOWHERE: PlaceToLocate = { address: "", arrondissement: null, coordinates: null };

/** The machine that finds the position of a place (§4): by its coordinates, otherwise by its address. */
export const coordinateLookupMachine = setup({
  types: {
    context: {} as LookupContext,
    events: {} as LookupEvent,
    /** The place to locate. Null if it is not loaded yet. */
    input: {} as { readonly place: PlaceToLocate | null },
  },
  actors: {
    geocode: fromPromise<GeocodedAddress | null, GeocodingQuery>(() => {
      throw new Error("The actor 'geocode' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    storePlace: assign(({ context, event }) => ({
      place: event.type === "lookup.start" ? event.place : context.place,
      coordinates: null,
    })),
    storePlaceCoordinates: assign(({ context }) => ({ coordinates: context.place?.coordinates ?? null })),
    storeFound: assign((_, coordinates: Coordinates | null) => ({ coordinates })),
  },
  guards: {
    hasCoordinates: ({ context }) => context.place !== null && context.place.coordinates !== null,
    hasPlace: ({ context }) => context.place !== null,
    isFound: (_, found: GeocodedAddress | null) => found !== null,
  },
}).createMachine({
  id: "coordinateLookup",
  context: ({ input }) => ({ place: input.place, coordinates: null }),
  initial: "idle",
  on: { "lookup.start": { target: ".idle", actions: "storePlace", reenter: true } },
  states: {
    idle: {
      description: "The place is not loaded yet.",
      always: [
        { guard: "hasCoordinates", target: "found", actions: "storePlaceCoordinates" },
        { guard: "hasPlace", target: "loading" },
      ],
    },
    loading: {
      description: "The geocoder looks up the address.",
      invoke: {
        src: "geocode",
        input: ({ context }) => ({ address: geocodingAddress(context.place ?? NOWHERE) }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "found",
            actions: { type: "storeFound", params: ({ event }) => event.output?.coordinates ?? null },
          },
          { target: "notFound" },
        ],
        onError: "failed",
      },
    },
    found: { description: "The coordinates are known." },
    notFound: { description: "The geocoder does not know the address. A retry would not help." },
    failed: {
      description: "The geocoder has failed or did not respond. The visitor can retry.",
      on: { "lookup.retry": "loading" },
    },
  },
});

/** Returns the state of a lookup for a screen. Without a place, the lookup is loading. */
export function lookupState({
  value,
  context,
}: Pick<SnapshotFrom<typeof coordinateLookupMachine>, "value" | "context">): CoordinateLookup {
  switch (value) {
    case "idle":
    case "loading":
      return { status: "loading" };
    case "found":
      return context.coordinates === null
        ? { status: "notFound" }
        : { status: "found", coordinates: context.coordinates };
    case "notFound":
    case "failed":
      return { status: value };
  }
}
