import { assign, fromPromise, setup } from "xstate";

/** The stored text of a walk; null if no walk is saved. */
type Walk = string | null;

export type SavedWalkEvent =
  /** The visitor has changed the walk, or removes the saved walk. */
  { readonly type: "walk.save"; readonly walk: Walk } | { readonly type: "walk.retry" };

export interface SavedWalkContext {
  /** The last walk that was saved from this page. Undefined if none was. */
  readonly saved: Walk | undefined;
  /** The walk that is being saved. */
  readonly sent: Walk;
  /** The walk to save. It differs from `sent` if the visitor has changed the walk meanwhile. */
  readonly wanted: Walk;
  /** Why the last save has failed; null if it has not. */
  readonly error: unknown;
}

/** The machine that saves a walk with its list. Of the changes during a save, only the last one is saved afterwards. */
export const savedWalkMachine = setup({
  types: { context: {} as SavedWalkContext, events: {} as SavedWalkEvent },
  actors: {
    save: fromPromise<void, Walk>(() => {
      throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    storeWanted: assign((_, { walk }: { readonly walk: Walk }) => ({ wanted: walk })),
    send: assign(({ context }) => ({ sent: context.wanted, error: null })),
    storeSaved: assign(({ context }) => ({ saved: context.sent })),
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
  },
  guards: { isOutdated: ({ context }) => context.wanted !== context.sent },
}).createMachine({
  id: "savedWalk",
  context: { saved: undefined, sent: null, wanted: null, error: null },
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is being saved. After a failure, `error` is its reason.",
      on: {
        "walk.save": {
          target: "saving",
          actions: { type: "storeWanted", params: ({ event }) => event },
        },
        "walk.retry": "saving",
      },
    },
    saving: {
      description: "A walk is being saved.",
      entry: "send",
      invoke: {
        src: "save",
        input: ({ context }) => context.sent,
        onDone: [
          { guard: "isOutdated", target: "saving", reenter: true, actions: "storeSaved" },
          { target: "idle", actions: "storeSaved" },
        ],
        onError: {
          target: "idle",
          actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "walk.save": { actions: { type: "storeWanted", params: ({ event }) => event } } },
    },
  },
});
