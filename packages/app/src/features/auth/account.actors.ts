import { codeLoader } from "@flaneur/ui";
import { fromPromise } from "xstate";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { PasswordChange } from "./account.calls.ts";

/** Loads the calls of the account dialog, which the first screen does not need. */
const loadCalls = codeLoader(() => import("./account.calls.ts"));

/** The actor `changePassword` of the account dialog. Fails with AccountRefused or CallFailed. */
export const changePasswordActor = (call: GraphCall) =>
  fromPromise<void, PasswordChange>(async ({ input }) => (await loadCalls()).changePassword(call, input));

/** The actor `deleteAccount` of the account dialog. Fails with AccountRefused or CallFailed. */
export const deleteAccountActor = (call: GraphCall) =>
  fromPromise<void, { readonly password: string }>(async ({ input }) => (await loadCalls()).deleteAccount(call, input));

/**
 * The actor `exportData` of the account dialog. Its output is a JSON document. Fails with CallFailed, or with Error if
 * the response has no document.
 */
export const exportDataActor = (call: GraphCall) =>
  fromPromise<string>(async () => (await loadCalls()).exportData(call));
