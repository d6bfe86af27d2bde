import { z } from "zod";
import { defineCall } from "./call.ts";
import { BEARER, body, json, noQuery } from "./contents.ts";
import { anyPassword, email } from "./credentials.ts";
import { bodyFailures, failing, failure } from "./failures.ts";
import { MAIL_LANGUAGES } from "./mail-languages.ts";
import { safeText } from "./parameters.ts";
import { SuccessBody } from "./user.ts";

export const NO_ADDRESS_MAIL = "This server sends no mail. Please ask its operator to change the address.";
export const WRONG_PASSWORD = "The password is not right";
export const ADDRESS_LINK_INVALID =
  "This link is not valid any more, or another account has the new address. Please request a new link.";
/** Above the length of the longest token, 1,060: 43 random characters, a dot, and the longest address in base64. */
const TOKEN_MAX = 1_500;

const RequestBody = z
  .strictObject({ newUsername: email, password: anyPassword(), language: z.enum(MAIL_LANGUAGES).optional() })
  .meta({
    id: "AddressChangeRequest",
    example: { newUsername: "camille@example.net", password: "pont-neuf", language: "fr" },
  });

const ConfirmBody = z
  .strictObject({
    token: safeText(TOKEN_MAX, "Token is required").meta({ description: "The part of the link after `#address=`." }),
  })
  .meta({ id: "AddressChange", example: { token: "q1Zb….Y2FtaWxsZUBleGFtcGxlLm5ldA" } });

const ChangedBody = SuccessBody.extend({ username: z.string() }).meta({
  id: "AddressChanged",
  example: { success: true, username: "camille@example.net" },
});

const PATH = "/auth/address-change";
const common = { tags: ["Auth"] };

export const requestAddressChange = defineCall(
  {
    ...common,
    method: "post",
    path: PATH,
    summary: "Send a link that changes the address of the caller's account",
    description:
      "The link is sent to the new address, and a notice to the old one. The response is the same whether or not the new " +
      "address has an account. A link is valid once, for 30 minutes, and until the password changes.",
    security: BEARER,
    request: { query: noQuery, body: body(RequestBody) },
    responses: {
      200: { description: "If the new address has no account, a link is sent to it", content: json(SuccessBody) },
      ...bodyFailures,
      401: failing[401],
      403: failure("The password is wrong.", "forbidden", WRONG_PASSWORD),
      409: failure("The server sends no mail.", "conflict", NO_ADDRESS_MAIL),
      429: failing[429],
    },
  },
  z.unknown(),
);

export const changeAddress = defineCall(
  {
    ...common,
    method: "put",
    path: PATH,
    summary: "Change the address of an account with a link, and end its other sessions",
    description:
      "The session that requested the link continues. Links that were sent to the old address become invalid.",
    request: { query: noQuery, body: body(ConfirmBody) },
    responses: {
      200: { description: "The account has the new address", content: json(ChangedBody) },
      ...bodyFailures,
      403: failure(
        "The link was used, has expired, was cancelled or never existed, or another account has the new address.",
        "forbidden",
        ADDRESS_LINK_INVALID,
      ),
      429: failing[429],
    },
  },
  z.object({ username: z.string().min(1) }),
);
