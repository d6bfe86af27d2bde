import { fromPromise } from "xstate";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { SignInInput } from "./sign-in.ts";

/**
 * The actor `signIn` of the two forms. Fails with SignInFailed or CallFailed. Its code is loaded with the first
 * submitted form.
 */
export const signInActor = (call: GraphCall) =>
  fromPromise<Session, SignInInput>(async ({ input }) => (await import("./sign-in.ts")).signIn(call, input));
