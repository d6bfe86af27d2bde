import { areaText, type MapArea, roundArea } from "@flaneur/domain";
import type { ListedPlace } from "@flaneur/ui";
import type { MapFailure, MovedBy } from "@flaneur/ui/places-map";
import { assign, fromPromise, setup } from "xstate";
import { coordinateLookupMachine } from "../../location/coordinate-lookup.machine.ts";

interface PlacesMapContext {
  /** The id of the selected place, or null. */
  readonly id: string | null;
  /** The selected place, or null until it is loaded. Its pin may belong to another page of the list. */
  readonly place: ListedPlace | null;
  /** Whether the selected place was not on the page of the list when it was selected. */
  readonly isOffPage: boolean;
  /** The id of the place whose card is hovered or focused. */
  readonly marked: string | null;
  /** The bounds that the visitor has moved the map to, until the list shows them. */
  readonly area: MapArea | null;
  readonly failure: MapFailure;
  /** The number of retries of the map. */
  readonly attempt: number;
}

type PlacesMapEvent =
  /** @property place The place if it is on the page, or null to load it. */
  | { readonly type: "map.select"; readonly id: string; readonly place: ListedPlace | null }
  /** The selected place was loaded again, because the user or a favorite has changed. */
  | { readonly type: "map.reloaded"; readonly place: ListedPlace }
  /** The visitor closed the info window, or the list shows other places. */
  | { readonly type: "map.clear" }
  | { readonly type: "map.mark"; readonly id: string | null }
  | { readonly type: "map.moved"; readonly bounds: MapArea; readonly by: MovedBy }
  /**
   * The list has stopped loading for a searched area, also by a failure. Sent when the map opens, too.
   * @property area The area of the filters, or null.
   */
  | { readonly type: "map.areaShown"; readonly area: MapArea | null }
  | { readonly type: "map.ready" }
  | { readonly type: "map.failed"; readonly failure: MapFailure }
  | { readonly type: "map.retry" };

/** Whether the bounds of the map are the area of the filters, which is rounded. */
const isSearched = (bounds: MapArea | null, area: MapArea | null): boolean =>
  bounds !== null && area !== null && areaText(roundArea(bounds)) === areaText(area);

/** The machine of the map (§2): the selected and marked place, the bounds, and whether the map has loaded. */
export const placesMapMachine = setup({
  types: {
    context: {} as PlacesMapContext,
    events: {} as PlacesMapEvent,
    children: {} as { lookup: "lookup" },
  },
  actors: {
    lookup: coordinateLookupMachine,
    /** Loads a place that is not on the page. Resolves with null if the place no longer exists. */
    loadPlace: fromPromise<ListedPlace | null, { readonly id: string }>(() => {
      throw new Error("The actor 'loadPlace' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    /** Provided by the host: logs a failed request. */
    log: (_, _params: { readonly description: string; readonly error: unknown }) => {},
    select: assign((_, { id, place }: Pick<PlacesMapContext, "id" | "place">) => ({
      id,
      place,
      isOffPage: place === null,
    })),
    take: assign((_, place: ListedPlace | null) => ({ place })),
    drop: assign({ id: null, place: null, isOffPage: false }),
  },
  guards: {
    isLoaded: ({ context }) => context.place !== null,
    isThere: (_, place: ListedPlace | null) => place !== null,
    isSelected: ({ context }, { id }: ListedPlace) => context.id === id,
    isByHand: (_, by: MovedBy) => by === "hand",
  },
}).createMachine({
  id: "placesMap",
  type: "parallel",
  context: { id: null, place: null, isOffPage: false, marked: null, area: null, failure: "notLoaded", attempt: 0 },
  on: {
    "map.mark": { actions: assign(({ event }) => ({ marked: event.id })) },
    "map.areaShown": {
      // The visitor may have moved the map again while the list was loading.
      actions: assign(({ context: { area }, event }) => (isSearched(area, event.area) ? { area: null } : {})),
    },
    "map.moved": {
      guard: { type: "isByHand", params: ({ event }) => event.by },
      actions: assign(({ event }) => ({ area: event.bounds })),
    },
  },
  states: {
    surface: {
      initial: "loading",
      states: {
        loading: {
          description: "The code of the provider, its script or its style is loading.",
          on: {
            "map.ready": "ready",
            "map.failed": { target: "failed", actions: assign(({ event }) => ({ failure: event.failure })) },
          },
        },
        ready: {
          description: "The map is ready.",
          on: { "map.failed": { target: "failed", actions: assign(({ event }) => ({ failure: event.failure })) } },
        },
        failed: {
          description: "The map has failed. The list works without it.",
          on: {
            "map.retry": {
              target: "loading",
              actions: assign(({ context }) => ({ attempt: context.attempt + 1, area: null })),
            },
          },
        },
      },
    },
    selection: {
      initial: "none",
      on: {
        "map.select": {
          target: ".chosen",
          actions: { type: "select", params: ({ event }) => ({ id: event.id, place: event.place }) },
        },
        "map.clear": { target: ".none", actions: "drop" },
      },
      states: {
        none: { description: "No place is selected." },
        chosen: {
          description: "Decides whether the place has to be loaded.",
          always: [{ guard: "isLoaded", target: "located" }, { target: "loading" }],
        },
        loading: {
          description: "The place is not on the page: the content of its info window is loading.",
          invoke: {
            src: "loadPlace",
            input: ({ context }) => ({ id: context.id ?? "" }),
            onDone: [
              {
                guard: { type: "isThere", params: ({ event }) => event.output },
                target: "located",
                actions: { type: "take", params: ({ event }) => event.output },
              },
              { target: "none", actions: "drop" },
            ],
            onError: {
              target: "none",
              actions: [
                "drop",
                {
                  type: "log",
                  params: ({ event }) => ({ description: "A place of the map was not loaded.", ...event }),
                },
              ],
            },
          },
        },
        located: {
          description: "A place is selected. Its coordinates are looked up if it has none.",
          on: {
            "map.reloaded": {
              guard: { type: "isSelected", params: ({ event }) => event.place },
              actions: { type: "take", params: ({ event }) => event.place },
            },
          },
          invoke: {
            src: "lookup",
            id: "lookup",
            input: ({ context }) => ({ place: context.place }),
            // §8: a failure of the geocoder is only logged; the place stays selected in the list.
            onSnapshot: {
              guard: ({ event }) => event.snapshot.value === "failed",
              actions: {
                type: "log",
                params: ({ context }) => ({
                  description: "The geocoder did not answer for a place on the map.",
                  error: context.id,
                }),
              },
            },
            onError: {
              target: "none",
              actions: [
                "drop",
                { type: "log", params: ({ event }) => ({ description: "A place was not looked up.", ...event }) },
              ],
            },
          },
        },
      },
    },
  },
});
