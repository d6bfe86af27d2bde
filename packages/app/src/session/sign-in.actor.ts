import { codeLoader } from "@flaneur/ui";
import { fromPromise } from "xstate";
import type { GraphCall } from "../graph/graph-call.ts";
import type { Session } from "./auth.storage.ts";
import type { SignInDraft } from "./sign-in-form.ts";

/** Loads the calls of the sign-up and sign-in forms, which the first screen does not need. */
const loadCalls = codeLoader(() => import("./sign-in.ts"));

/**
 * The actor `save` of the form of the auth dialog. The code of the calls is loaded when the visitor first submits a form.
 * Fails with another error than `signIn` if the code cannot be loaded.
 */
export const signInActor = (call: GraphCall) =>
  fromPromise<Session, { readonly draft: SignInDraft }>(async ({ input }) =>
    (await loadCalls()).signIn(call, input.draft),
  );
