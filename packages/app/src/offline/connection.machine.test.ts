import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { connectionMachine } from "./connection.machine.ts";

it("every event of the connection machine is handled, or ignored on purpose, in every state", () => {
  const faults = walkTransitions(connectionMachine, {
    events: [
      { type: "connection.lost", savedAt: null, hasPocket: false },
      { type: "connection.lost", savedAt: 5, hasPocket: true },
      { type: "connection.restored" },
    ],
    distinguish: ({ context }) => context,
  });
  expect(faults).toEqual([]);
});

it("the connection is 'back' for two seconds after it is restored, and then 'online'", () => {
  const clock = new SimulatedClock();
  const actor = createActor(connectionMachine, { clock }).start();
  actor.send({ type: "connection.lost", savedAt: null, hasPocket: false });
  actor.send({ type: "connection.restored" });
  clock.increment(1_999);
  expect(actor.getSnapshot().value).toBe("back");
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe("online");
});

it("a loss of the connection without a stored result keeps the time of the stored result before", () => {
  const actor = createActor(connectionMachine).start();
  actor.send({ type: "connection.lost", savedAt: 5, hasPocket: false });
  actor.send({ type: "connection.lost", savedAt: null, hasPocket: false });
  expect(actor.getSnapshot().context.savedAt).toBe(5);
  actor.send({ type: "connection.restored" });
  expect(actor.getSnapshot().context.savedAt).toBeNull();
});
