import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { authMachine } from "../../session/auth.machine.ts";
import { NOBODY, type Session } from "../../session/auth.storage.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { SignInFailed } from "./auth-failures.ts";
import { type AuthFormContext, type AuthFormEvent, authFormMachine, isSubmittable } from "./auth-form.machine.ts";
import type { SignInInput } from "./sign-in.ts";

const SESSION: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
const HEART: SignInIntent = {
  kind: "favorite",
  place: { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] },
};

const SIGN_UP: AuthFormEvent = { type: "authForm.open", form: "signUp", intent: null };
const SIGN_IN: AuthFormEvent = { type: "authForm.open", form: "signIn", intent: null };

function start() {
  const began: (SignInIntent | null)[] = [];
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  auth.on("auth.began", ({ intent }) => began.push(intent));
  const signIn = heldPromise<Session, SignInInput>();
  const actor = createActor(authFormMachine.provide({ actors: { signIn: signIn.logic } }), {
    input: { auth },
  }).start();
  const send = (...events: AuthFormEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const fill = (email: string, password: string, confirmation?: string) =>
    send(
      { type: "authForm.edit", field: "email", text: email },
      { type: "authForm.edit", field: "password", text: password },
      ...(confirmation === undefined
        ? []
        : [{ type: "authForm.edit" as const, field: "confirmation" as const, text: confirmation }]),
    );
  return { actor, auth, began, calls: signIn.calls, send, fill, state: () => actor.getSnapshot() };
}

describe("the forms of the auth dialog", () => {
  it("sends email and password alone, signs in, closes, and keeps nothing of the form", async () => {
    const { send, fill, calls, state, auth } = start();
    send(SIGN_UP);
    fill("camille@example.org", "pont-neuf", "pont-neuf");
    expect(isSubmittable(state().context)).toBe(true);
    send({ type: "authForm.submit" });
    expect(state().value).toEqual("submitting");
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
    send(SIGN_UP);
    fill("camille@example.org", "pont-neuf");
    expect(isSubmittable(state().context)).toBe(false);
    send({ type: "authForm.switch", form: "signIn" });
    fill("camille@example.org", "p");
    expect(isSubmittable(state().context)).toBe(true);
  });

  it("says what is wrong with each field when it is submitted, and sends nothing", () => {
    const { send, fill, calls, state } = start();
    send(SIGN_UP);
    fill("camille", "12345", "123456");
    send({ type: "authForm.submit" });
    expect(state().context.faults).toEqual({ email: "malformed", password: "short", confirmation: "different" });
    expect(calls).toEqual([]);
  });

  it("says nothing of a field that is left before anything was typed in it", () => {
    const { send, state } = start();
    send(SIGN_UP, { type: "authForm.blur", field: "email" }, { type: "authForm.blur", field: "password" });
    expect(state().context.faults).toEqual({});
  });

  it("says that a field is required when it is emptied and left, and takes that back when it is edited", () => {
    const { send, state } = start();
    send(SIGN_UP, { type: "authForm.edit", field: "email", text: "c" });
    send({ type: "authForm.edit", field: "email", text: "" }, { type: "authForm.blur", field: "email" });
    expect(state().context.faults).toEqual({ email: "required" });
    send({ type: "authForm.edit", field: "email", text: "c" });
    expect(state().context.faults).toEqual({});
    send({ type: "authForm.blur", field: "email" });
    expect(state().context.faults).toEqual({});
  });

  it("shows the alert of a failure until something is typed, with all that was typed", async () => {
    const { send, fill, calls, state } = start();
    send(SIGN_IN);
    fill("camille@example.org", "pont-neuf");
    send({ type: "authForm.submit" });
    calls[0]?.reject(new SignInFailed({ kind: "refused", message: "The email or the password is not right" }));
    await settled();
    expect(state().value).toEqual("editing");
    expect(state().context.failure).toEqual({ kind: "refused", message: "The email or the password is not right" });
    expect(state().context.fields).toMatchObject({ email: "camille@example.org", password: "pont-neuf" });
    send({ type: "authForm.edit", field: "password", text: "pont-neu" });
    expect(state().context.failure).toBeNull();
  });

  it("cannot be changed, switched or sent twice while it is sent", () => {
    const { send, fill, calls, state } = start();
    send(SIGN_IN);
    fill("camille@example.org", "pont-neuf");
    send({ type: "authForm.submit" }, { type: "authForm.submit" }, { type: "authForm.switch", form: "signUp" });
    send({ type: "authForm.edit", field: "email", text: "other" });
    expect([calls.length, state().context.form, state().context.fields.email]).toEqual([
      1,
      "signIn",
      "camille@example.org",
    ]);
  });

  it("that was closed while it was sent signs nobody in when the answer comes", async () => {
    const { send, fill, calls, state, auth } = start();
    send(SIGN_IN);
    fill("camille@example.org", "pont-neuf");
    send({ type: "authForm.submit" }, { type: "authForm.close" }, SIGN_UP);
    calls[0]?.resolve(SESSION);
    await settled();
    expect([state().value, auth.getSnapshot().context.user]).toEqual(["editing", null]);
  });

  it("keeps the email for the other form, and no password", () => {
    const { send, fill, state } = start();
    send(SIGN_UP);
    fill("camille@example.org", "pont-neuf", "pont-neuf");
    send({ type: "authForm.switch", form: "signIn" });
    expect(state().context.fields).toEqual({ email: "camille@example.org", password: "", confirmation: "" });
  });

  it("say in the end what signing in was for", async () => {
    for (const form of ["signUp", "signIn"] as const) {
      const { send, fill, calls, began } = start();
      send({ type: "authForm.open", form, intent: HEART });
      fill("camille@example.org", "pont-neuf", "pont-neuf");
      send({ type: "authForm.submit" });
      calls[0]?.resolve(SESSION);
      await settled();
      expect(began).toEqual([HEART]);
    }
  });
});

it("takes every transition of the forms, and keeps no password while none is shown", () => {
  const { logic: signIn } = heldPromise<Session, SignInInput>();
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  const context = (snapshot: { readonly context: AuthFormContext }) => snapshot.context;
  const edit = (field: string, text: string) => ({ type: "authForm.edit", field, text });
  const faults = walkTransitions(authFormMachine.provide({ actors: { signIn } }), {
    input: { auth },
    events: [
      { type: "authForm.open", form: "signUp", intent: HEART },
      { type: "authForm.switch", form: "signIn" },
      edit("email", "camille@example.org"),
      edit("password", "pont-neuf"),
      { type: "authForm.blur", field: "email" },
      { type: "authForm.submit" },
      { type: "authForm.close" },
    ],
    ignored: {
      "authForm.closed": ["authForm.blur", "authForm.edit", "authForm.submit", "authForm.switch"],
      "authForm.submitting": ["authForm.blur", "authForm.edit", "authForm.submit", "authForm.switch"],
    },
    carried: { "xstate.done.actor.0.authForm.submitting": { output: SESSION } },
    distinguish: (snapshot) => {
      const { form, fields, faults: shown, failure } = context(snapshot);
      return [form, fields, Object.keys(shown).length, failure?.kind];
    },
    check: (snapshot) => {
      expect(snapshot.status).toBe("active");
      if (snapshot.matches("closed"))
        expect(context(snapshot)).toMatchObject({ fields: { password: "" }, intent: null });
      if (snapshot.matches("submitting")) expect(isSubmittable(context(snapshot))).toBe(true);
    },
  });
  expect(faults).toEqual([]);
});
