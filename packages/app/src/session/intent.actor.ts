import { fromCallback } from "xstate";
import type { AuthRef } from "./auth.machine.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

/** Sent after a sign-in, so that the machine runs the action for which the visitor signed in. */
export interface IntentEvent {
  readonly type: "intent.resume";
  readonly intent: SignInIntent;
}

/** Sends the intent of a sign-in to the machine that invokes this actor, if the sign-in has one. */
export const intentActor = fromCallback<IntentEvent, { readonly auth: AuthRef }>(({ input: { auth }, sendBack }) => {
  const subscription = auth.on("auth.began", ({ intent }) => {
    if (intent !== null) sendBack({ type: "intent.resume", intent });
  });
  return () => subscription.unsubscribe();
});
