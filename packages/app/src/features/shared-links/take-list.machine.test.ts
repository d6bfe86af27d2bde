import { expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { takeListMachine } from "./take-list.machine.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("a shared list that was saved stays saved, and a failure is kept until the next attempt", async () => {
  let attempts = 0;
  const machine = takeListMachine.provide({
    actors: {
      keep: fromPromise<void>(async () => {
        attempts += 1;
        if (attempts === 1) throw new Error("503");
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: "take.keep" });
  await settled();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual(["idle", new Error("503")]);
  actor.send({ type: "take.keep" });
  actor.send({ type: "take.keep" });
  await settled();
  actor.send({ type: "take.keep" });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error, attempts]).toEqual(["kept", null, 2]);
});

it("the machine of a reader's actions runs through every transition", () => {
  const machine = takeListMachine.provide({
    actors: {
      keep: fromPromise<void>(() => new Promise(() => {})),
      copy: fromPromise<void>(() => new Promise(() => {})),
    },
  });
  const faults = walkTransitions(machine, {
    events: [{ type: "take.keep" }, { type: "take.copy" }, { type: "take.reset" }],
    ignored: {
      "takeList.keeping": ["take.keep", "take.copy"],
      "takeList.copying": ["take.keep", "take.copy"],
      "takeList.kept": ["take.keep"],
    },
    distinguish: ({ context }) => context.error === null,
  });
  expect(faults).toEqual([]);
});
