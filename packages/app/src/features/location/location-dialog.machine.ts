import { type AddressSuggestion, type Coordinates, withCity } from "@flaneur/domain";
import { assign, fromPromise, setup } from "xstate";
import type { AddressMatch, GeocodedAddress, GeocodingQuery } from "../../location/geocoder.ts";
import type { ConfirmedLocation } from "../../location/location.machine.ts";
import type { DetectedPosition, Detection } from "./detection.ts";

/** What the dialog shows on its map, and confirms. */
export interface LocationPoint {
  readonly coordinates: Coordinates;
  /** Metres around a detected point; null for an address. */
  readonly accuracy: number | null;
  readonly match: AddressMatch;
}

/** Why an address was not found (§5, §8). */
export type AddressFault = "empty" | "notFound" | "failed";

export type LocationDialogEvent =
  /** @property known the confirmed location; without one the browser is asked. */
  | { readonly type: "dialog.open"; readonly known: ConfirmedLocation | null }
  /** 'Cancel', the cross, Escape, the backdrop: all of it is forgotten (§4). */
  | { readonly type: "dialog.close" }
  | { readonly type: "dialog.enterAddress" }
  | { readonly type: "dialog.detect" }
  | { readonly type: "dialog.edit"; readonly text: string }
  | { readonly type: "dialog.find" }
  /** The arrow keys go through the suggestions. @property index null for none of them. */
  | { readonly type: "dialog.mark"; readonly index: number | null }
  | { readonly type: "dialog.take"; readonly suggestion: AddressSuggestion }
  /** Escape closes the list first. */
  | { readonly type: "dialog.dismiss" }
  | { readonly type: "dialog.confirm" };

export interface LocationDialogContext {
  readonly point: LocationPoint | null;
  readonly address: string | null;
  /** What was typed by hand. */
  readonly text: string;
  /** What the text may be the beginning of. */
  readonly suggestions: readonly AddressSuggestion[];
  /** Which of them is marked. */
  readonly marked: number | null;
  readonly fault: AddressFault | null;
  /** Impossible where a browser cannot. Who has refused may be asked again. */
  readonly detection: "possible" | "impossible";
}

const NO_SUGGESTIONS = { suggestions: [], marked: null } as const;
const CLEAN: LocationDialogContext = {
  ...NO_SUGGESTIONS,
  point: null,
  address: null,
  text: "",
  fault: null,
  detection: "possible",
};

/** How long after the last key suggestions are loaded. */
const SUGGESTION_DELAY_MS = 150;

/** Longer than the browser itself may take: a question that nobody answers has no end of its own. */
const DETECTION_MS = 20_000;

/** How long it takes as a rule, at most. */
const SLOW_MS = 5_000;

const isDetected = (detection: Detection): detection is DetectedPosition => typeof detection !== "string";

const missing = (name: string) => () => {
  throw new Error(`The actor '${name}' is missing. Provide it where the machine is created.`);
};

const MANUAL = { target: "#locationDialog.manual" } as const;

