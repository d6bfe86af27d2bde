import type { Coordinates } from "@flaneur/domain";
import { type ActorRefFrom, assign, emit, setup } from "xstate";
import type { AuthRef } from "../session/auth.machine.ts";
import { type SessionEvent, sessionActor } from "../session/session.actor.ts";

/** Where someone has said that they are. */
export interface ConfirmedLocation {
  readonly coordinates: Coordinates;
  /** Null where nobody knows one. */
  readonly address: string | null;
}

export type LocationEvent =
  | { readonly type: "location.confirm"; readonly location: ConfirmedLocation }
  | { readonly type: "location.forget" }
  /** Another tab of ours has confirmed one, or forgotten it. */
  | { readonly type: "location.follow"; readonly location: ConfirmedLocation | null }
  /** The dialog is to be shown. Its machine comes with its code. */
  | { readonly type: "location.ask" }
  | SessionEvent;

export type LocationEmitted =
  | { readonly type: "location.asked" }
  /** Confirmed or forgotten in this tab: the others are to follow. */
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

/** The confirmed location (§3, §4). It lives as long as the page: nothing of it is stored. */
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
  guards: { isKnown: (_, location: ConfirmedLocation | null) => location !== null },
}).createMachine({
  id: "location",
  context: ({ input }) => ({ ...input, location: null }),
  // Whoever signs out leaves nothing behind for the next person at the same screen.
  invoke: { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  on: { "location.ask": { actions: emit({ type: "location.asked" as const }) } },
  initial: "unset",
  states: {
    unset: {
      description: "Nobody has said where they are.",
      on: { "location.confirm": CONFIRM, "location.follow": FOLLOW },
    },
    confirmed: {
      description: "The location is known, and travel times are measured from it.",
      on: {
        "location.confirm": CONFIRM,
        "location.follow": [FOLLOW, { target: "unset", actions: "drop" }],
        "location.forget": FORGET,
        "session.end": FORGET,
      },
    },
  },
});

export type LocationRef = ActorRefFrom<typeof locationMachine>;

/** The confirmed point, as it is now; null without. */
export const coordinatesOf = (location: LocationRef): Coordinates | null =>
  location.getSnapshot().context.location?.coordinates ?? null;
