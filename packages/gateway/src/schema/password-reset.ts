import { getPasswordResetOffer, requestPasswordReset, resetPassword } from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { orNull } from "../rest/rest-error.ts";
import { builder } from "./builder.ts";
import { mailLanguage } from "./mail-language.ts";
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
    resolve: async (_, __, { rest }) => {
      // An API without the call sends no mail.
      const offer = await orNull(rest.call(getPasswordResetOffer, {}));
      return offer?.offered ?? false;
    },
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
    resolve: (_, { username, language }, { rest }) =>
      orProblem(
        rest
          .call(requestPasswordReset, { body: { username, ...mailLanguage(language) } })
          .then(() => ({ __typename: "PasswordResetRequested" as const })),
        { 400: "ValidationFailed", 403: "MailUnavailable", 429: "TooManyAttempts" },
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
    resolve: (_, body, { rest }) =>
      orProblem(
        rest.call(resetPassword, { body }).then(() => ({ __typename: "PasswordReset" as const })),
        { 400: "ValidationFailed", 403: "ResetLinkInvalid", 429: "TooManyAttempts" },
      ),
  }),
}));
