import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../../testing/held-calls.ts";
import { authMachine } from "../../session/auth.machine.ts";
import { NOBODY, type Session } from "../../session/auth.storage.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { type AuthDialogEvent, authDialogMachine, isSubmittable } from "./auth-dialog.machine.ts";
import { SignInFailed } from "./auth-failures.ts";
import type { SignInInput } from "./sign-in.ts";

const SESSION: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
const HEART: SignInIntent = {
  kind: "favorite",
  place: { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] },
  isFavorite: true,
};

const SIGN_UP: AuthDialogEvent = { type: "signIn.open", form: "signUp" };
const SIGN_IN: AuthDialogEvent = { type: "signIn.open", form: "signIn" };

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

describe("the forms of the auth dialog", () => {
  it("send only the email and the password, sign the user in, and are closed and cleared", async () => {
    const { send, fill, calls, state, auth } = start();
    send(SIGN_UP);
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

  it("can be submitted only when no field is empty", () => {
    const { send, fill, state } = start();
    send(SIGN_UP);
    fill("camille@example.org", "pont-neuf");
    expect(isSubmittable(state().context)).toBe(false);
    send({ type: "authDialog.switch", form: "signIn" });
    fill("camille@example.org", "p");
    expect(isSubmittable(state().context)).toBe(true);
  });

  it("report the errors of each field when submitted, and send nothing", () => {
    const { send, fill, calls, state } = start();
    send(SIGN_UP);
    fill("camille", "12345", "123456");
    send({ type: "authDialog.submit" });
    expect(state().context.faults).toEqual({ email: "malformed", password: "short", confirmation: "different" });
    expect(calls).toEqual([]);
  });

  it("report no error when an untouched field loses the focus", () => {
    const { send, state } = start();
    send(SIGN_UP, { type: "authDialog.blur", field: "email" }, { type: "authDialog.blur", field: "password" });
    expect(state().context.faults).toEqual({});
  });

  it("report a cleared field as required when it loses the focus, until it is edited", () => {
    const { send, state } = start();
    send(SIGN_UP, { type: "authDialog.edit", field: "email", text: "c" });
    send({ type: "authDialog.edit", field: "email", text: "" }, { type: "authDialog.blur", field: "email" });
    expect(state().context.faults).toEqual({ email: "required" });
    send({ type: "authDialog.edit", field: "email", text: "c" });
    expect(state().context.faults).toEqual({});
    send({ type: "authDialog.blur", field: "email" });
    expect(state().context.faults).toEqual({});
  });

  it("keep the input after a failure, and show its alert until a field is edited", async () => {
    const { send, fill, calls, state } = start();
    send(SIGN_IN);
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

  it("cannot be edited, switched or submitted again while they are being submitted", () => {
    const { send, fill, calls, state } = start();
    send(SIGN_IN);
    fill("camille@example.org", "pont-neuf");
    send({ type: "authDialog.submit" }, { type: "authDialog.submit" }, { type: "authDialog.switch", form: "signUp" });
    send({ type: "authDialog.edit", field: "email", text: "other" });
    expect([calls.length, state().context.form, state().context.fields.email]).toEqual([
      1,
      "signIn",
      "camille@example.org",
    ]);
  });

  it("do not sign the user in when the dialog was closed before the response arrived", async () => {
    const { send, fill, calls, state, auth } = start();
    send(SIGN_IN);
    fill("camille@example.org", "pont-neuf");
    send({ type: "authDialog.submit" }, { type: "authDialog.close" }, SIGN_UP);
    calls[0]?.resolve(SESSION);
    await settled();
    expect([state().value, auth.getSnapshot().context.user]).toEqual([{ form: "editing" }, null]);
  });

  it("keep the email but no password when the form is switched", () => {
    const { send, fill, state } = start();
    send(SIGN_UP);
    fill("camille@example.org", "pont-neuf", "pont-neuf");
    send({ type: "authDialog.switch", form: "signIn" });
    expect(state().context.fields).toEqual({ email: "camille@example.org", password: "", confirmation: "" });
  });

  it("report the action that required an account once the user is signed in", async () => {
    for (const form of ["signUp", "signIn"] as const) {
      const { send, fill, calls, began } = start();
      send({ type: "signIn.open", form, intent: HEART });
      fill("camille@example.org", "pont-neuf", "pont-neuf");
      send({ type: "authDialog.submit" });
      calls[0]?.resolve(SESSION);
      await settled();
      expect(began).toEqual([HEART]);
    }
  });
});
