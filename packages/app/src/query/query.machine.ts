import type { Failure } from "@flaneur/domain";
import { and, assertEvent, assign, fromCallback, setup } from "xstate";
import type { RetryPolicy } from "./retry-policy.ts";

/** What the actor that loads sends back. A stale result comes from the cache while a newer one is on its way. */
export type QueryReply<Result> =
  | { readonly type: "query.result"; readonly result: Result; readonly stale: boolean }
  | { readonly type: "query.failure"; readonly failure: Failure; readonly timedOut: boolean };

export type QueryEvent<Variables, Result> =
  | { readonly type: "query.load"; readonly variables: Variables }
  /** Other variables are about to come: the request is given up, and the result stays as it is. */
  | { readonly type: "query.pause" }
  | { readonly type: "query.retry" }
  /** Something has changed what the result says: it is loaded anew, and shown until then. */
  | { readonly type: "query.refresh" }
  | QueryReply<Result>;

export interface QueryContext<Variables, Result> {
  readonly variables: Variables;
  /** The last result, kept while a newer one is on its way. */
  readonly result: Result | null;
  /** Why there is no newer one; null as soon as there is, or when something else is to be loaded. */
  readonly failure: Failure | null;
  /** Failures in a row. */
  readonly failures: number;
}

/** How long a failure that may pass by itself stands until the next try. */
const STANDING_PAUSE_MS = 30_000;

const unexpected: Failure = { kind: "unexpected", retry: "manual" };

/**
 * One query at a time, the newest. Loading anew stops the actor of the request before, so that a late result has nowhere
 * to arrive. The old result stays until the new one is there. What may pass by itself is tried again: at first as the
 * policy says and without showing it, then for as long as the failure stands.
 */
export function createQueryMachine<Variables, Result>(policy: RetryPolicy) {
  return setup({
    types: {
      context: {} as QueryContext<Variables, Result>,
      events: {} as QueryEvent<Variables, Result>,
      /** @property first the result, where it came with the page; null or absent where it is to be loaded. */
      input: {} as { readonly variables: Variables; readonly first?: Result | null },
    },
    actors: {
      /** Loads the query with its variables and sends QueryReply events, until stopped. */
      load: fromCallback<QueryEvent<Variables, Result>, { readonly variables: Variables }>(() => {
        throw new Error("The actor 'load' is missing. Provide it where the machine is created.");
      }),
      /** Sends `query.retry` when the network is back. */
      networkReturn: fromCallback(() => {}),
    },
    actions: {
      takeVariables: assign(({ event }) => {
        assertEvent(event, "query.load");
        return { variables: event.variables, failure: null, failures: 0 };
      }),
      takeResult: assign(({ event }) => {
        assertEvent(event, "query.result");
        return { result: event.result, failure: null, failures: 0 };
      }),
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      takeFailure: assign(({ event }) => {
        assertEvent(event, "query.failure");
        return { failure: event.failure };
      }),
      takeUnexpected: assign({ failure: unexpected }),
    },
    guards: {
      isStale: ({ event }) => event.type === "query.result" && event.stale,
      maySucceed: ({ context, event }) =>
        event.type === "query.failure" && event.failure.retry === "automatic" && context.failures < policy.retries,
      hasTimedOut: ({ event }) => event.type === "query.failure" && event.timedOut,
      mayPass: ({ event }) => event.type === "query.failure" && event.failure.retry === "automatic",
      isRefused: ({ context }) => context.failure?.retry === "none",
      isThere: ({ context }) => context.result !== null,
    },
    delays: {
      retryPause: ({ context }) => policy.pauseMs(context.failures),
      standingPause: STANDING_PAUSE_MS,
    },
  }).createMachine({
    id: "query",
    context: ({ input }) => ({ variables: input.variables, result: input.first ?? null, failure: null, failures: 0 }),
    initial: "starting",
    on: {
      "query.load": { target: ".loading", actions: "takeVariables", reenter: true },
      "query.pause": ".paused",
    },
    states: {
      starting: {
        description: "A result that came with the page is shown at once; any other is loaded.",
        always: [{ guard: "isThere", target: "loaded" }, { target: "loading" }],
      },
      paused: { description: "The variables are about to change; nothing is loaded until they have." },
      loading: {
        tags: "pending",
        description: "A request is out; a result from the cache may come before the one that ends it.",
        invoke: {
          src: "load",
          input: ({ context }) => ({ variables: context.variables }),
          onError: { target: "failed", actions: "takeUnexpected" },
        },
        on: {
          // What comes may have been asked for before the change.
          "query.refresh": { target: "loading", reenter: true },
          "query.result": [
            { guard: "isStale", actions: "takeResult" },
            { target: "loaded", actions: "takeResult" },
          ],
          "query.failure": [
            // After the whole deadline the failure is shown, while the next try is already sent.
            {
              guard: and(["maySucceed", "hasTimedOut"]),
              target: "backingOff",
              actions: ["takeFailure", "countFailure"],
            },
            { guard: "maySucceed", target: "backingOff", actions: "countFailure" },
            { guard: "mayPass", target: "waiting", actions: ["takeFailure", "countFailure"] },
            { target: "failed", actions: "takeFailure" },
          ],
        },
      },
      backingOff: {
        tags: "pending",
        description: "The request failed in a way that may pass; the next one goes out after the pause of the policy.",
        after: { retryPause: "loading" },
        on: { "query.retry": "loading", "query.refresh": "loading" },
      },
      loaded: {
        description: "The result is there.",
        on: { "query.retry": "loading", "query.refresh": "refreshing" },
      },
      refreshing: {
        description: "The result is shown while it is loaded anew. Where that fails, it stays as it is.",
        invoke: {
          src: "load",
          input: ({ context }) => ({ variables: context.variables }),
          onError: "loaded",
        },
        on: {
          "query.result": [
            { guard: "isStale", actions: "takeResult" },
            { target: "loaded", actions: "takeResult" },
          ],
          "query.failure": "loaded",
          "query.refresh": { target: "refreshing", reenter: true },
          "query.retry": "loading",
        },
      },
      waiting: {
        description: "The failure stands, and is tried again by itself.",
        // Who cannot hear of the network waits for the pause to end.
        invoke: { src: "networkReturn", onError: {} },
        after: { standingPause: "loading" },
        on: { "query.retry": "loading", "query.refresh": "loading" },
      },
      failed: {
        description:
          "The failure stands. Someone may try again, but not what was refused, unless something has changed.",
        on: { "query.retry": [{ guard: "isRefused" }, { target: "loading" }], "query.refresh": "loading" },
      },
    },
  });
}
