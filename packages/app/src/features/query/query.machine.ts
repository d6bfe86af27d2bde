import { assertEvent, assign, fromCallback, setup } from "xstate";

/** What the actor that asks sends back. A stale answer comes from the cache while a newer one is on its way. */
export type QueryReply<Answer> =
  | { readonly type: "answered"; readonly answer: Answer; readonly stale: boolean }
  | { readonly type: "failed"; readonly message: string };

export type QueryEvent<Question, Answer> =
  | { readonly type: "ask"; readonly question: Question }
  /** Another question is being thought of: the one before is given up, and what is there stays as it is. */
  | { readonly type: "hold" }
  | { readonly type: "retry" }
  | QueryReply<Answer>;

export interface QueryContext<Question, Answer> {
  readonly question: Question;
  /** The last answer, kept while a newer one is on its way. */
  readonly answer: Answer | null;
  /** Why the last try failed; null as soon as one succeeds. */
  readonly message: string | null;
  /** Failures in a row. */
  readonly failures: number;
}

const RETRY_BASE_MS = 2_000;
const RETRY_CAP_MS = 30_000;

/**
 * One question at a time, the newest. Asking anew stops the actor of the question before, so that a late answer to an
 * old question has nowhere to arrive. Old answers stay until the new one is there, and a failure is tried again by
 * itself with growing pauses.
 */
export function createQueryMachine<Question, Answer>() {
  return setup({
    types: {
      context: {} as QueryContext<Question, Answer>,
      events: {} as QueryEvent<Question, Answer>,
      input: {} as { readonly question: Question },
    },
    actors: {
      /** Asks the question it is given and sends QueryReply events, until stopped. */
      ask: fromCallback<QueryEvent<Question, Answer>, { readonly question: Question }>(() => {
        throw new Error("the actor 'ask' is provided by the host");
      }),
    },
    actions: {
      takeQuestion: assign(({ event }) => {
        assertEvent(event, "ask");
        return { question: event.question };
      }),
      takeAnswer: assign(({ event }) => {
        assertEvent(event, "answered");
        return { answer: event.answer, message: null, failures: 0 };
      }),
      takeFailure: assign(({ context, event }) => {
        assertEvent(event, "failed");
        return { message: event.message, failures: context.failures + 1 };
      }),
      takeUnexpected: assign(({ context }) => ({
        message: "An unexpected error occurred",
        failures: context.failures + 1,
      })),
    },
    guards: {
      isStale: ({ event }) => event.type === "answered" && event.stale,
    },
    delays: {
      retryPause: ({ context }) => Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** (context.failures - 1)),
    },
  }).createMachine({
    id: "query",
    context: ({ input }) => ({ question: input.question, answer: null, message: null, failures: 0 }),
    initial: "asking",
    on: {
      ask: { target: ".asking", actions: "takeQuestion", reenter: true },
      hold: ".held",
    },
    states: {
      held: { description: "The next question is on its way; nothing is asked until it is there." },
      asking: {
        tags: "pending",
        description: "The question is out; an answer from the cache may come before the one that ends it.",
        invoke: {
          src: "ask",
          input: ({ context }) => ({ question: context.question }),
          onError: { target: "failed", actions: "takeUnexpected" },
        },
        on: {
          answered: [
            { guard: "isStale", actions: "takeAnswer" },
            { target: "answered", actions: "takeAnswer" },
          ],
          failed: { target: "failed", actions: "takeFailure" },
        },
      },
      answered: { description: "The answer to the question is there.", on: { retry: "asking" } },
      failed: {
        description: "The last try failed; the next comes by itself, or at once when asked for.",
        after: { retryPause: "asking" },
        on: { retry: "asking" },
      },
    },
  });
}
