import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { authMachine } from "../../session/auth.machine.ts";
import { NOBODY, type Session } from "../../session/auth.storage.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { authDialogMachine } from "./auth-dialog.machine.ts";

const SESSION: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
const HEART: SignInIntent = {
  kind: "favorite",
  place: { id: "p1", name: "Chez Janou", types: [], arrondissement: null, media: [] },
};

function start() {
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  const actor = createActor(authDialogMachine, { input: { auth } }).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.form, context.intent];
  };
  return { auth, send: actor.send, shown };
}

describe("the auth dialog", () => {
  it("begins with sign-up, and with sign-in where that is asked for", () => {
    const { send, shown } = start();
    send({ type: "authDialog.open" });
    expect(shown()).toEqual(["form", "signUp", null]);
    send({ type: "authDialog.open", form: "signIn", intent: HEART });
    expect(shown()).toEqual(["form", "signIn", HEART]);
  });

  it("closes when someone signs in, here or in another tab", () => {
    const { send, shown, auth } = start();
    send({ type: "authDialog.prompt", intent: HEART });
    auth.send({ type: "auth.follow", stored: { ...SESSION, isAuthenticated: true } });
    expect(shown()[0]).toBe("closed");
  });
});

describe("the sign-in prompt", () => {
  it("leads to either form, for what was asked", () => {
    for (const form of ["signUp", "signIn"] as const) {
      const { send, shown } = start();
      send({ type: "authDialog.prompt", intent: HEART });
      expect(shown()).toEqual(["prompt", "signUp", HEART]);
      send({ type: "authDialog.choose", form });
      expect(shown()).toEqual(["form", form, HEART]);
    }
  });

  it("that is closed forgets what it was for", () => {
    const { send, shown } = start();
    send({ type: "authDialog.prompt", intent: HEART });
    send({ type: "authDialog.close" });
    send({ type: "authDialog.open" });
    expect(shown()).toEqual(["form", "signUp", null]);
  });
});

it("takes every transition of the dialog, and remembers nothing while nothing is shown", () => {
  const auth = createActor(authMachine, { input: { stored: NOBODY } }).start();
  const faults = walkTransitions(authDialogMachine, {
    input: { auth },
    events: [
      { type: "authDialog.open" },
      { type: "authDialog.prompt", intent: HEART },
      { type: "authDialog.choose", form: "signIn" },
      { type: "authDialog.close" },
      { type: "session.begin", user: SESSION.user },
      { type: "session.end", end: "logOut" },
    ],
    ignored: {
      authDialog: ["session.end"],
      "authDialog.closed": ["authDialog.choose", "authDialog.close"],
      "authDialog.form": ["authDialog.choose"],
    },
    distinguish: ({ context: { form } }) => form,
    check: (snapshot) => {
      if (snapshot.matches("closed")) expect(snapshot.context.intent).toBeNull();
    },
  });
  expect(faults).toEqual([]);
});
