import { expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { CAMILLE, startAuth } from "../../../testing/sessions.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { takeListMachine } from "./take-list.machine.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));
const endless = fromPromise<void>(() => new Promise(() => {}));
const intentTo = (as: "favorites" | "list", token = "t1"): SignInIntent => ({ kind: "takeList", token, as });

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
  const actor = createActor(machine, { input: { auth: startAuth().auth, token: "t1" } }).start();
  actor.send({ type: "take.keep" });
  await settled();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual(["idle", new Error("503")]);
  actor.send({ type: "take.keep" });
  actor.send({ type: "take.keep" });
  await settled();
  actor.send({ type: "take.keep" });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error, attempts]).toEqual(["kept", null, 2]);
});

it.each([
  ["being saved", intentTo("favorites"), "keeping"],
  ["being copied", intentTo("list"), "copying"],
  ["not taken if the visitor has signed in for another list", intentTo("list", "t2"), "idle"],
  ["not taken if the visitor has signed in for something else", { kind: "favorites" }, "idle"],
] as const)("after signing in, a shared list is %s", (_, intent, state) => {
  const { auth } = startAuth(null);
  const machine = takeListMachine.provide({ actors: { keep: endless, copy: endless } });
  const actor = createActor(machine, { input: { auth, token: "t1" } }).start();
  auth.send({ type: "auth.signedIn", session: CAMILLE, intent });
  expect(actor.getSnapshot().value).toBe(state);
});

it("a shared list that was saved stays saved when copying it fails", async () => {
  const machine = takeListMachine.provide({
    actors: {
      keep: fromPromise<void>(async () => {}),
      copy: fromPromise<void>(() => Promise.reject(new Error("503"))),
    },
  });
  const actor = createActor(machine, { input: { auth: startAuth().auth, token: "t1" } }).start();
  actor.send({ type: "take.keep" });
  await settled();
  actor.send({ type: "take.copy" });
  await settled();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual(["kept", new Error("503")]);
});

it("a list that one visitor has saved is not shown as saved after the visitor has signed out", async () => {
  const { auth } = startAuth();
  const machine = takeListMachine.provide({ actors: { keep: fromPromise<void>(async () => {}) } });
  const actor = createActor(machine, { input: { auth, token: "t1" } }).start();
  actor.send({ type: "take.keep" });
  await settled();
  expect(actor.getSnapshot().value).toBe("kept");
  auth.send({ type: "auth.logOut" });
  expect(actor.getSnapshot().value).toBe("idle");
});

it("every transition of the machine that takes a shared list is taken", () => {
  const machine = takeListMachine.provide({ actors: { keep: endless, copy: endless } });
  const faults = walkTransitions(machine, {
    input: { auth: startAuth(null).auth, token: "t1" },
    events: [
      { type: "take.keep" },
      { type: "take.copy" },
      { type: "intent.resume", intent: intentTo("favorites") },
      { type: "intent.resume", intent: intentTo("list") },
      { type: "session.begin", user: CAMILLE.user },
      { type: "session.end", end: "logOut" },
    ],
    ignored: {
      "takeList.keeping": ["take.keep", "take.copy", "intent.resume"],
      "takeList.copying": ["take.keep", "take.copy", "intent.resume"],
      "takeList.kept": ["take.keep", "intent.resume"],
    },
    distinguish: ({ context }) => context.error === null,
  });
  expect(faults).toEqual([]);
});
