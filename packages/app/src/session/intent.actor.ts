import { fromCallback } from "xstate";
import type { AuthRef } from "./auth.machine.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

/** The visitor has signed in: the intended action runs now. */
export interface IntentEvent {
  readonly type: "intent.resume";
  readonly intent: SignInIntent;
}

/** Sends the intended action to its machine after the visitor has signed in. */
export const intentActor = fromCallback<IntentEvent, { readonly auth: AuthRef }>(({ input: { auth }, sendBack }) => {
  const subscription = auth.on("auth.began", ({ intent }) => {
    if (intent !== null) sendBack({ type: "intent.resume", intent });
  });
  return () => subscription.unsubscribe();
});
