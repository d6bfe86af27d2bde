import {
  type FilterState,
  isTooLong,
  MAX_SEARCH_LENGTH,
  MIN_SUGGESTED_LENGTH,
  type SearchAnswer,
  TYPING_PAUSE_MS,
} from "@flaneur/domain";
import type { FoundSuggestions } from "@flaneur/ui/search-suggestions";
import { assign, type SnapshotFrom, sendTo, setup } from "xstate";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";

/** A text, and the filters that its suggestions are added to. */
export interface SuggestQuery {
  readonly text: string;
  readonly filters: FilterState;
}

/** Suggestions, and what the Enter key does with their text. */
interface Found extends FoundSuggestions {
  readonly answer: SearchAnswer;
}

/** What the graph returns for a text. */
export type SuggestResult = Omit<Found, "typed">;

/** Loads the suggestions for one text. */
export const suggestionsMachine = createQueryMachine<SuggestQuery, SuggestResult>(RETRY_ONCE);

export type SuggestEvent =
  | ({ readonly type: "suggest.type" } & SuggestQuery)
  /** The text changed, but not by typing. */
  | { readonly type: "suggest.textReplaced" }
  /** The visitor requested suggestions for the text in the field. */
  | ({ readonly type: "suggest.open" } & SuggestQuery)
  /** The visitor pressed Enter: the suggestions for the text are loaded at once, unless they are known. */
  | ({ readonly type: "suggest.submit" } & SuggestQuery)
  /** The visitor pressed Escape or Enter, or left the field. */
  | { readonly type: "suggest.close" }
  /** An arrow key marked a row. */
  | { readonly type: "suggest.mark"; readonly index: number }
  | { readonly type: "suggest.retry" };

interface SuggestContext {
  readonly query: SuggestQuery | null;
  /**
   * The last suggestions. Null before the first are loaded, if the text is too short or too long, and after the text
   * was replaced.
   */
  readonly found: Found | null;
  readonly failed: boolean;
  /** The index of the marked row, or null. */
  readonly marked: number | null;
}

const NOTHING = { query: null, found: null, failed: false, marked: null } as const;

/** How long suggestions are shown before screen readers announce their number, in milliseconds. */
const ANNOUNCEMENT_MS = 500;

type Loaded = { readonly event: { readonly snapshot: SnapshotFrom<typeof suggestionsMachine> } };
const loaded = ({ event }: Loaded) => event.snapshot;

const isSuggested = (text: string): boolean =>
  text.trim().length >= MIN_SUGGESTED_LENGTH && !isTooLong(text, MAX_SEARCH_LENGTH);

/** The machine of the suggestions below the search box. Each new text cancels the request of the earlier one. */
export const suggestMachine = setup({
  types: {
    context: {} as SuggestContext,
    events: {} as SuggestEvent,
    children: {} as { query: "suggestions" },
  },
  actors: { suggestions: suggestionsMachine },
  actions: {
    storeText: assign(({ event }) =>
      "text" in event
        ? { query: { text: event.text.trim(), filters: event.filters }, failed: false, marked: null }
        : {},
    ),
    storeLoaded: assign(({ context }, { context: { result, failure } }: SnapshotFrom<typeof suggestionsMachine>) => {
      const found =
        result === null || context.query === null ? context.found : { typed: context.query.text, ...result };
      // The mark is the index of a row. It does not apply to the rows of another text.
      const marked = found?.typed === context.found?.typed ? context.marked : null;
      return { found, failed: failure !== null, marked };
    }),
    forget: assign(NOTHING),
    mark: assign(({ event }) => ({ marked: event.type === "suggest.mark" ? event.index : null })),
    unmark: assign({ marked: null }),
    fail: assign({ failed: true }),
    retry: sendTo("query", { type: "query.retry" }),
    recover: assign({ failed: false, marked: null }),
  },
  guards: {
    isSuggested: ({ event }) => "text" in event && isSuggested(event.text),
    isKnown: ({ context: { found }, event }) => "text" in event && found?.typed === event.text.trim(),
    hasFailed: ({ context: { failed } }) => failed,
    isSettled: (_, snapshot: SnapshotFrom<typeof suggestionsMachine>) =>
      snapshot.context.result !== null || (snapshot.context.failure !== null && !snapshot.hasTag("pending")),
  },
  delays: { typingPause: TYPING_PAUSE_MS, announcement: ANNOUNCEMENT_MS },
}).createMachine({
  id: "suggest",
  type: "parallel",
  context: NOTHING,
  states: {
    list: {
      initial: "closed",
      on: {
        "suggest.type": [{ guard: "isSuggested", target: ".open" }, { target: ".closed" }],
        "suggest.open": [{ guard: "isSuggested", target: ".open" }, { target: ".closed" }],
        "suggest.textReplaced": ".closed",
        "suggest.submit": ".closed",
        "suggest.close": ".closed",
      },
      states: {
        closed: { description: "The list is closed. Suggestions that are pending may still load.", entry: "unmark" },
        open: {
          tags: "open",
          description: "The list is open, if there is anything to show.",
          on: { "suggest.mark": { actions: "mark" } },
        },
      },
    },
    query: {
      initial: "idle",
      on: {
        "suggest.type": [
          { guard: "isSuggested", target: ".pausing", actions: "storeText" },
          { target: ".idle", actions: "forget" },
        ],
        "suggest.open": [
          { guard: "isSuggested", target: ".requested", actions: "storeText" },
          { target: ".idle", actions: "forget" },
        ],
        "suggest.submit": [{ guard: "isKnown" }, { guard: "isSuggested", target: ".requested", actions: "storeText" }],
        "suggest.textReplaced": { target: ".idle", actions: "forget" },
      },
      states: {
        idle: {
          description: "The text is too short or too long, or was not typed, or an unexpected error occurred.",
          on: { "suggest.retry": { guard: "hasFailed", target: "requested", actions: "recover" } },
        },
        pausing: {
          description: "The visitor is typing: suggestions are loaded after a pause. The earlier ones stay.",
          after: { typingPause: "requested" },
        },
        requested: {
          description: "The suggestions are being loaded, or are loaded. Leaving the state cancels the request.",
          initial: "pending",
          invoke: {
            src: "suggestions",
            id: "query",
            input: ({ context: { query } }) => {
              if (query === null) throw new Error("Suggestions are loaded only for a text.");
              return { variables: query };
            },
            onSnapshot: {
              guard: { type: "isSettled", params: loaded },
              target: ".settled",
              actions: { type: "storeLoaded", params: loaded },
            },
            onError: { target: "idle", actions: "fail" },
          },
          on: { "suggest.retry": { target: ".pending", actions: ["recover", "retry"] } },
          states: {
            pending: { description: "The first reply is pending." },
            settled: {
              description: "The suggestions or the failure are shown. Each reply restarts the wait.",
              after: { announcement: "announced" },
            },
            announced: { tags: "announced", description: "Screen readers announce the number of suggestions." },
          },
        },
      },
    },
  },
});
