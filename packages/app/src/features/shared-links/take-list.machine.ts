import { assign, fromPromise, setup } from "xstate";

export type TakeEvent =
  | { readonly type: "take.keep" }
  | { readonly type: "take.copy" }
  /** Another visitor has signed in. */
  | { readonly type: "take.reset" };

interface TakeContext {
  /** Why the last action failed. Null if it did not fail. */
  readonly error: unknown;
}

/** The machine of the buttons 'Save to my favorites' and 'Copy as my own list'. */
export const takeListMachine = setup({
  types: { context: {} as TakeContext, events: {} as TakeEvent },
  actors: {
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
  },
}).createMachine({
  id: "takeList",
  context: { error: null },
  initial: "idle",
  on: { "take.reset": { target: ".idle", actions: "clearError" } },
  states: {
    idle: {
      description: "The places were not saved from this page.",
      on: { "take.keep": "keeping", "take.copy": "copying" },
    },
    keeping: {
      entry: "clearError",
      description: "All places are being added to the favorites.",
      invoke: {
        src: "keep",
        onDone: "kept",
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
