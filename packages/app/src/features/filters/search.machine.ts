import { type ActorRefFrom, assign, emit, setup } from "xstate";

export type SearchEvent =
  | { readonly type: "search.type"; readonly text: string }
  /** Enter: whatever was typed counts now. */
  | { readonly type: "search.submit" }
  /** Something else than typing decides what stands in the box. */
  | { readonly type: "search.show"; readonly text: string };

export type SearchEmitted =
  /** The first letter of some. */
  | { readonly type: "search.typing" }
  /** No letter for a while: this is the text to search for. */
  | { readonly type: "search.paused"; readonly text: string };

/** Between two letters of one word; after more, the typing has paused. */
const TYPING_PAUSE_MS = 120;

/** The text in the search box of the top bar. The filters listen to what it emits. */
export const searchMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    /** @property text what stands in the box at first. @default nothing */
    input: {} as { readonly text?: string } | undefined,
  },
  actions: {
    takeText: assign(({ context, event }) => ({ text: "text" in event ? event.text : context.text })),
    emitTyping: emit({ type: "search.typing" }),
    emitPaused: emit(({ context }) => ({ type: "search.paused" as const, text: context.text })),
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: "search",
  context: ({ input }) => ({ text: input?.text ?? "" }),
  initial: "idle",
  on: { "search.show": { target: ".idle", actions: "takeText" } },
  states: {
    idle: {
      description: "Nothing is being typed.",
      on: { "search.type": { target: "typing", actions: ["takeText", "emitTyping"] } },
    },
    typing: {
      description: "Letters come; only the box follows them.",
      after: { typingPause: { target: "idle", actions: "emitPaused" } },
      on: {
        "search.type": { target: "typing", reenter: true, actions: "takeText" },
        "search.submit": { target: "idle", actions: "emitPaused" },
      },
    },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
