import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { VerifyQuery } from "../../session/auth.graphql.ts";
import type { AccountRef } from "./account.machine.ts";
import { ChangeAddressMutation, RequestAddressChangeMutation } from "./address-change.graphql.ts";
import { type AddressRequestInput, addressChangeMachine } from "./address-change.machine.ts";
import { AccountRefused } from "./auth-failures.ts";

/** Returns the machine of the dialog that changes the email address of an account, with its calls of the API. */
export const hostedAddressChange = (call: GraphCall, account: AccountRef) =>
  addressChangeMachine.provide({
    actors: {
      requestLink: fromPromise<void, AddressRequestInput>(async ({ input: { email, password, language } }) => {
        const variables = { newUsername: email.trim(), password, language };
        const { requestAddressChange: result } = dataOf(await call(RequestAddressChangeMutation, variables));
        if (result.__typename !== "AddressChangeRequested") throw new AccountRefused(result.__typename, result.message);
      }),
      changeAddress: fromPromise<string, { readonly token: string }>(async ({ input }) => {
        const { changeAddress: result } = dataOf(await call(ChangeAddressMutation, input));
        if (result.__typename !== "AddressChanged") throw new AccountRefused(result.__typename, result.message);
        await renewUser(call, account);
        return result.username;
      }),
    },
  });

/**
 * Loads the user of the session again, because the page shows the address of this user. The visitor may be
 * signed in to another account than that of the link, or to none.
 */
async function renewUser(call: GraphCall, account: AccountRef): Promise<void> {
  const { auth } = account.getSnapshot().context;
  const { token } = auth.getSnapshot().context;
  if (token === null) return;
  try {
    const user = dataOf(await call(VerifyQuery, {}, token)).viewer?.user;
    if (user) auth.send({ type: "auth.userChanged", session: { token, user } });
  } catch {
    // The address is changed all the same. The app shows it when it is loaded again.
  }
}
