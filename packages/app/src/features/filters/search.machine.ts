import { type ParisTime, type SuggestedFilters, TYPING_PAUSE_MS } from "@flaneur/domain";
import { type ActorRefFrom, assign, emit, setup } from "xstate";

/** What the visitor chose from the suggestions: filters, and a text that stays a search. */
export interface AppliedSuggestion extends Pick<SuggestedFilters, "meanings" | "rest"> {
  /** The current minute in Paris, since 'open late' is a time of today. */
  readonly now: ParisTime;
}

export type SearchEvent =
  | { readonly type: "search.type"; readonly text: string }
  /** The visitor pressed Enter: the search starts at once. */
  | { readonly type: "search.submit" }
  /** The text changed, but not by typing. */
  | { readonly type: "search.show"; readonly text: string }
  /** The filters have started, and listen. Their text is shown, unless the visitor has already typed another one. */
  | { readonly type: "search.begin"; readonly text: string }
  /** The visitor chose a suggestion. The filters then send `search.show` with the search that is left. */
  | ({ readonly type: "search.apply" } & AppliedSuggestion);

export type SearchEmitted =
  /** Emitted when the visitor starts to type. */
  | { readonly type: "search.typing" }
  /** Emitted with the text to search for, when the typing has paused or Enter was pressed. */
  | { readonly type: "search.paused"; readonly text: string }
  | ({ readonly type: "search.applied" } & AppliedSuggestion);

interface SearchContext {
  readonly text: string;
  /** Whether the visitor typed the text and has not submitted it. */
  readonly typed: boolean;
  /**
   * `waiting` until a text is typed or shown. `typedEarly` if the visitor has typed before the filters have started, on
   * a page that is not completely hydrated: the filters have not received the text. `begun` afterwards.
   */
  readonly phase: "waiting" | "typedEarly" | "begun";
  /**
   * The suggestion that the visitor chose before the filters have started: the filters have not received it. Null
   * without such a suggestion.
   */
  readonly appliedEarly: AppliedSuggestion | null;
}

/** The machine of the search box in the top bar. The filters listen to the events that it emits. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    /** @property text The initial text. @default '' */
    input: {} as { readonly text?: string } | undefined,
  },
  actions: {
    storeText: assign(({ context, event }) => ({
      text: "text" in event ? event.text : context.text,
      typed: event.type === "search.type",
      phase: event.type === "search.type" && context.phase !== "begun" ? "typedEarly" : "begun",
      appliedEarly: null,
    })),
    storeApplied: assign((_, suggestion: AppliedSuggestion) => ({ typed: false, appliedEarly: suggestion })),
    begin: assign({ phase: "begun", appliedEarly: null }),
    /** The visitor submitted the text: suggestions are no longer needed. */
    finish: assign({ typed: false }),
    emitTyping: emit({ type: "search.typing" }),
    emitApplied: emit((_, suggestion: AppliedSuggestion) => ({ type: "search.applied" as const, ...suggestion })),
    emitAppliedEarly: emit(({ context: { appliedEarly } }) => {
      if (appliedEarly === null) throw new Error("No suggestion was chosen before the filters have started.");
      return { type: "search.applied" as const, ...appliedEarly };
    }),
    emitPaused: emit(({ context }) => ({ type: "search.paused" as const, text: context.text })),
  },
  guards: {
    hasBegun: ({ context }) => context.phase === "begun",
    isAppliedEarly: ({ context }) => context.appliedEarly !== null,
    isTypedEarly: ({ context }) => context.phase === "typedEarly",
  },
  delays: { typingPause: TYPING_PAUSE_MS },
}).createMachine({
  id: "search",
  context: ({ input }) => ({ text: input?.text ?? "", typed: false, phase: "waiting", appliedEarly: null }),
  initial: "idle",
  on: {
    "search.show": { target: ".idle", actions: "storeText" },
    "search.apply": [
      {
        guard: "hasBegun",
        target: ".idle",
        actions: [
          "finish",
          { type: "emitApplied", params: ({ event: { meanings, rest, now } }) => ({ meanings, rest, now }) },
        ],
      },
      {
        target: ".idle",
        actions: { type: "storeApplied", params: ({ event: { meanings, rest, now } }) => ({ meanings, rest, now }) },
      },
    ],
  },
  states: {
    idle: {
      description: "The visitor does not type.",
      on: {
        "search.begin": [
          { guard: "isAppliedEarly", actions: ["emitAppliedEarly", "begin"] },
          { guard: "isTypedEarly", actions: ["begin", "emitPaused"] },
          { target: "idle", actions: "storeText" },
        ],
        "search.type": { target: "typing", actions: ["storeText", "emitTyping"] },
        "search.submit": { actions: "finish" },
      },
    },
    typing: {
      description: "The visitor types. Only the box shows the new letters.",
      after: { typingPause: { target: "idle", actions: "emitPaused" } },
      on: {
        "search.begin": [
          { guard: "isTypedEarly", actions: ["begin", "emitTyping"] },
          { target: "idle", actions: "storeText" },
        ],
        "search.type": { target: "typing", reenter: true, actions: "storeText" },
        "search.submit": { target: "idle", actions: ["finish", "emitPaused"] },
      },
    },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
