import { type ActorRefFrom, assign, emit, setup } from "xstate";

export type SearchEvent =
  | { readonly type: "search.type"; readonly text: string }
  /** The visitor pressed Enter: the search starts at once. */
  | { readonly type: "search.submit" }
  /** The text changed, but not by typing. */
  | { readonly type: "search.show"; readonly text: string };

export type SearchEmitted =
  /** Emitted when the visitor starts to type. */
  | { readonly type: "search.typing" }
  /** Emitted with the text to search for, when the typing has paused or Enter was pressed. */
  | { readonly type: "search.paused"; readonly text: string };

/** How long after the last letter the typing counts as paused, in milliseconds. */
const TYPING_PAUSE_MS = 120;

/** The machine of the search box in the top bar. The filters listen to the events that it emits. */
export const searchMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    /** @property text The initial text. @default '' */
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
      description: "The visitor does not type.",
      on: { "search.type": { target: "typing", actions: ["takeText", "emitTyping"] } },
    },
    typing: {
      description: "The visitor types. Only the box shows the new letters.",
      after: { typingPause: { target: "idle", actions: "emitPaused" } },
      on: {
        "search.type": { target: "typing", reenter: true, actions: "takeText" },
        "search.submit": { target: "idle", actions: "emitPaused" },
      },
    },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
