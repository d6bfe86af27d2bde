import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { AccountRefused } from "./auth-failures.ts";
import {
  PasswordResetOfferQuery,
  RequestPasswordResetMutation,
  ResetPasswordMutation,
} from "./password-reset.graphql.ts";
import { passwordResetMachine, type RequestInput, type ResetInput } from "./password-reset.machine.ts";

/** The machine of the dialog for a forgotten password, with its calls. */
export const hostedPasswordReset = (call: GraphCall) =>
  passwordResetMachine.provide({
    actors: {
      loadOffer: fromPromise<boolean>(async () => dataOf(await call(PasswordResetOfferQuery, {})).passwordResetOffered),
      requestLink: fromPromise<void, RequestInput>(async ({ input: { email, language } }) => {
        const variables = { username: email.trim(), language };
        const { requestPasswordReset: result } = dataOf(await call(RequestPasswordResetMutation, variables));
        if (result.__typename !== "PasswordResetRequested") throw new AccountRefused(result.__typename, result.message);
      }),
      resetPassword: fromPromise<void, ResetInput>(async ({ input }) => {
        const { resetPassword: result } = dataOf(await call(ResetPasswordMutation, input));
        if (result.__typename !== "PasswordReset") throw new AccountRefused(result.__typename, result.message);
      }),
    },
  });
