import { z } from "zod";
import { defineCall } from "./call.ts";
import { body, json, noQuery } from "./contents.ts";
import { email, newPassword } from "./credentials.ts";
import { bodyFailures, failing, failure } from "./failures.ts";
import { MAIL_LANGUAGES } from "./mail-languages.ts";
import { safeText } from "./parameters.ts";
import { SuccessBody } from "./user.ts";

export const NO_RESET_MAIL = "This server sends no mail. Please ask its operator for a link.";
export const RESET_LINK_INVALID = "This link is not valid any more. Please request a new one.";

const RequestBody = z
  .strictObject({ username: email, language: z.enum(MAIL_LANGUAGES).optional() })
  .meta({ id: "PasswordResetRequest", example: { username: "camille@example.org", language: "fr" } });

const ResetBody = z
  .strictObject({
    token: safeText(100, "Token is required").meta({ description: "The part of the link after `#reset=`." }),
    newPassword: newPassword("New password is required"),
  })
  .meta({ id: "PasswordReset", example: { token: "q1Zb…", newPassword: "pont-des-arts" } });

const OfferBody = SuccessBody.extend({ offered: z.boolean() }).meta({
  id: "PasswordResetOffer",
  example: { success: true, offered: true },
});

const common = { tags: ["Auth"] };

export const getPasswordResetOffer = defineCall(
  {
    ...common,
    method: "get",
    path: "/auth/password-reset",
    summary: "Whether a link that resets a password can be sent by mail",
    request: { query: noQuery },
    responses: {
      200: {
        description: "Whether such links can be sent",
        content: json(OfferBody),
      },
      400: failing[400],
    },
  },
  z.object({ offered: z.boolean().catch(false) }).catch({ offered: false }),
);

export const requestPasswordReset = defineCall(
  {
    ...common,
    method: "post",
    path: "/auth/password-reset",
    summary: "Send a link that resets a password",
    description:
      "The response is the same whether or not the address has an account. A link is valid once, for 30 minutes, " +
      "and until the password or the address changes.",
    request: { query: noQuery, body: body(RequestBody) },
    responses: {
      200: { description: "If the address has an account, a mail is sent to it", content: json(SuccessBody) },
      ...bodyFailures,
      403: failure("The server sends no mail.", "forbidden", NO_RESET_MAIL),
      429: failing[429],
    },
  },
  z.unknown(),
);

export const resetPassword = defineCall(
  {
    ...common,
    method: "put",
    path: "/auth/password-reset",
    summary: "Set a new password with a link, and end all sessions",
    request: { query: noQuery, body: body(ResetBody) },
    responses: {
      200: { description: "The password is set; the person signs in with it", content: json(SuccessBody) },
      ...bodyFailures,
      403: failure(
        "The link was used, has expired, was ended by another change, or never existed.",
        "forbidden",
        RESET_LINK_INVALID,
      ),
      429: failing[429],
    },
  },
  z.unknown(),
);
