/** The calls of the account dialogs. They throw CallFailed, and Refused if the server refuses a change. */
import type { AddressFields } from "@flaneur/domain";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { resultOf } from "../graph/problem.ts";
import { ChangePasswordMutation, DeleteAccountMutation, ExportQuery } from "./account.graphql.ts";
import { ChangeAddressMutation, RequestAddressChangeMutation } from "./address-change.graphql.ts";
import { RequestPasswordResetMutation, ResetPasswordMutation } from "./password-reset.graphql.ts";

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export async function changePassword(call: GraphCall, passwords: PasswordChange): Promise<void> {
  resultOf(dataOf(await call(ChangePasswordMutation, { ...passwords })).changePassword);
}

export async function deleteAccount(call: GraphCall, password: string): Promise<void> {
  resultOf(dataOf(await call(DeleteAccountMutation, { password })).deleteAccount);
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

/** Requests a link to set a new password. @param language The language of the mail. */
export async function requestReset(call: GraphCall, email: string, language: string): Promise<void> {
  const variables = { username: email.trim(), language };
  resultOf(dataOf(await call(RequestPasswordResetMutation, variables)).requestPasswordReset);
}

/** Sets a new password with the token of a link. */
export async function resetPassword(call: GraphCall, token: string, newPassword: string): Promise<void> {
  resultOf(dataOf(await call(ResetPasswordMutation, { token, newPassword })).resetPassword);
}

/** Requests a link that changes the address. @param language The language of the mails. */
export async function requestAddressChange(call: GraphCall, fields: AddressFields, language: string): Promise<void> {
  const variables = { newUsername: fields.email.trim(), password: fields.password, language };
  resultOf(dataOf(await call(RequestAddressChangeMutation, variables)).requestAddressChange);
}

/** Changes the address with the token of a link. Returns the new address. */
export async function changeAddress(call: GraphCall, token: string): Promise<string> {
  return resultOf(dataOf(await call(ChangeAddressMutation, { token })).changeAddress).username;
}
