import { createActor } from "xstate";
import { authMachine } from "../src/session/auth.machine.ts";
import { type AuthUser, NOBODY, type Session } from "../src/session/auth.storage.ts";
import { type AuthDialogRef, authDialogMachine } from "../src/session/auth-dialog.machine.ts";
import { heldPromise } from "./held-calls.ts";

export const CAMILLE: Session = { token: "t1", user: { id: "u1", username: "camille@example.org" } };
export const NOE: Session = { token: "t2", user: { id: "u2", username: "noe@example.org" } };

/** Starts the session and the auth dialog, signed out if `session` is null, with a server that never responds. */
export function startAuth(session: Session | null = CAMILLE) {
  const verify = heldPromise<AuthUser, { readonly token: string }>().logic;
  const endSession = heldPromise<void, { readonly token: string }>().logic;
  const stored = session === null ? NOBODY : { ...session, isAuthenticated: true };
  const auth = createActor(authMachine.provide({ actors: { verify, endSession } }), { input: { stored } }).start();
  const authDialog = createActor(authDialogMachine, { input: { auth } }).start();
  return { auth, authDialog };
}

/** Returns the form that the auth dialog shows. Null if it shows none. */
export function shownForm(authDialog: AuthDialogRef) {
  const { children, value } = authDialog.getSnapshot();
  return value === "form" ? (children.form?.getSnapshot().context.draft?.form ?? null) : null;
}
