import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { authMachine } from "./auth.machine.ts";
import { NOBODY, type Session } from "./auth.storage.ts";
import {
  type AuthDialogContext,
  type AuthDialogEvent,
  authDialogMachine,
  isSubmittable,
} from "./auth-dialog.machine.ts";
import { SignInFailed } from "./auth-failures.ts";
import type { SignInInput } from "./sign-in.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

const SESSION: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
const HEART: SignInIntent = {
  kind: "favorite",
  place: { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] },
};

function start() {
  const began: (SignInIntent | null)[] = [];
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  auth.on("auth.began", ({ intent }) => began.push(intent));
  const signIn = heldPromise<Session, SignInInput>();
  const actor = createActor(authDialogMachine.provide({ actors: { signIn: signIn.logic } }), {
    input: { auth },
  }).start();
  const send = (...events: AuthDialogEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const fill = (email: string, password: string, confirmation?: string) =>
    send(
      { type: "authDialog.edit", field: "email", text: email },
      { type: "authDialog.edit", field: "password", text: password },
      ...(confirmation === undefined
        ? []
        : [{ type: "authDialog.edit" as const, field: "confirmation" as const, text: confirmation }]),
    );
  return { actor, auth, began, calls: signIn.calls, send, fill, state: () => actor.getSnapshot() };
}

describe("the auth dialog", () => {
  it("begins with sign-up, and with sign-in where that is asked for", () => {
    const { send, state } = start();
    send({ type: "authDialog.open" });
    expect([state().value, state().context.form]).toEqual([{ form: "editing" }, "signUp"]);
    send({ type: "authDialog.open", form: "signIn" });
    expect(state().context.form).toBe("signIn");
  });

  it("sends email and password alone, signs in, closes, and keeps nothing of the form", async () => {
    const { send, fill, calls, state, auth } = start();
    send({ type: "authDialog.open" });
    fill("camille@example.org", "pont-neuf", "pont-neuf");
    expect(isSubmittable(state().context)).toBe(true);
    send({ type: "authDialog.submit" });
    expect(state().value).toEqual({ form: "submitting" });
    expect(calls.map(({ input }) => input)).toEqual([
      { form: "signUp", email: "camille@example.org", password: "pont-neuf" },
    ]);
    calls[0]?.resolve(SESSION);
    await settled();
    expect(auth.getSnapshot().context.user).toEqual(SESSION.user);
    expect([state().value, state().context.fields.password]).toEqual(["closed", ""]);
  });

  it("is submittable only when no field of its form is empty", () => {
    const { send, fill, state } = start();
    send({ type: "authDialog.open" });
    fill("camille@example.org", "pont-neuf");
    expect(isSubmittable(state().context)).toBe(false);
    send({ type: "authDialog.switch", form: "signIn" });
    fill("camille@example.org", "p");
    expect(isSubmittable(state().context)).toBe(true);
  });

  it("says what is wrong with each field when it is submitted, and sends nothing", () => {
    const { send, fill, calls, state } = start();
    send({ type: "authDialog.open" });
    fill("camille", "12345", "123456");
    send({ type: "authDialog.submit" });
    expect(state().context.faults).toEqual({ email: "malformed", password: "short", confirmation: "different" });
    expect(calls).toEqual([]);
  });

  it("says that a field is required when it is left empty, and takes that back when it is edited", () => {
    const { send, state } = start();
    send({ type: "authDialog.open" }, { type: "authDialog.blur", field: "email" });
    expect(state().context.faults).toEqual({ email: "required" });
    send({ type: "authDialog.edit", field: "email", text: "c" });
    expect(state().context.faults).toEqual({});
    send({ type: "authDialog.blur", field: "email" });
    expect(state().context.faults).toEqual({});
  });

  it("shows the alert of a failure until something is typed, with all that was typed", async () => {
    const { send, fill, calls, state } = start();
    send({ type: "authDialog.open", form: "signIn" });
    fill("camille@example.org", "pont-neuf");
    send({ type: "authDialog.submit" });
    calls[0]?.reject(new SignInFailed({ kind: "refused", message: "The email or the password is not right" }));
    await settled();
    expect(state().value).toEqual({ form: "editing" });
    expect(state().context.failure).toEqual({ kind: "refused", message: "The email or the password is not right" });
    expect(state().context.fields).toMatchObject({ email: "camille@example.org", password: "pont-neuf" });
    send({ type: "authDialog.edit", field: "password", text: "pont-neu" });
    expect(state().context.failure).toBeNull();
  });

  it("cannot be changed, switched or sent twice while it is sent", () => {
    const { send, fill, calls, state } = start();
    send({ type: "authDialog.open", form: "signIn" });
    fill("camille@example.org", "pont-neuf");
    send({ type: "authDialog.submit" }, { type: "authDialog.submit" }, { type: "authDialog.switch", form: "signUp" });
    send({ type: "authDialog.edit", field: "email", text: "other" });
    expect([calls.length, state().context.form, state().context.fields.email]).toEqual([
      1,
      "signIn",
      "camille@example.org",
    ]);
  });

  it("that was closed while it was sent signs nobody in when the answer comes", async () => {
    const { send, fill, calls, state, auth } = start();
    send({ type: "authDialog.open", form: "signIn" });
    fill("camille@example.org", "pont-neuf");
    send({ type: "authDialog.submit" }, { type: "authDialog.close" }, { type: "authDialog.open" });
    calls[0]?.resolve(SESSION);
    await settled();
    expect([state().value, auth.getSnapshot().context.user]).toEqual([{ form: "editing" }, null]);
  });

  it("keeps the email for the other form, and no password", () => {
    const { send, fill, state } = start();
    send({ type: "authDialog.open" });
    fill("camille@example.org", "pont-neuf", "pont-neuf");
    send({ type: "authDialog.switch", form: "signIn" });
    expect(state().context.fields).toEqual({ email: "camille@example.org", password: "", confirmation: "" });
  });

  it("closes when another tab signs in", () => {
    const { send, state, auth } = start();
    send({ type: "authDialog.prompt", intent: HEART });
    auth.send({ type: "auth.follow", stored: { ...SESSION, isAuthenticated: true } });
    expect(state().value).toBe("closed");
  });
});

describe("the sign-in prompt", () => {
  it("leads to either form, and says in the end what it was for", async () => {
    for (const form of ["signUp", "signIn"] as const) {
      const { send, fill, calls, state, began } = start();
      send({ type: "authDialog.prompt", intent: HEART });
      expect([state().value, state().context.intent]).toEqual(["prompt", HEART]);
      send({ type: "authDialog.switch", form });
      expect([state().value, state().context.form]).toEqual([{ form: "editing" }, form]);
      fill("camille@example.org", "pont-neuf", "pont-neuf");
      send({ type: "authDialog.submit" });
      calls[0]?.resolve(SESSION);
      await settled();
      expect(began).toEqual([HEART]);
    }
  });

  it("that is closed forgets what it was for", async () => {
    const { send, fill, calls, began } = start();
    send({ type: "authDialog.prompt", intent: HEART }, { type: "authDialog.close" }, { type: "authDialog.open" });
    fill("camille@example.org", "pont-neuf", "pont-neuf");
    send({ type: "authDialog.submit" });
    calls[0]?.resolve(SESSION);
    await settled();
    expect(began).toEqual([null]);
  });
});

it("takes every transition of the dialog, and keeps no password while nothing is shown", () => {
  const { logic: signIn } = heldPromise<Session, SignInInput>();
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  const context = (snapshot: { readonly context: AuthDialogContext }) => snapshot.context;
  const edit = (field: string, text: string) => ({ type: "authDialog.edit", field, text });
  const faults = walkTransitions(authDialogMachine.provide({ actors: { signIn } }), {
    input: { auth },
    events: [
      { type: "authDialog.open" },
      { type: "authDialog.prompt", intent: HEART },
      { type: "authDialog.switch", form: "signIn" },
      edit("email", "camille@example.org"),
      edit("password", "pont-neuf"),
      { type: "authDialog.blur", field: "email" },
      { type: "authDialog.submit" },
      { type: "authDialog.close" },
      { type: "session.begin", user: SESSION.user },
    ],
    carried: { "xstate.done.actor.0.authDialog.form.submitting": { output: SESSION } },
    distinguish: (snapshot) => {
      const { form, fields, faults: shown, failure } = context(snapshot);
      return [form, fields, Object.keys(shown).length, failure?.kind];
    },
    check: (snapshot) => {
      expect(snapshot.status).toBe("active");
      if (snapshot.matches("closed"))
        expect(context(snapshot)).toMatchObject({ fields: { password: "" }, intent: null });
      if (snapshot.matches({ form: "submitting" })) expect(isSubmittable(context(snapshot))).toBe(true);
    },
  });
  expect(faults).toEqual([]);
});
