import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { mailUnavailable, orProblem, resetLinkInvalid, tooManyAttempts, validationFailed } from "../problems.ts";
import { builder } from "./builder.ts";
import { success } from "./success.ts";

builder.objectType("PasswordResetRequested", {
  description: "If the address has an account, a link was sent to it. The result is the same for every address.",
  fields: (t) => ({ success: t.boolean(success) }),
});
builder.objectType("PasswordReset", {
  description: "The password was set. All sessions of the account have ended.",
  fields: (t) => ({ success: t.boolean(success) }),
});

const RequestPasswordResetResult = builder.unionType("RequestPasswordResetResult", {
  description: "Confirms the request, or says why no link was sent.",
  types: ["PasswordResetRequested", "MailUnavailable", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});
const ResetPasswordResult = builder.unionType("ResetPasswordResult", {
  description: "Confirms the new password, or says why it was not set.",
  types: ["PasswordReset", "ResetLinkInvalid", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});

builder.queryField("passwordResetOffered", (t) =>
  t.boolean({
    complexity: UPSTREAM_CALL,
    description:
      "Whether the server sends links by mail: those that reset a password, and those that change an address.",
    // GET /auth/password-reset
    resolve: (_, __, { account }) => account.offersPasswordReset(),
  }),
);

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    type: RequestPasswordResetResult,
    complexity: UPSTREAM_CALL,
    description: "Sends a link that resets the password of an account. The link works once, within 30 minutes.",
    args: {
      username: t.arg.string({ required: true, description: "An email address." }),
      language: t.arg.string({ description: "The language of the mail: `en` or `fr`; the account's by default." }),
    },
    // POST /auth/password-reset
    resolve: (_, { username, language }, { account }) =>
      orProblem(
        account
          .requestPasswordReset(username, language)
          .then(() => ({ __typename: "PasswordResetRequested" as const })),
        { 400: validationFailed, 403: mailUnavailable, 429: tooManyAttempts },
      ),
  }),

  resetPassword: t.field({
    type: ResetPasswordResult,
    complexity: UPSTREAM_CALL,
    description: "Sets a new password with the token of a link, and ends all sessions of the account.",
    args: {
      token: t.arg.string({ required: true, description: "The part of the link after `#reset=`." }),
      newPassword: t.arg.string({ required: true, description: "At least 6 characters." }),
    },
    // PUT /auth/password-reset
    resolve: (_, { token, newPassword }, { account }) =>
      orProblem(
        account.resetPassword(token, newPassword).then(() => ({ __typename: "PasswordReset" as const })),
        { 400: validationFailed, 403: resetLinkInvalid, 429: tooManyAttempts },
      ),
  }),
}));
