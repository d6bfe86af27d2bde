import type { Failure } from "@flaneur/domain";
import { and, assertEvent, assign, fromCallback, setup, stateIn } from "xstate";
import type { RetryPolicy } from "./retry-policy.ts";

/**
 * The events that the actor `load` sends. A stale result is from the cache or has only a part of the data. A newer result
 * or a failure follows it.
 */
export type QueryReply<Result> =
  | { readonly type: "query.result"; readonly result: Result; readonly stale: boolean }
  | { readonly type: "query.failure"; readonly failure: Failure; readonly timedOut: boolean };

export type QueryEvent<Variables, Result> =
  | { readonly type: "query.load"; readonly variables: Variables }
  /** New variables will follow: the request is cancelled, and the result stays. */
  | { readonly type: "query.pause" }
  | { readonly type: "query.retry" }
  /** The network or the server is available again. */
  | { readonly type: "query.reachable" }
  /** The result is out of date. It is shown until it is loaded again. */
  | { readonly type: "query.refresh" }
  | QueryReply<Result>;

export interface QueryContext<Variables, Result> {
  readonly variables: Variables;
  /** The last result. It stays while a newer one is loading. */
  readonly result: Result | null;
  /** The failure to show, if any. Null after a result that is not stale, or when new variables are loaded. */
  readonly failure: Failure | null;
  readonly failures: number;
}

/** The pause before a failed request is retried in the background, in milliseconds. */
const STANDING_PAUSE_MS = 30_000;

/** Returns the earlier result if a later one equals it, so that nothing is rendered again. */
const latest = <Result>(before: Result | null, after: Result): Result =>
  before !== null && JSON.stringify(before) === JSON.stringify(after) ? before : after;

const unexpected: Failure = { kind: "unexpected", retry: "manual" };

/**
 * Creates a machine that loads one query at a time. A new load stops the actor of the earlier request, so that a late
 * result is ignored. The old result stays until the new one is loaded. Temporary failures are retried: first by the
 * policy, with the failure hidden unless it is a timeout, then in the background while the failure is shown. A failed
 * refresh of a loaded result is not retried.
 */
