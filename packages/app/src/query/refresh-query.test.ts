import { expect, it } from "vitest";
import { createActor } from "xstate";
import { heldCallback, settled } from "../../testing/held-calls.ts";
import { createQueryMachine, type QueryEvent } from "./query.machine.ts";
import { refreshQuery } from "./refresh-query.ts";
import { RETRY_ONCE } from "./retry-policy.ts";

const FRESH = { type: "query.result", result: "fresh", stale: false } as const;
const REFUSED = {
  type: "query.failure",
  failure: { kind: "unexpected", retry: "manual" },
  timedOut: false,
} as const;

/** Starts a query and refreshes it. The test responds to its requests. `first` is the result that the page includes. */
function start(first: string | null) {
  const { calls, logic } = heldCallback<QueryEvent<string, string>, { readonly variables: string }>();
  const machine = createQueryMachine<string, string>(RETRY_ONCE).provide({ actors: { load: logic } });
  const actor = createActor(machine, { input: { variables: "v", first } }).start();
  let isDone = false;
  void refreshQuery(actor).then(() => {
    isDone = true;
  });
  return { actor, calls, isDone: () => isDone };
}

it.each([
  ["a loaded query", "old"],
  ["a query whose first result is still loading", null],
])("the refresh of %s resolves when the new result is loaded", async (_, first) => {
  const { calls, isDone } = start(first);
  await settled();
  expect(isDone()).toBe(false);
  calls.at(-1)?.send({ ...FRESH, stale: true });
  await settled();
  expect(isDone()).toBe(false);
  calls.at(-1)?.send(FRESH);
  await settled();
  expect(isDone()).toBe(true);
});

it.each([
  ["a loaded query", "old"],
  ["a query whose first result is still loading", null],
])("the refresh of %s resolves when the new result has failed to load", async (_, first) => {
  const { calls, isDone } = start(first);
  calls.at(-1)?.send(REFUSED);
  await settled();
  expect(isDone()).toBe(true);
});

it("the refresh of a query resolves when the actor is stopped", async () => {
  const { actor, isDone } = start("old");
  actor.stop();
  await settled();
  expect(isDone()).toBe(true);
});
