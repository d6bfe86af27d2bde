import { fromCallback } from "xstate";
import type { AuthRef } from "./auth.machine.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

/** Someone has signed in for this: now it is done. */
export interface IntentEvent {
  readonly type: "intent.resume";
  readonly intent: SignInIntent;
}

/** Tells the machine that runs it what someone wanted to do who has signed in for it. */
export const intentActor = fromCallback<IntentEvent, { readonly auth: AuthRef }>(({ input: { auth }, sendBack }) => {
  const subscription = auth.on("auth.began", ({ intent }) => {
    if (intent !== null) sendBack({ type: "intent.resume", intent });
  });
  return () => subscription.unsubscribe();
});
