import type { Failure } from "@flaneur/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { heldCallback } from "../../testing/held-calls.ts";
import { createQueryMachine, type QueryEvent, type QueryReply } from "./query.machine.ts";
import { RETRY_ONCE, RETRY_WITH_BACKOFF, type RetryPolicy } from "./retry-policy.ts";

type Reply = (reply: QueryReply<string>) => void;
type Load = { readonly variables: string; readonly reply: Reply; stopped: boolean };

/** Returns the name of the innermost state. */
const nameOf = ({ value }: { readonly value: string | { readonly active?: string | undefined } }) =>
  typeof value === "string" ? value : value.active;

/** Starts a query. The test itself sends the replies: to any request, at any time, even to a cancelled request. */
function start(policy: RetryPolicy = RETRY_ONCE) {
  const loads: Load[] = [];
  let network: (event: { readonly type: "query.reachable" | "query.refresh" }) => void = () => {};
  const machine = createQueryMachine<string, string>(policy).provide({
    actors: {
      load: fromCallback<QueryEvent<string, string>, { readonly variables: string }>(({ input, sendBack }) => {
        const load: Load = { variables: input.variables, reply: sendBack, stopped: false };
        loads.push(load);
        return () => {
          load.stopped = true;
        };
      }),
      networkReturn: fromCallback(({ sendBack }) => {
        network = sendBack;
        return () => {
          network = () => {};
        };
      }),
    },
  });
  const actor = createActor(machine, { input: { variables: "first" } }).start();
  const last = () => {
    const load = loads.at(-1);
    if (load === undefined) throw new Error("nothing was loaded");
    return load;
  };
  return {
    actor,
    loads,
    last,
    state: () => actor.getSnapshot(),
    networkReturns: () => network({ type: "query.reachable" }),
    sourceChanges: () => network({ type: "query.refresh" }),
    /**
     * Replies with a failure to the last request and to all requests of the next `ms` milliseconds. Returns the number
     * of these new requests.
     */
    failFor: (ms: number, reply: QueryReply<string>) => {
      const before = loads.length;
      let failed = before - 1;
      for (let waited = 0; waited <= ms; waited += 500) {
        for (; failed < loads.length; failed += 1) loads[failed]?.reply(reply);
        vi.advanceTimersByTime(500);
      }
      return loads.length - before;
    },
  };
}

const result = (text: string, stale = false): QueryReply<string> => ({ type: "query.result", result: text, stale });
const failure = (retry: Failure["retry"], timedOut = false): QueryReply<string> => ({
  type: "query.failure",
  failure: { kind: "reported", message: "The service is away.", retry },
  timedOut,
});
const temporaryFailure = failure("automatic");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a query", () => {
  it("shows a result from the page or the cache at once, and changes of its data later", () => {
    const load = heldCallback<QueryEvent<string, string>, { readonly variables: string }>();
    const machine = createQueryMachine<string, string>(RETRY_ONCE).provide({ actors: { load: load.logic } });
    const actor = createActor(machine, { input: { variables: "first", first: "with the page" } });
    // The actor is not started yet, as on a server.
    expect(actor.getSnapshot()).toMatchObject({ value: { active: "loaded" }, context: { result: "with the page" } });
    actor.start();
    load.calls[0]?.send(result("changed"));
    expect(actor.getSnapshot()).toMatchObject({ value: { active: "loaded" }, context: { result: "changed" } });
    actor.send({ type: "query.load", variables: "second" });
    expect(load.calls.map(({ input }) => input.variables)).toEqual(["first", "second"]);
    actor.stop();
  });

  it("keeps its result as the same object if a change of the data is not part of it", () => {
    const machine = createQueryMachine<string, { readonly name: string }>(RETRY_ONCE);
    const load = heldCallback<QueryEvent<string, { readonly name: string }>, { readonly variables: string }>();
    const first = { name: "Septime" };
    const actor = createActor(machine.provide({ actors: { load: load.logic } }), { input: { variables: "v", first } });
    actor.start();
    load.calls[0]?.send({ type: "query.result", result: { name: "Septime" }, stale: false });
    expect(actor.getSnapshot().context.result).toBe(first);
    actor.stop();
  });

  it("keeps its result if the data cannot be loaded again after a change", () => {
    const { state, last } = start();
    last().reply(result("kept"));
    last().reply(result("kept", true));
    last().reply(failure("automatic"));
    expect([nameOf(state()), state().context.result, state().context.failure]).toEqual(["loaded", "kept", null]);
  });

  it("loads immediately and has no result before the first reply", () => {
    const { state, loads } = start();
    expect(loads.map(({ variables }) => variables)).toEqual(["first"]);
    expect([state().hasTag("pending"), state().context.result]).toEqual([true, null]);
  });

  it("shows a stale result immediately and keeps waiting for the fresh result", () => {
    const { state, last } = start();
    last().reply(result("from the cache", true));
    expect([state().context.result, nameOf(state())]).toEqual(["from the cache", "loading"]);
    last().reply(result("fresh"));
    expect([state().context.result, nameOf(state())]).toEqual(["fresh", "loaded"]);
  });

  it("keeps the old result while it loads with other variables", () => {
    const { actor, state, last } = start();
    last().reply(result("old"));
    actor.send({ type: "query.load", variables: "second" });
    expect(state().context).toMatchObject({ variables: "second", result: "old" });
    expect(state().hasTag("pending")).toBe(true);
  });

  it("cancels the old request when the variables change, and its late result has no effect", () => {
    const { actor, state, loads, last } = start();
    const old = last();
    actor.send({ type: "query.load", variables: "second" });
    expect(old.stopped).toBe(true);
    last().reply(result("new"));
    old.reply(result("late"));
    old.reply(temporaryFailure);
    expect(state().context).toMatchObject({ result: "new", failure: null });
    expect(loads).toHaveLength(2);
  });

  it("cancels its request when it is paused, keeps its result and waits for the next variables", () => {
    const { actor, state, loads, last } = start();
    last().reply(result("all"));
    actor.send({ type: "query.load", variables: "c" });
    const given = last();
    actor.send({ type: "query.pause" });
    expect(given.stopped).toBe(true);
    given.reply(result("late"));
    actor.send({ type: "query.retry" });
    expect([state().context.result, state().hasTag("pending")]).toEqual(["all", false]);
    actor.send({ type: "query.load", variables: "cre" });
    expect(loads.map(({ variables }) => variables)).toEqual(["first", "c", "cre"]);
  });

  it("turns a crash of the loading actor into a failure that can be retried", () => {
    let broken = true;
    const machine = createQueryMachine<string, string>(RETRY_ONCE).provide({
      actors: {
        load: fromCallback<QueryEvent<string, string>, { readonly variables: string }>(({ sendBack }) => {
          if (broken) throw new Error("boom");
          sendBack(result("recovered"));
        }),
      },
    });
    const actor = createActor(machine, { input: { variables: "v" } }).start();
    expect(actor.getSnapshot()).toMatchObject({
      value: "failed",
      context: { failure: { kind: "unexpected", retry: "manual" } },
    });
    broken = false;
    actor.send({ type: "query.retry" });
    expect(actor.getSnapshot()).toMatchObject({
      value: { active: "loaded" },
      context: { result: "recovered", failure: null },
    });
  });
});

