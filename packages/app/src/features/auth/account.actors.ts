import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { ChangePasswordMutation, DeleteAccountMutation, ExportQuery } from "./account.graphql.ts";
import { AccountRefused } from "./auth-failures.ts";

/** The actor `changePassword` of the account dialog. Fails with AccountRefused or CallFailed. */
export const changePasswordActor = (call: GraphCall) =>
  fromPromise<void, { readonly currentPassword: string; readonly newPassword: string }>(async ({ input }) => {
    const { changePassword: result } = dataOf(await call(ChangePasswordMutation, input));
    if (result.__typename !== "PasswordChanged") throw new AccountRefused(result.__typename, result.message);
  });

/** The actor `deleteAccount` of the account dialog. Fails with AccountRefused or CallFailed. */
export const deleteAccountActor = (call: GraphCall) =>
  fromPromise<void, { readonly password: string }>(async ({ input }) => {
    const { deleteAccount: result } = dataOf(await call(DeleteAccountMutation, input));
    if (result.__typename !== "AccountDeleted") throw new AccountRefused(result.__typename, result.message);
  });

/** The actor `exportData` of the account dialog. Its output is a JSON document. */
export const exportDataActor = (call: GraphCall) =>
  fromPromise<string>(async () => {
    const { viewer } = dataOf(await call(ExportQuery, {}));
    if (viewer === null) throw new Error("The server knows nobody by this token.");
    return viewer.export;
  });
