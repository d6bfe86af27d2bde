import { changeAddress, requestAddressChange } from "@flaneur/contract";
import { UPSTREAM_CALL } from "../limits/field-costs.ts";
import { orProblem } from "../problems.ts";
import { builder } from "./builder.ts";
import { mailLanguage } from "./mail-language.ts";
import { success } from "./success.ts";

builder.objectType("AddressChangeRequested", {
  description:
    "A notice is sent to the old address and, if no other account has the new address, a link to the new address. " +
    "The mails are sent after the response, and are skipped if an address has had too many mails. The result is the " +
    "same for every address.",
  fields: (t) => ({ success: t.boolean(success) }),
});
builder.objectType("AddressChanged", {
  description: "The account has a new address. Its sessions have ended, except for the one that requested the link.",
  fields: (t) => ({ username: t.exposeString("username", { description: "The new email address." }) }),
});

const RequestAddressChangeResult = builder.unionType("RequestAddressChangeResult", {
  description: "Confirms the request, or says why no link was sent.",
  types: [
    "AddressChangeRequested",
    "WrongPassword",
    "NotSignedIn",
    "MailUnavailable",
    "ValidationFailed",
    "TooManyAttempts",
  ],
  resolveType: ({ __typename }) => __typename,
});
const ChangeAddressResult = builder.unionType("ChangeAddressResult", {
  description: "The new address, or the reason why it was not changed.",
  types: ["AddressChanged", "AddressLinkInvalid", "ValidationFailed", "TooManyAttempts"],
  resolveType: ({ __typename }) => __typename,
});

builder.mutationFields((t) => ({
  requestAddressChange: t.field({
    type: RequestAddressChangeResult,
    complexity: UPSTREAM_CALL,
    description:
      "Sends a link that changes the address of the caller's account. The link works once, within 30 minutes.",
    args: {
      newUsername: t.arg.string({ required: true, description: "The new email address." }),
      password: t.arg.string({
        required: true,
        description: "The current password of the account, which confirms the change.",
      }),
      language: t.arg.string({ description: "The language of the mails: `en` or `fr`; the account's by default." }),
    },
    // POST /auth/address-change
    resolve: (_, { language, ...change }, { rest }) =>
      orProblem(
        rest
          .call(requestAddressChange, { body: { ...change, ...mailLanguage(language) } })
          .then(() => ({ __typename: "AddressChangeRequested" as const })),
        {
          400: "ValidationFailed",
          401: "NotSignedIn",
          403: "WrongPassword",
          409: "MailUnavailable",
          429: "TooManyAttempts",
        },
      ),
  }),

  changeAddress: t.field({
    type: ChangeAddressResult,
    complexity: UPSTREAM_CALL,
    description: "Changes the address of an account with the token of a link.",
    args: { token: t.arg.string({ required: true, description: "The part of the link after `#address=`." }) },
    // PUT /auth/address-change
    resolve: (_, body, { rest }) =>
      orProblem(
        rest
          .call(changeAddress, { body })
          .then(({ username }) => ({ __typename: "AddressChanged" as const, username })),
        { 400: "ValidationFailed", 403: "AddressLinkInvalid", 429: "TooManyAttempts" },
      ),
  }),
}));
