import { expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { settled } from "../../testing/held-calls.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { connectionMachine, shownConnection } from "./connection.machine.ts";

/** Starts the machine. A check succeeds while `server.isGood`. Records each check, and each choice the tab stores. */
function start(server: { isGood: boolean }) {
  const clock = new SimulatedClock();
  const checks: boolean[] = [];
  const stored: (number | null)[] = [];
  const machine = connectionMachine.provide({
    actors: {
      check: fromPromise(async () => {
        checks.push(server.isGood);
        if (!server.isGood) throw new Error("The server returned errors instead of a list.");
      }),
    },
    actions: { keepChoice: (_, savedAt) => void stored.push(savedAt), forgetChoice: () => void stored.push(null) },
  });
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, checks, stored, value: () => actor.getSnapshot().value };
}

it("every event of the connection machine is handled, or ignored on purpose, in every state", () => {
  const machine = connectionMachine.provide({ actors: { check: fromPromise<void>(() => new Promise(() => {})) } });
  const faults = walkTransitions(machine, {
    events: [
      { type: "connection.lost", savedAt: null, hasPocket: false },
      { type: "connection.lost", savedAt: 5, hasPocket: true },
      { type: "connection.restored" },
      { type: "connection.useDevice", savedAt: 7 },
      { type: "connection.check" },
    ],
    distinguish: ({ context }) => context,
    check: (snapshot) => {
      if (snapshot.matches("onDevice"))
        expect(snapshot.context).toMatchObject({ hasPocket: true, isDeviceChosen: true });
      if (snapshot.matches("online")) expect(snapshot.context).toMatchObject({ savedAt: null, isDeviceChosen: false });
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

it("the kept places stay open when the server responds again, and the tab stores the choice", () => {
  const { actor, stored, value } = start({ isGood: false });
  actor.send({ type: "connection.useDevice", savedAt: 7 });
  actor.send({ type: "connection.restored" });
  expect(value()).toEqual({ onDevice: "waiting" });
  expect(actor.getSnapshot().context.savedAt).toBe(7);
  expect(stored).toEqual([7]);
});

it("a list is requested from the server every 30 seconds while the kept places are open", async () => {
  const { actor, clock, checks, value } = start({ isGood: false });
  actor.send({ type: "connection.useDevice", savedAt: 7 });
  clock.increment(29_999);
  expect(checks).toHaveLength(0);
  clock.increment(1);
  expect(value()).toEqual({ onDevice: "checking" });
  await settled();
  expect(value()).toEqual({ onDevice: "waiting" });
  clock.increment(30_000);
  expect(checks).toHaveLength(2);
});

it("'Try again' leaves the kept places if the server returns a list, and removes the choice of the tab", async () => {
  const server = { isGood: false };
  const { actor, stored, value } = start(server);
  actor.send({ type: "connection.useDevice", savedAt: 7 });
  actor.send({ type: "connection.check" });
  await settled();
  expect(value()).toEqual({ onDevice: "waiting" });
  server.isGood = true;
  actor.send({ type: "connection.check" });
  await settled();
  expect(value()).toBe("back");
  expect(actor.getSnapshot().context).toEqual({ savedAt: null, hasPocket: false, isDeviceChosen: false });
  expect(stored).toEqual([7, null]);
});

it("after a lost connection, a list is requested from the server before the kept places are left", async () => {
  const { actor, checks, value } = start({ isGood: false });
  actor.send({ type: "connection.useDevice", savedAt: 7 });
  actor.send({ type: "connection.lost", savedAt: 7, hasPocket: true });
  expect(value()).toBe("offline");
  actor.send({ type: "connection.restored" });
  await settled();
  expect([checks, value()]).toEqual([[false], { onDevice: "waiting" }]);
});

it("'Try again' has no effect while the server's places are shown", () => {
  const { actor, checks, value } = start({ isGood: true });
  actor.send({ type: "connection.check" });
  expect([checks, value()]).toEqual([[], "online"]);
});