export function createQueryMachine<Variables, Result>(policy: RetryPolicy) {
  return setup({
    types: {
      context: {} as QueryContext<Variables, Result>,
      events: {} as QueryEvent<Variables, Result>,
      /** @property first The result from the cache or from the page. Null or absent if it has to be loaded. */
      input: {} as { readonly variables: Variables; readonly first?: Result | null },
    },
    actors: {
      /** Loads the query, and sends a QueryReply for each reply and for each change of the data until it is stopped. */
      load: fromCallback<QueryEvent<Variables, Result>, { readonly variables: Variables }>(() => {
        throw new Error("The actor 'load' is missing. Provide it where the machine is created.");
      }),
      /**
       * Sends `query.reachable` when the network or the server is available again, and `query.refresh` when results
       * come from the device instead of the server, or from the server again.
       */
      networkReturn: fromCallback(() => {}),
    },
    actions: {
      storeVariables: assign(({ event }) => {
        assertEvent(event, "query.load");
        return { variables: event.variables, failure: null, failures: 0 };
      }),
      storeResult: assign(({ context, event }) => {
        assertEvent(event, "query.result");
        return { result: latest(context.result, event.result), failure: null, failures: 0 };
      }),
      // A stale result does not end the request: a failure that follows counts as one more.
      storeStale: assign(({ context, event }) => {
        assertEvent(event, "query.result");
        return { result: latest(context.result, event.result) };
      }),
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      storeFailure: assign(({ event }) => {
        assertEvent(event, "query.failure");
        return { failure: event.failure };
      }),
      storeUnexpected: assign({ failure: unexpected }),
    },
    guards: {
      isStale: ({ event }) => event.type === "query.result" && event.stale,
      maySucceed: ({ context, event }) =>
        event.type === "query.failure" && event.failure.retry === "automatic" && context.failures < policy.retries,
      hasTimedOut: ({ event }) => event.type === "query.failure" && event.timedOut,
      mayPass: ({ event }) => event.type === "query.failure" && event.failure.retry === "automatic",
      hasFailed: ({ context }) => context.failures > 0,
      isRefused: ({ context }) => context.failure?.retry === "none",
      isKnown: ({ context }) => context.result !== null,
      isRequested: stateIn({ active: "loading" }),
    },
    delays: {
      retryPause: ({ context }) => policy.pauseMs(context.failures),
      standingPause: STANDING_PAUSE_MS,
    },
  }).createMachine({
    id: "query",
    context: ({ input }) => ({ variables: input.variables, result: input.first ?? null, failure: null, failures: 0 }),
    initial: "starting",
    // The actor is optional. If it fails, a failed request is retried after its pause.
    invoke: { src: "networkReturn", onError: {} },
    on: {
      "query.load": { target: ".active.loading", actions: "storeVariables", reenter: true },
      "query.pause": ".paused",
      // Only a failed request is sent again.
      "query.reachable": {},
    },
    states: {
      starting: {
        description: "Decides whether the result is known, or has to be loaded.",
        always: [{ guard: "isKnown", target: "active.loaded" }, { target: "active.loading" }],
      },
      paused: { description: "New variables will follow. Nothing is loaded until then." },
      active: {
        description: "The query is subscribed to: its result is replaced whenever its data change.",
        invoke: {
          src: "load",
          input: ({ context }) => ({ variables: context.variables }),
          onError: [{ guard: "isRequested", target: "failed", actions: "storeUnexpected" }, { target: ".loaded" }],
        },
        initial: "loading",
        on: {
          "query.retry": { target: ".loading", reenter: true },
          "query.refresh": [
            // The pending reply may contain data from before the refresh was requested.
            { guard: "isRequested", target: ".loading", reenter: true },
            { target: ".refreshing", reenter: true },
          ],
          // A retry that was sent before may still fail. Without this, the next retry would follow its pause.
          "query.reachable": { guard: and(["isRequested", "hasFailed"]), target: ".loading", reenter: true },
          "query.result": [
            { guard: "isStale", actions: "storeStale" },
            { target: ".loaded", actions: "storeResult" },
          ],
        },
        states: {
          loading: {
            tags: "pending",
            description: "A request is pending. A result from the cache may arrive before the final result.",
            on: {
              "query.retry": {},
              "query.failure": [
                // After a timeout the failure is shown while the request is already retried.
                {
                  guard: and(["maySucceed", "hasTimedOut"]),
                  target: "#query.backingOff",
                  actions: ["storeFailure", "countFailure"],
                },
                { guard: "maySucceed", target: "#query.backingOff", actions: "countFailure" },
                { guard: "mayPass", target: "#query.waiting", actions: ["storeFailure", "countFailure"] },
                { target: "#query.failed", actions: "storeFailure" },
              ],
            },
          },
          loaded: {
            description: "The result is loaded. If its data cannot be loaded again after a change, the result stays.",
            on: { "query.failure": {} },
          },
          refreshing: {
            description: "The result is shown while it is reloaded. If the reload fails, the result stays.",
            on: { "query.failure": "loaded" },
          },
        },
      },
      backingOff: {
        tags: "pending",
        description: "The request failed temporarily. It is retried after the pause of the policy.",
        after: { retryPause: "active.loading" },
        on: { "query.retry": "active.loading", "query.refresh": "active.loading", "query.reachable": "active.loading" },
      },
      waiting: {
        description: "The failure is shown, and the request is retried automatically.",
        after: { standingPause: "active.loading" },
        on: { "query.retry": "active.loading", "query.reachable": "active.loading", "query.refresh": "active.loading" },
      },
      failed: {
        description: "The failure is shown. The visitor can retry, unless the request was refused.",
        on: {
          "query.retry": [{ guard: "isRefused" }, { target: "active.loading" }],
          "query.refresh": "active.loading",
        },
      },
    },
  });
}
