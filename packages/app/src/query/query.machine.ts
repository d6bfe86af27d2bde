import type { Failure } from "@flaneur/domain";
import { and, assertEvent, assign, fromCallback, setup } from "xstate";
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
      /** @property first The result that the page includes. Null or absent if it has to be loaded. */
      input: {} as { readonly variables: Variables; readonly first?: Result | null },
    },
    actors: {
      /** Loads the query and sends QueryReply events until it is stopped. */
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
      storeResult: assign(({ event }) => {
        assertEvent(event, "query.result");
        return { result: event.result, failure: null, failures: 0 };
      }),
      // A stale result does not end the request: a failure that follows counts as one more.
      storeStale: assign(({ event }) => {
        assertEvent(event, "query.result");
        return { result: event.result };
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
    // The actor is optional. If it fails, a failed request is retried after its pause.
    invoke: { src: "networkReturn", onError: {} },
    on: {
      "query.load": { target: ".loading", actions: "storeVariables", reenter: true },
      "query.pause": ".paused",
      // Only a failed request is sent again.
      "query.reachable": {},
    },
    states: {
      starting: {
        description: "Decides whether the page includes the result, or the result has to be loaded.",
        always: [{ guard: "isThere", target: "loaded" }, { target: "loading" }],
      },
      paused: { description: "New variables will follow. Nothing is loaded until then." },
      loading: {
        tags: "pending",
        description: "A request is pending. A result from the cache may arrive before the final result.",
        invoke: {
          src: "load",
          input: ({ context }) => ({ variables: context.variables }),
          onError: { target: "failed", actions: "storeUnexpected" },
        },
        on: {
          // A retry that was sent before may still fail. Without this, the next retry would follow its pause.
          "query.reachable": { guard: "hasFailed", target: "loading", reenter: true },
          // The pending reply may contain data from before the refresh was requested.
          "query.refresh": { target: "loading", reenter: true },
          "query.result": [
            { guard: "isStale", actions: "storeStale" },
            { target: "loaded", actions: "storeResult" },
          ],
          "query.failure": [
            // After a timeout the failure is shown while the request is already retried.
            {
              guard: and(["maySucceed", "hasTimedOut"]),
              target: "backingOff",
              actions: ["storeFailure", "countFailure"],
            },
            { guard: "maySucceed", target: "backingOff", actions: "countFailure" },
            { guard: "mayPass", target: "waiting", actions: ["storeFailure", "countFailure"] },
            { target: "failed", actions: "storeFailure" },
          ],
        },
      },
      backingOff: {
        tags: "pending",
        description: "The request failed temporarily. It is retried after the pause of the policy.",
        after: { retryPause: "loading" },
        on: { "query.retry": "loading", "query.refresh": "loading", "query.reachable": "loading" },
      },
      loaded: {
        description: "The result is loaded.",
        on: { "query.retry": "loading", "query.refresh": "refreshing" },
      },
      refreshing: {
        description: "The result is shown while it is reloaded. If the reload fails, the result stays.",
        invoke: {
          src: "load",
          input: ({ context }) => ({ variables: context.variables }),
          onError: "loaded",
        },
        on: {
          "query.result": [
            { guard: "isStale", actions: "storeStale" },
            { target: "loaded", actions: "storeResult" },
          ],
          "query.failure": "loaded",
          "query.refresh": { target: "refreshing", reenter: true },
          "query.retry": "loading",
        },
      },
      waiting: {
        description: "The failure is shown, and the request is retried automatically.",
        after: { standingPause: "loading" },
        on: { "query.retry": "loading", "query.reachable": "loading", "query.refresh": "loading" },
      },
      failed: {
        description: "The failure is shown. The visitor can retry, unless the request was refused.",
        on: { "query.retry": [{ guard: "isRefused" }, { target: "loading" }], "query.refresh": "loading" },
      },
    },
  });
}