describe("a query that is refreshed, for example after a sign-in or sign-out", () => {
  it("cancels its pending request and sends a new one", () => {
    const { actor, state, loads, last } = start();
    actor.send({ type: "query.refresh" });
    expect(loads.map(({ stopped }) => stopped)).toEqual([true, false]);
    last().reply(result("anew"));
    expect([nameOf(state()), state().context.result]).toEqual(["loaded", "anew"]);
  });

  it.each([failure("none"), failure("manual"), failure("automatic", true)])("is also reloaded after %o", (reply) => {
    const { actor, state, loads, last, failFor } = start();
    failFor(0, reply);
    const before = loads.length;
    actor.send({ type: "query.refresh" });
    expect(loads).toHaveLength(before + 1);
    last().reply(result("anew"));
    expect([nameOf(state()), state().context.failure]).toEqual(["loaded", null]);
  });

  it("is reloaded during the pause before the next attempt", () => {
    const { actor, state, loads, last } = start(RETRY_WITH_BACKOFF);
    last().reply(temporaryFailure);
    expect(nameOf(state())).toBe("backingOff");
    actor.send({ type: "query.refresh" });
    expect([nameOf(state()), loads.length]).toEqual(["loading", 2]);
  });
});

describe("a query with a temporary failure", () => {
  it("is retried once without a pause, and shows no failure meanwhile", () => {
    const { state, last, loads } = start();
    last().reply(temporaryFailure);
    expect([state().context.failure, state().hasTag("pending")]).toEqual([null, true]);
    vi.advanceTimersByTime(0);
    expect(loads).toHaveLength(2);
    last().reply(result("there"));
    expect(state().context).toMatchObject({ result: "there", failure: null, failures: 0 });
  });

  it("shows the failure after the second attempt next to the last result, and is retried every thirty seconds", () => {
    const { actor, state, last, loads, failFor } = start();
    last().reply(result("old"));
    actor.send({ type: "query.load", variables: "second" });
    last().reply(temporaryFailure);
    vi.advanceTimersByTime(0);
    last().reply(temporaryFailure);
    expect(state().context).toMatchObject({
      result: "old",
      failure: { kind: "reported", message: "The service is away." },
    });
    const { length } = loads;
    vi.advanceTimersByTime(29_999);
    expect(loads).toHaveLength(length);
    vi.advanceTimersByTime(1);
    expect(loads).toHaveLength(length + 1);
    expect(state().context.failure).not.toBeNull();
    expect(failFor(120_000, temporaryFailure)).toBe(4);
    actor.send({ type: "query.retry" });
    last().reply(result("back"));
    expect(state().context).toMatchObject({ result: "back", failure: null });
  });

  it("is retried once before the failure is shown, also if each attempt begins with a stale result", () => {
    const { state, last, loads } = start();
    for (const attempt of [1, 2]) {
      last().reply(result("a part", true));
      last().reply(temporaryFailure);
      vi.advanceTimersByTime(0);
      expect([loads.length, state().context.failures]).toEqual([2, attempt]);
    }
    expect(nameOf(state())).toBe("waiting");
    expect(state().context).toMatchObject({ result: "a part", failure: { message: "The service is away." } });
  });

  it("is retried immediately when the network returns and when 'Try again' is pressed", () => {
    const { actor, last, loads, networkReturns } = start();
    last().reply(temporaryFailure);
    networkReturns();
    vi.advanceTimersByTime(0);
    last().reply(temporaryFailure);
    const { length } = loads;
    networkReturns();
    expect(loads).toHaveLength(length + 1);
    last().reply(temporaryFailure);
    actor.send({ type: "query.retry" });
    expect(loads).toHaveLength(length + 2);
  });

  it("is sent again when the network returns during a retry, so that the retry cannot fail afterwards", () => {
    const { state, last, loads, networkReturns } = start();
    last().reply(temporaryFailure);
    vi.advanceTimersByTime(0);
    const retry = last();
    networkReturns();
    expect([loads.length, retry.stopped]).toEqual([3, true]);
    retry.reply(temporaryFailure);
    expect(nameOf(state())).toBe("loading");
    last().reply(result("there"));
    expect(state().context).toMatchObject({ result: "there", failure: null });
  });

  it("shows a timeout immediately while the next attempt is already sent", () => {
    const { state, last, loads } = start();
    last().reply(failure("automatic", true));
    vi.advanceTimersByTime(0);
    expect(loads).toHaveLength(2);
    expect(state().context.failure).toMatchObject({ message: "The service is away." });
    last().reply(result("there"));
    expect(state().context).toMatchObject({ result: "there", failure: null });
  });

  it("clears the failure when the variables change", () => {
    const { actor, state, last } = start({ retries: 0, pauseMs: () => 0 });
    last().reply(temporaryFailure);
    expect(state().context.failure).not.toBeNull();
    actor.send({ type: "query.load", variables: "other" });
    expect(state().context).toMatchObject({ failure: null, failures: 0 });
  });

  it("is retried three times after doubling pauses with the backoff policy, and then shows the failure", () => {
    const { state, last, loads } = start(RETRY_WITH_BACKOFF);
    const pauses: number[] = [];
    for (let failures = 1; failures <= 3; failures += 1) {
      const { length } = loads;
      last().reply(temporaryFailure);
      let waited = 0;
      while (loads.length === length) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
      expect(state().context.failure).toBeNull();
    }
    last().reply(temporaryFailure);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
    expect(state().context.failure).toMatchObject({ message: "The service is away." });
    expect(RETRY_WITH_BACKOFF.pauseMs(20)).toBe(30_000);
  });
});

