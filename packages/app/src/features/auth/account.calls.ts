/** The calls of the account dialog. */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { ChangePasswordMutation, DeleteAccountMutation, ExportQuery } from "./account.graphql.ts";
import { AccountRefused } from "./auth-failures.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** @throws AccountRefused or CallFailed */
export async function changePassword(call: GraphCall, input: PasswordChange): Promise<void> {
  const { changePassword: result } = dataOf(await call(ChangePasswordMutation, { ...input }));
  if (result.__typename !== "PasswordChanged") throw new AccountRefused(result.__typename, result.message);
}

/** @throws AccountRefused or CallFailed */
export async function deleteAccount(call: GraphCall, input: { readonly password: string }): Promise<void> {
  const { deleteAccount: result } = dataOf(await call(DeleteAccountMutation, { ...input }));
  if (result.__typename !== "AccountDeleted") throw new AccountRefused(result.__typename, result.message);
}

/**
 * Returns a JSON document with all data of the user.
 * @throws CallFailed, or Error if the response has no document.
 */
export async function exportData(call: GraphCall): Promise<string> {
  const { viewer } = dataOf(await call(ExportQuery, {}));
  if (viewer === null) throw new Error("The server returned no user for the token. Sign in again.");
  return viewer.export;
}
