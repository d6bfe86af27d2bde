import { assign, fromPromise, setup } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";

export type TakeEvent = { readonly type: "take.keep" } | { readonly type: "take.copy" } | IntentEvent | SessionEvent;

interface TakeInput {
  readonly auth: AuthRef;
  /** The last part of the link to the list. */
  readonly token: string;
}

interface TakeContext extends TakeInput {
  /** Whether all places were saved from this page. */
  readonly isKept: boolean;
  /** Why the last action failed. Null if it did not fail. */
  readonly error: unknown;
}

/** The machine of the buttons 'Save to my favorites' and 'Copy as my own list'. */
export const takeListMachine = setup({
  types: { context: {} as TakeContext, input: {} as TakeInput, events: {} as TakeEvent },
  actors: {
    intent: intentActor,
    session: sessionActor,
    /** Adds all places to the favorites. */
    keep: fromPromise<void>(() => {
      throw new Error("The actor 'keep' is missing. Provide it where the machine is created.");
    }),
    /** Creates a list of the visitor, and opens it. */
    copy: fromPromise<void>(() => {
      throw new Error("The actor 'copy' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    clearError: assign({ error: null }),
    forgetUser: assign({ isKept: false, error: null }),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    /** Whether the visitor has signed in to take this list in this way. */
    isIntended: ({ context: { token }, event }, as: "favorites" | "list") => {
      if (event.type !== "intent.resume") return false;
      const { intent } = event;
      return intent.kind === "takeList" && intent.token === token && intent.as === as;
    },
  },
}).createMachine({
  id: "takeList",
  context: ({ input }) => ({ ...input, isKept: false, error: null }),
  initial: "idle",
  invoke: [
    // Both are optional. If they fail, the visitor presses the button again after signing in, and 'Saved' stays after
    // signing out.
    { src: "intent", input: ({ context: { auth } }) => ({ auth }), onError: {} },
    { src: "session", input: ({ context: { auth } }) => ({ auth }), onError: {} },
  ],
  on: {
    // The next visitor has other favorites.
    "session.end": { target: ".idle", actions: "forgetUser" },
    "session.begin": {},
  },
  states: {
    idle: {
      description: "The places were not saved from this page.",
      always: { guard: "isKept", target: "kept" },
      on: {
        "take.keep": "keeping",
        "take.copy": "copying",
        "intent.resume": [
          { guard: { type: "isIntended", params: "favorites" }, target: "keeping" },
          { guard: { type: "isIntended", params: "list" }, target: "copying" },
        ],
      },
    },
    keeping: {
      entry: "clearError",
      description: "All places are being added to the favorites.",
      invoke: {
        src: "keep",
        onDone: { target: "kept", actions: assign({ isKept: true }) },
        onError: { target: "idle", actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    kept: { description: "All places are favorites.", on: { "take.copy": "copying" } },
    copying: {
      entry: "clearError",
      description: "The list is being copied.",
      invoke: {
        src: "copy",
        onDone: "idle",
        onError: { target: "idle", actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
