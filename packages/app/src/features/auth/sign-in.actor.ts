import { codeLoader } from "@flaneur/ui";
import { fromPromise } from "xstate";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { SignInInput } from "./sign-in.ts";

/** Loads the calls of the sign-up and sign-in forms, which the first screen does not need. */
const loadCalls = codeLoader(() => import("./sign-in.ts"));

/**
 * The actor `signIn` of the auth dialog. The code of the calls is loaded when the visitor first submits a form. Fails
 * with SignInFailed or CallFailed, or with another error if the code cannot be loaded.
 */
export const signInActor = (call: GraphCall) =>
  fromPromise<Session, SignInInput>(async ({ input }) => (await loadCalls()).signIn(call, input));
