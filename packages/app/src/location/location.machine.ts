import type { Coordinates } from "@flaneur/domain";
import { type ActorRefFrom, assign, emit, setup } from "xstate";
import type { SessionEnd } from "../session/auth.events.ts";
import type { AuthRef } from "../session/auth.machine.ts";
import { type SessionEvent, sessionActor } from "../session/session.actor.ts";

/** The location that the visitor has confirmed. */
export interface ConfirmedLocation {
  readonly coordinates: Coordinates;
  /** The address, or null if it is unknown. */
  readonly address: string | null;
}

export type LocationEvent =
  | { readonly type: "location.confirm"; readonly location: ConfirmedLocation }
  | { readonly type: "location.forget" }
  /** Another tab has confirmed or removed a location. */
  | { readonly type: "location.follow"; readonly location: ConfirmedLocation | null }
  /** Opens the location dialog, whose machine is loaded with the code of the dialog. */
  | { readonly type: "location.openDialog" }
  | SessionEvent;

export type LocationEmitted =
  | { readonly type: "location.dialogRequested" }
  /** Emitted when the location was confirmed or removed in this tab, but not when it follows another tab. */
  | { readonly type: "location.changed"; readonly location: ConfirmedLocation | null };

type Change = { readonly event: { readonly location: ConfirmedLocation } };
const location = ({ event }: Change): ConfirmedLocation => event.location;

const CONFIRM = {
  target: "confirmed",
  actions: [
    { type: "take", params: location },
    { type: "emitChanged", params: location },
  ],
} as const;
const FOLLOW = {
  guard: { type: "isKnown", params: ({ event }: { event: { location: ConfirmedLocation | null } }) => event.location },
  target: "confirmed",
  actions: {
    type: "take",
    params: ({ event }: { event: { location: ConfirmedLocation | null } }) => event.location,
  },
} as const;
const FORGET = { target: "unset", actions: ["drop", { type: "emitChanged", params: null }] } as const;

/** The machine of the confirmed location (§3, §4). The location lasts as long as its tab. */
export const locationMachine = setup({
  types: {
    context: {} as { readonly location: ConfirmedLocation | null; readonly auth: AuthRef },
    events: {} as LocationEvent,
    emitted: {} as LocationEmitted,
    input: {} as { readonly auth: AuthRef },
  },
  actors: { session: sessionActor },
  actions: {
    take: assign((_, location: ConfirmedLocation | null) => ({ location })),
    drop: assign({ location: null }),
    emitChanged: emit((_, location: ConfirmedLocation | null) => ({ type: "location.changed" as const, location })),
  },
  guards: {
    isKnown: (_, location: ConfirmedLocation | null) => location !== null,
    isElsewhere: (_, end: SessionEnd) => end === "elsewhere",
  },
}).createMachine({
  id: "location",
  context: ({ input }) => ({ ...input, location: null }),
  // The end of the session removes the location, so that the next user of the browser does not see it.
  invoke: { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  on: { "location.openDialog": { actions: emit({ type: "location.dialogRequested" as const }) } },
  initial: "unset",
  states: {
    unset: {
      description: "No location is confirmed.",
      on: { "location.confirm": CONFIRM, "location.follow": FOLLOW },
    },
    confirmed: {
      description: "The location is known, and travel times are measured from it.",
      on: {
        "location.confirm": CONFIRM,
        "location.follow": [FOLLOW, { target: "unset", actions: "drop" }],
        "location.forget": FORGET,
        "session.end": [
          // The tab in which the session has ended reports the removal. This tab may learn of the end much later.
          { guard: { type: "isElsewhere", params: ({ event }) => event.end }, target: "unset", actions: "drop" },
          FORGET,
        ],
      },
    },
  },
});

export type LocationRef = ActorRefFrom<typeof locationMachine>;

/** Returns the confirmed point, or null. */
export const coordinatesOf = (location: LocationRef): Coordinates | null =>
  location.getSnapshot().context.location?.coordinates ?? null;
