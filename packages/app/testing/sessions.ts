import { createActor } from "xstate";
import { authDialogMachine } from "../src/features/auth/auth-dialog.machine.ts";
import { authMachine } from "../src/session/auth.machine.ts";
import { type AuthUser, NOBODY, type Session } from "../src/session/auth.storage.ts";
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
