import { loadCode } from "@flaneur/ui";
import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { AccountRefused } from "./auth-failures.ts";

/** Loads the documents of the account dialog, which the first screen does not need. */
const loadDocuments = () => loadCode(() => import("./account.graphql.ts"));

/** The actor `changePassword` of the account dialog. Fails with AccountRefused or CallFailed. */
export const changePasswordActor = (call: GraphCall) =>
  fromPromise<void, { readonly currentPassword: string; readonly newPassword: string }>(async ({ input }) => {
    const { ChangePasswordMutation } = await loadDocuments();
    const { changePassword: result } = dataOf(await call(ChangePasswordMutation, input));
    if (result.__typename !== "PasswordChanged") throw new AccountRefused(result.__typename, result.message);
  });

/** The actor `deleteAccount` of the account dialog. Fails with AccountRefused or CallFailed. */
export const deleteAccountActor = (call: GraphCall) =>
  fromPromise<void, { readonly password: string }>(async ({ input }) => {
    const { DeleteAccountMutation } = await loadDocuments();
    const { deleteAccount: result } = dataOf(await call(DeleteAccountMutation, input));
    if (result.__typename !== "AccountDeleted") throw new AccountRefused(result.__typename, result.message);
  });

/** The actor `exportData` of the account dialog. Its output is a JSON document. */
export const exportDataActor = (call: GraphCall) =>
  fromPromise<string>(async () => {
    const { ExportQuery } = await loadDocuments();
    const { viewer } = dataOf(await call(ExportQuery, {}));
    if (viewer === null) throw new Error("The server knows nobody by this token.");
    return viewer.export;
  });
