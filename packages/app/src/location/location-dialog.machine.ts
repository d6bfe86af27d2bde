import { type Coordinates, withCity } from "@flaneur/domain";
import { CLEAN, locationDialogSetup } from "./location-dialog.setup.ts";

/** The pause after the last key before suggestions are loaded, in milliseconds. */
const SUGGESTION_DELAY_MS = 150;
/** The timeout of the detection, in milliseconds. A browser does not respond if the visitor ignores its prompt. */
const DETECTION_MS = 20_000;
/** How long a detection runs before it counts as slow, in milliseconds. */
const SLOW_MS = 5_000;

const MANUAL = { target: "#locationDialog.manual" } as const;

const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

const log = ({ description }: { readonly description: string }) =>
  ({
    type: "log",
    params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ description, error: event.error }),
  }) as const;

/** The machine of the location dialog (§2, §4, §5). It finds a point by detection or by address. */
export const locationDialogMachine = locationDialogSetup.createMachine({
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
    closed: { description: "The dialog is closed, and its state is empty.", entry: "reset" },
    detecting: {
      description: "The browser detects the position.",
      invoke: {
        src: "detect",
        onDone: [
          {
            guard: { type: "isDetected", params: ({ event }) => event.output },
            target: "point",
            actions: { type: "storeDetected", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isImpossible", params: ({ event }) => event.output },
            ...MANUAL,
            actions: "markImpossible",
          },
          MANUAL,
        ],
        onError: MANUAL,
      },
      after: { [DETECTION_MS]: MANUAL },
      on: { "dialog.close": "closed", "dialog.enterAddress": MANUAL },
      initial: "usual",
      states: {
        usual: { description: "The detection takes the usual time.", after: { [SLOW_MS]: "slow" } },
        slow: { description: "The detection is slow: the dialog suggests typing an address." },
      },
    },
    point: {
      description: "A point is known and can be confirmed, even before its address is loaded.",
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
              description: "Skips the lookup if the address is already known: typed, or stored with the location.",
              always: [{ guard: "hasAddress", target: "settled" }, { target: "resolving" }],
            },
            resolving: {
              description: "The address of the point is looked up.",
              invoke: {
                src: "geocode",
                input: ({ context }) => ({ coordinates: context.point?.coordinates ?? NOWHERE }),
                onDone: { target: "settled", actions: { type: "storeAddress", params: ({ event }) => event.output } },
                // A failure is only logged (§8): the point can be confirmed without an address.
                onError: {
                  target: "settled",
                  actions: log({ description: "The address could not be loaded." }),
                },
              },
            },
            settled: { description: "The address is loaded or has failed to load.", type: "final" },
          },
        },
        decision: {
          initial: "open",
          states: {
            open: { description: "The visitor has not confirmed the point yet.", on: { "dialog.confirm": "updating" } },
            updating: {
              description: "The server is informed of the confirmed point. A failure is only logged.",
              invoke: {
                src: "updateTravelTime",
                input: ({ context }) => ({ coordinates: context.point?.coordinates ?? NOWHERE }),
                onDone: "made",
                onError: {
                  target: "made",
                  actions: log({ description: "The travel times were not updated." }),
                },
              },
            },
            made: { description: "The location is confirmed.", type: "final" },
          },
        },
      },
    },
    manual: {
      description: "The visitor enters an address.",
      initial: "editing",
      on: {
        "dialog.close": "closed",
        "dialog.detect": { guard: "mayDetect", target: "detecting", actions: "forgetPoint" },
      },
      states: {
        editing: {
          description: "The visitor types the address. Suggestions stay until new ones are loaded.",
          initial: "resting",
          exit: "hideSuggestions",
          on: {
            "dialog.edit": [
              {
                guard: { type: "hasNoSuggestions", params: ({ event }) => event.text },
                target: ".resting",
                actions: [{ type: "edit", params: ({ event }) => event.text }, "hideSuggestions"],
              },
              { target: ".waiting", actions: { type: "edit", params: ({ event }) => event.text } },
            ],
            "dialog.mark": { actions: { type: "mark", params: ({ event }) => event.index } },
            "dialog.dismiss": { target: ".resting", actions: "hideSuggestions" },
            "dialog.take": {
              target: "#locationDialog.point",
              actions: { type: "storeSuggestion", params: ({ event }) => event.suggestion },
            },
            "dialog.find": [
              { guard: "isEmpty", actions: { type: "fault", params: "empty" } },
              { target: "finding", actions: "forgetPoint" },
            ],
          },
          states: {
            resting: { description: "No suggestions are pending." },
            waiting: {
              description: "The visitor is typing: suggestions are loaded after a pause.",
              after: { [SUGGESTION_DELAY_MS]: "suggesting" },
            },
            suggesting: {
              description: "Suggestions for the text are being loaded.",
              invoke: {
                src: "suggest",
                input: ({ context }) => ({ typed: context.text }),
                onDone: {
                  target: "resting",
                  actions: { type: "showSuggestions", params: ({ event }) => event.output },
                },
                // A failure is only logged: the address can be looked up without suggestions.
                onError: {
                  target: "resting",
                  actions: ["hideSuggestions", log({ description: "The suggestions could not be loaded." })],
                },
              },
            },
          },
        },
        finding: {
          description: "The geocoder looks up the address.",
          invoke: {
            src: "geocode",
            input: ({ context }) => ({ address: withCity(context.text) }),
            onDone: [
              {
                guard: { type: "isFound", params: ({ event }) => event.output },
                target: "#locationDialog.point",
                actions: { type: "storeFound", params: ({ event }) => event.output },
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
