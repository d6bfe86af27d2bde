import { expect, it } from "vitest";
import { fromCallback } from "xstate";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { createQueryMachine, type QueryContext } from "./query.machine.ts";
import { RETRY_ONCE } from "./retry-policy.ts";

const failure = (retry: string, timedOut = false) => ({
  type: "query.failure",
  failure: { kind: "reported", message: "The service is away.", retry },
  timedOut,
});

it("every transition of a query is taken, and each state has a matching result and failure", () => {
  const machine = createQueryMachine<string, string>(RETRY_ONCE).provide({
    actors: { load: fromCallback(() => {}), networkReturn: fromCallback(() => {}) },
  });
  const context = (snapshot: { readonly context: QueryContext<string, string> }) => snapshot.context;
  const faults = walkTransitions(machine, {
    input: { variables: "v" },
    events: [
      { type: "query.load", variables: "w" },
      { type: "query.pause" },
      { type: "query.retry" },
      { type: "query.reachable" },
      { type: "query.refresh" },
      { type: "query.result", result: "r", stale: true },
      { type: "query.result", result: "r", stale: false },
      failure("automatic"),
      failure("automatic", true),
      failure("manual"),
      failure("none"),
    ],
    ignored: {
      ...Object.fromEntries(
        ["backingOff", "failed", "waiting"].map((state) => [
          `query.${state}`,
          ["query.failure", "query.result"] as const,
        ]),
      ),
      "query.paused": ["query.failure", "query.refresh", "query.result", "query.retry"],
    },
    distinguish: (snapshot) => {
      const { failures, result, failure: shown } = context(snapshot);
      return [Math.min(failures, 1), result !== null, shown?.retry];
    },
    check: (snapshot) => {
      const { failure: shown, result, failures } = context(snapshot);
      expect(snapshot.status).toBe("active");
      if (snapshot.matches({ active: "loaded" })) expect([shown, failures, result]).toEqual([null, 0, "r"]);
      if (snapshot.matches("waiting")) expect(shown?.retry).toBe("automatic");
      if (snapshot.matches("failed")) expect(shown).not.toBeNull();
    },
  });
  expect(faults).toEqual([]);
});