describe("a query with a result", () => {
  it("is not loaded again when the network returns", () => {
    const { state, last, loads, networkReturns } = start();
    last().reply(result("there"));
    networkReturns();
    expect([loads.length, nameOf(state())]).toEqual([1, "loaded"]);
  });

  it("keeps its result while it is refreshed, until the new result is loaded", () => {
    const { state, last, loads, sourceChanges } = start();
    last().reply(result("kept"));
    sourceChanges();
    expect([loads.length, state().context.result]).toEqual([2, "kept"]);
    last().reply(result("live"));
    expect(state().context.result).toBe("live");
  });

  it.each([failure("none"), failure("automatic")])("keeps its result if its refresh fails: %o", (reply) => {
    const { state, last, sourceChanges } = start();
    last().reply(result("kept"));
    sourceChanges();
    last().reply(reply);
    expect([nameOf(state()), state().context.result, state().context.failure]).toEqual(["loaded", "kept", null]);
  });
});

describe("a query with a permanent failure", () => {
  it("is retried when 'Try again' is pressed, but not after a pause or when the network returns", () => {
    const { actor, state, last, loads, networkReturns, failFor } = start();
    expect(failFor(300_000, failure("manual"))).toBe(0);
    networkReturns();
    expect([loads.length, nameOf(state())]).toEqual([1, "failed"]);
    actor.send({ type: "query.retry" });
    last().reply(result("there"));
    expect(state().context).toMatchObject({ result: "there", failure: null });
  });

  it("is loaded again by a refresh", () => {
    const { state, last, loads, sourceChanges } = start();
    last().reply(failure("manual"));
    sourceChanges();
    expect(loads).toHaveLength(2);
    last().reply(result("kept"));
    expect(state().context).toMatchObject({ result: "kept", failure: null });
  });

  it("is not retried after a refusal, and is loaded again when the variables change", () => {
    const { actor, state, loads, failFor } = start();
    expect(failFor(300_000, failure("none"))).toBe(0);
    actor.send({ type: "query.retry" });
    expect([loads.length, nameOf(state())]).toEqual([1, "failed"]);
    actor.send({ type: "query.load", variables: "other" });
    expect(loads).toHaveLength(2);
  });
});
