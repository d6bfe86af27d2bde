import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { heldPromise, settled } from "../../testing/held-calls.ts";
import { problem } from "../../testing/problems.ts";
import { shownForm, startAuth } from "../../testing/sessions.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { Refused } from "../graph/problem.ts";
import type { Session } from "./auth.storage.ts";
import { type AuthDialogEvent, authDialogMachine, signInForm } from "./auth-dialog.machine.ts";
import { type SignInDraft, signInDraft } from "./sign-in-form.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

const SESSION: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
const HEART: SignInIntent = {
  kind: "favorite",
  place: { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] },
  isFavorite: true,
};
const FILLED = { email: "camille@example.org", password: "pont-neuf", confirmation: "pont-neuf" };

function start() {
  const began: (SignInIntent | null)[] = [];
  const { auth } = startAuth(null);
  auth.on("auth.began", ({ intent }) => began.push(intent));
  const save = heldPromise<Session, { readonly draft: SignInDraft }>();
  const form = signInForm.provide({ actors: { save: save.logic } });
  const actor = createActor(authDialogMachine.provide({ actors: { form } }), { input: { auth } }).start();
  const child = () => actor.getSnapshot().children.form;
  return {
    auth,
    began,
    calls: save.calls,
    send: (event: AuthDialogEvent) => actor.send(event),
    state: () => actor.getSnapshot(),
    shown: () => [actor.getSnapshot().value, shownForm(actor), actor.getSnapshot().context.intent],
    form: () => child()?.getSnapshot().context,
    submit: () => {
      child()?.send({ type: "form.change", change: FILLED });
      child()?.send({ type: "form.submit" });
    },
    switchTo: (chosen: "signUp" | "signIn") =>
      child()?.send({ type: "form.replace", draft: signInDraft(chosen, FILLED.email) }),
  };
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

  it.each(["signUp", "signIn"] as const)(
    "signs the user in with the form %s, reports the action that required an account, and keeps no password",
    async (form) => {
      const { send, submit, calls, state, auth, began, form: shown } = start();
      send({ type: "signIn.open", form, intent: HEART });
      submit();
      expect(calls.map(({ input }) => input.draft)).toEqual([{ form, ...FILLED }]);
      calls[0]?.resolve(SESSION);
      await settled();
      expect([auth.getSnapshot().context.user, began, state().value]).toEqual([SESSION.user, [HEART], "closed"]);
      expect(shown()?.draft?.password).toBe("");
    },
  );

  it("keeps the typed text after a refusal, and can be opened and submitted again after it was closed", async () => {
    const { send, submit, calls, form, auth } = start();
    send({ type: "signIn.open", form: "signIn" });
    submit();
    calls[0]?.reject(new Refused(problem("INVALID_CREDENTIALS", "The email or the password is not right")));
    await settled();
    expect(form()).toMatchObject({ draft: FILLED, error: { message: "The email or the password is not right" } });
    send({ type: "authDialog.close" });
    send({ type: "signIn.open", form: "signIn" });
    expect(form()).toMatchObject({ draft: { email: "", password: "" }, error: null });
    submit();
    calls[1]?.resolve(SESSION);
    await settled();
    expect(auth.getSnapshot().context.user).toEqual(SESSION.user);
  });

  it("does not sign the user in when it was closed before the response arrived", async () => {
    const { send, submit, calls, shown, auth } = start();
    send({ type: "signIn.open", form: "signIn" });
    submit();
    send({ type: "authDialog.close" });
    send({ type: "signIn.open" });
    calls[0]?.resolve(SESSION);
    await settled();
    expect([shown()[0], auth.getSnapshot().context.user]).toEqual(["form", null]);
  });

  it("does not switch its form while it is being submitted", () => {
    const { send, submit, switchTo, form } = start();
    send({ type: "signIn.open", form: "signIn" });
    switchTo("signUp");
    expect(form()?.draft).toEqual({ form: "signUp", email: FILLED.email, password: "", confirmation: "" });
    submit();
    switchTo("signIn");
    expect(form()?.draft?.form).toBe("signUp");
  });
});

describe("the sign-in prompt", () => {
  it("opens either form and keeps the intent", () => {
    for (const form of ["signUp", "signIn"] as const) {
      const { send, shown } = start();
      send({ type: "signIn.prompt", intent: HEART });
      expect(shown()).toEqual(["prompt", null, HEART]);
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

it("every transition of the auth dialog is taken, and the closed dialog keeps no intent", () => {
  const { auth } = startAuth(null);
  const faults = walkTransitions(authDialogMachine, {
    input: { auth },
    events: [
      { type: "signIn.open", form: "signUp", intent: HEART },
      { type: "signIn.prompt", intent: HEART },
      { type: "authDialog.choose", form: "signIn" },
      { type: "authDialog.close" },
      { type: "session.begin", user: SESSION.user },
      { type: "session.end", end: "logOut" },
    ],
    ignored: {
      authDialog: ["session.end"],
      "authDialog.closed": ["authDialog.choose"],
      "authDialog.form": ["authDialog.choose"],
    },
    carried: { "xstate.snapshot.form": { snapshot: { context: { result: SESSION } } } },
    distinguish: ({ context }) => context.intent,
    check: (snapshot) => {
      expect(snapshot.status).toBe("active");
      if (snapshot.matches("closed")) expect(snapshot.context.intent).toBeNull();
    },
  });
  expect(faults).toEqual([]);
});
