import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { authMachine } from "../../session/auth.machine.ts";
import { NOBODY, type Session } from "../../session/auth.storage.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { type AuthDialogContext, authDialogMachine, isSubmittable } from "./auth-dialog.machine.ts";
import type { SignInInput } from "./sign-in.ts";

const SESSION: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
const HEART: SignInIntent = {
  kind: "favorite",
  place: { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] },
  isFavorite: true,
};

function start() {
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  const actor = createActor(authDialogMachine, { input: { auth } }).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return [typeof value === "string" ? value : Object.keys(value)[0], context.form, context.intent];
  };
  return { auth, send: actor.send, shown };
}

describe("the auth dialog", () => {
  it("opens with the sign-up form, or with the sign-in form on request", () => {
    const { send, shown } = start();
    send({ type: "signIn.open" });
    expect(shown()).toEqual(["form", "signUp", null]);
    send({ type: "signIn.open", form: "signIn", intent: HEART });
    expect(shown()).toEqual(["form", "signIn", HEART]);
  });

  it("closes after a sign-in in another tab", () => {
    const { send, shown, auth } = start();
    send({ type: "signIn.prompt", intent: HEART });
    auth.send({ type: "auth.follow", stored: { ...SESSION, isAuthenticated: true } });
    expect(shown()[0]).toBe("closed");
  });
});

describe("the sign-in prompt", () => {
  it("opens either form and keeps the intent", () => {
    for (const form of ["signUp", "signIn"] as const) {
      const { send, shown } = start();
      send({ type: "signIn.prompt", intent: HEART });
      expect(shown()).toEqual(["prompt", "signUp", HEART]);
      send({ type: "authDialog.choose", form });
      expect(shown()).toEqual(["form", form, HEART]);
    }
  });

  it("drops the intent when it is closed", () => {
    const { send, shown } = start();
    send({ type: "signIn.prompt", intent: HEART });
    send({ type: "authDialog.close" });
    send({ type: "signIn.open" });
    expect(shown()).toEqual(["form", "signUp", null]);
  });
});

it("every transition of the auth dialog is taken, and the closed dialog keeps neither an intent nor a password", () => {
  const { logic: signIn } = heldPromise<Session, SignInInput>();
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  const context = (snapshot: { readonly context: AuthDialogContext }) => snapshot.context;
  const OF_FORM = ["authDialog.blur", "authDialog.edit", "authDialog.submit", "authDialog.switch"] as const;
  const faults = walkTransitions(authDialogMachine.provide({ actors: { signIn } }), {
    input: { auth },
    events: [
      { type: "signIn.open", form: "signUp", intent: HEART },
      { type: "signIn.prompt", intent: HEART },
      { type: "authDialog.choose", form: "signIn" },
      { type: "authDialog.switch", form: "signIn" },
      { type: "authDialog.edit", field: "email", text: "camille@example.org" },
      { type: "authDialog.edit", field: "password", text: "pont-neuf" },
      { type: "authDialog.blur", field: "email" },
      { type: "authDialog.submit" },
      { type: "authDialog.close" },
      { type: "session.begin", user: SESSION.user },
      { type: "session.end", end: "logOut" },
    ],
    ignored: {
      authDialog: ["session.end"],
      "authDialog.closed": [...OF_FORM, "authDialog.choose", "authDialog.close"],
      "authDialog.prompt": OF_FORM,
      "authDialog.form": ["authDialog.choose"],
      "authDialog.form.submitting": OF_FORM,
    },
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