/** The location dialog (§2, §4, §5): a point by detection or by address, until it is confirmed. */
export const locationDialogMachine = setup({
  types: {
    context: {} as LocationDialogContext,
    events: {} as LocationDialogEvent,
  },
  actors: {
    detect: fromPromise<Detection>(missing("detect")),
    geocode: fromPromise<GeocodedAddress | null, GeocodingQuery>(missing("geocode")),
    suggest: fromPromise<readonly AddressSuggestion[], { readonly typed: string }>(missing("suggest")),
    /** Tells the server of the new location (§7), which stores nothing. */
    updateTravelTime: fromPromise<void, { readonly coordinates: Coordinates }>(missing("updateTravelTime")),
  },
  actions: {
    begin: assign((_, known: ConfirmedLocation | null) => ({
      ...CLEAN,
      point: known === null ? null : { coordinates: known.coordinates, accuracy: null, match: "exact" },
      address: known?.address ?? null,
    })),
    reset: assign(CLEAN),
    takeDetected: assign((_, detection: Detection) => ({
      point: isDetected(detection) ? { ...detection, match: "exact" } : null,
      address: null,
    })),
    takeFound: assign((_, found: GeocodedAddress | null) => ({
      point: found && { coordinates: found.coordinates, accuracy: null, match: found.match },
      address: found?.formattedAddress ?? null,
    })),
    takeAddress: assign((_, found: GeocodedAddress | null) => ({ address: found?.formattedAddress ?? null })),
    noteImpossible: assign({ detection: "impossible" }),
    edit: assign((_, text: string) => ({ text, fault: null, marked: null })),
    showSuggestions: assign((_, suggestions: readonly AddressSuggestion[]) => ({ suggestions, marked: null })),
    hideSuggestions: assign(NO_SUGGESTIONS),
    mark: assign((_, marked: number | null) => ({ marked })),
    takeSuggestion: assign((_, { text, address, coordinates, isApproximate }: AddressSuggestion) => ({
      ...NO_SUGGESTIONS,
      point: { coordinates, accuracy: null, match: isApproximate ? ("estimated" as const) : ("exact" as const) },
      address,
      text,
      fault: null,
    })),
    fault: assign((_, fault: AddressFault) => ({ fault })),
    forgetPoint: assign({ point: null, address: null, fault: null }),
    /** Provided by the host: the location is confirmed. */
    confirm: (_, _location: ConfirmedLocation | null) => {},
    /** Provided by the host. The position is no part of what is logged. */
    log: (_, _failed: { readonly description: string; readonly error: unknown }) => {},
  },
  guards: {
    isKnown: (_, known: ConfirmedLocation | null) => known !== null,
    isDetected: (_, detection: Detection) => isDetected(detection),
    isImpossible: (_, detection: Detection) => detection === "unsupported",
    isEmpty: ({ context }) => context.text.trim() === "",
    isBlank: (_, text: string) => text.trim() === "",
    isFound: (_, found: GeocodedAddress | null) => found !== null,
    hasAddress: ({ context }) => context.address !== null,
    mayDetect: ({ context }) => context.detection === "possible",
  },
}).createMachine({
  id: "locationDialog",
  context: CLEAN,
  initial: "closed",
  on: {
    "dialog.open": [
      {
        guard: { type: "isKnown", params: ({ event }) => event.known },
        target: ".point",
        actions: { type: "begin", params: ({ event }) => event.known },
      },
      { target: ".detecting", actions: { type: "begin", params: null } },
    ],
  },
  states: {
    closed: { description: "Nothing is shown, and nothing of the last time is left.", entry: "reset" },
    detecting: {
      description: "The browser is asked where it is.",
      invoke: {
        src: "detect",
        onDone: [
          {
            guard: { type: "isDetected", params: ({ event }) => event.output },
            target: "point",
            actions: { type: "takeDetected", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isImpossible", params: ({ event }) => event.output },
            ...MANUAL,
            actions: "noteImpossible",
          },
          MANUAL,
        ],
        onError: MANUAL,
      },
      after: { [DETECTION_MS]: MANUAL },
      on: { "dialog.close": "closed", "dialog.enterAddress": MANUAL },
      initial: "usual",
      states: {
        usual: { description: "As long as it usually takes.", after: { [SLOW_MS]: "slow" } },
        slow: { description: "It takes long: typing is quicker." },
      },
    },
    point: {
      description: "A point is known, with its address as soon as there is one. It can be confirmed at once.",
      type: "parallel",
      on: {
        "dialog.close": "closed",
        "dialog.enterAddress": { ...MANUAL, actions: "forgetPoint" },
      },
      onDone: {
        target: "closed",
        actions: {
          type: "confirm",
          params: ({ context: { point, address } }) => point && { coordinates: point.coordinates, address },
        },
      },
      states: {
        address: {
          initial: "starting",
          states: {
            starting: {
              description: "An address that was typed is known already.",
              always: [{ guard: "hasAddress", target: "settled" }, { target: "resolving" }],
            },
            resolving: {
              description: "The address of the point is looked up.",
              invoke: {
                src: "geocode",
                input: ({ context }) => ({ coordinates: context.point?.coordinates ?? NOWHERE }),
                onDone: { target: "settled", actions: { type: "takeAddress", params: ({ event }) => event.output } },
                // Only logged (§8): the point is as good.
                onError: {
                  target: "settled",
                  actions: {
                    type: "log",
                    params: ({ event }) => ({ description: "The address was not found.", error: event.error }),
                  },
                },
              },
            },
            settled: { description: "The address is known, or will not be.", type: "final" },
          },
        },
        decision: {
          initial: "open",
          states: {
            open: { description: "Whether it is the right one is not said yet.", on: { "dialog.confirm": "updating" } },
            updating: {
              description: "The travel times from there are computed. Where that fails, the listing says so itself.",
              invoke: {
                src: "updateTravelTime",
                input: ({ context }) => ({ coordinates: context.point?.coordinates ?? NOWHERE }),
                onDone: "made",
                onError: {
                  target: "made",
                  actions: {
                    type: "log",
                    params: ({ event }) => ({ description: "The travel times were not updated.", error: event.error }),
                  },
                },
              },
            },
            made: { description: "It is confirmed.", type: "final" },
          },
        },
      },
    },
    manual: {
      description: "An address is entered by hand.",
      initial: "editing",
      on: {
        "dialog.close": "closed",
        "dialog.detect": { guard: "mayDetect", target: "detecting", actions: "forgetPoint" },
      },
      states: {
        editing: {
          description: "The address is typed. Suggestions stay until there are others.",
          initial: "resting",
          exit: "hideSuggestions",
          on: {
            "dialog.edit": [
              {
                guard: { type: "isBlank", params: ({ event }) => event.text },
                target: ".resting",
                actions: [{ type: "edit", params: ({ event }) => event.text }, "hideSuggestions"],
              },
              { target: ".waiting", actions: { type: "edit", params: ({ event }) => event.text } },
            ],
            "dialog.mark": { actions: { type: "mark", params: ({ event }) => event.index } },
            "dialog.dismiss": { target: ".resting", actions: "hideSuggestions" },
            "dialog.take": {
              target: "#locationDialog.point",
              actions: { type: "takeSuggestion", params: ({ event }) => event.suggestion },
            },
            "dialog.find": [
              { guard: "isEmpty", actions: { type: "fault", params: "empty" } },
              { target: "finding", actions: "forgetPoint" },
            ],
          },
          states: {
            resting: { description: "Nothing is typed just now." },
            waiting: {
              description: "A key was pressed just now.",
              after: { [SUGGESTION_DELAY_MS]: "suggesting" },
            },
            suggesting: {
              description: "The server is asked what the text may be the beginning of.",
              invoke: {
                src: "suggest",
                input: ({ context }) => ({ typed: context.text }),
                onDone: {
                  target: "resting",
                  actions: { type: "showSuggestions", params: ({ event }) => event.output },
                },
                // Without suggestions the address can be looked up all the same.
                onError: {
                  target: "resting",
                  actions: [
                    "hideSuggestions",
                    {
                      type: "log",
                      params: ({ event }) => ({ description: "There are no suggestions.", error: event.error }),
                    },
                  ],
                },
              },
            },
          },
        },
        finding: {
          description: "The geocoder is asked for the address.",
          invoke: {
            src: "geocode",
            input: ({ context }) => ({ address: withCity(context.text) }),
            onDone: [
              {
                guard: { type: "isFound", params: ({ event }) => event.output },
                target: "#locationDialog.point",
                actions: { type: "takeFound", params: ({ event }) => event.output },
              },
              { target: "editing", actions: { type: "fault", params: "notFound" } },
            ],
            onError: { target: "editing", actions: { type: "fault", params: "failed" } },
          },
        },
      },
    },
  },
});

const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };
