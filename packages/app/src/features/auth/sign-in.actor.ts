import { loadCode } from "@flaneur/ui";
import { fromPromise } from "xstate";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { SignInInput } from "./sign-in.ts";

/** Loads the calls of the two forms, which the first screen does not need. */
const loadCalls = () => loadCode(() => import("./sign-in.ts"));

/**
 * The actor `signIn` of the two forms. Fails with SignInFailed or CallFailed. Its code is loaded with the first
 * submitted form.
 */
export const signInActor = (call: GraphCall) =>
  fromPromise<Session, SignInInput>(async ({ input }) => (await loadCalls()).signIn(call, input));
