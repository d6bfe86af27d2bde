import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { connectionMachine, shownConnection } from "./connection.machine.ts";

it("every event of the connection machine is handled, or ignored on purpose, in every state", () => {
  const faults = walkTransitions(connectionMachine, {
    events: [
      { type: "connection.lost", savedAt: null, hasPocket: false },
      { type: "connection.lost", savedAt: 5, hasPocket: true },
      { type: "connection.restored" },
      { type: "connection.openSaved", savedAt: null },
      { type: "connection.openSaved", savedAt: 7 },
    ],
    distinguish: ({ context }) => context,
    check: (snapshot) => {
      if (snapshot.matches("saved")) expect(snapshot.context.hasPocket).toBe(true);
      if (snapshot.matches("online")) expect(snapshot.context).toEqual({ savedAt: null, hasPocket: false });
    },
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

it("a second loss of the connection, without a stored result, keeps the time of the earlier stored result", () => {
  const actor = createActor(connectionMachine).start();
  actor.send({ type: "connection.lost", savedAt: 5, hasPocket: false });
  actor.send({ type: "connection.lost", savedAt: null, hasPocket: false });
  expect(actor.getSnapshot().context.savedAt).toBe(5);
  actor.send({ type: "connection.restored" });
  expect(actor.getSnapshot().context.savedAt).toBeNull();
});

it("places that were removed during a loss of the connection no longer count as kept", () => {
  const actor = createActor(connectionMachine).start();
  actor.send({ type: "connection.lost", savedAt: 5, hasPocket: true });
  actor.send({ type: "connection.lost", savedAt: 5, hasPocket: false });
  expect(shownConnection(actor.getSnapshot())).toBe("offline");
});

it("a page that shows what is saved can use what is kept, whatever is reported about the connection", () => {
  const actor = createActor(connectionMachine).start();
  actor.send({ type: "connection.openSaved", savedAt: null });
  actor.send({ type: "connection.openSaved", savedAt: 7 });
  actor.send({ type: "connection.lost", savedAt: null, hasPocket: false });
  actor.send({ type: "connection.restored" });
  const snapshot = actor.getSnapshot();
  expect([snapshot.value, snapshot.context.savedAt, shownConnection(snapshot)]).toEqual(["saved", 7, "pocket"]);
});
