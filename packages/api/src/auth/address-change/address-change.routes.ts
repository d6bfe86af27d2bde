import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { body, json, noQuery } from "../../http/contents.ts";
import { ApiError, bodyFailures, failing, failure } from "../../http/errors.ts";
import { safeText } from "../../http/parameters.ts";
import { recordSecurityEvent } from "../../security-events.ts";
import { anyPassword, email, SuccessBody } from "../auth.schemas.ts";
import { BEARER, requireCaller, signedIn } from "../current-user.ts";
import { MAIL_LANGUAGES } from "../links/mail-language.ts";
import { recordLockOut } from "../record-lock-out.ts";

const NO_MAIL = "This server sends no mail. Please ask its operator to change the address.";
const WRONG_PASSWORD = "The password is not right";
const NOT_VALID = "This link is not valid any more, or another account has the new address. Please request a new link.";
/** Above the length of the longest token, 1,060: 43 random characters, a dot, and the longest address in base64. */
const TOKEN_MAX = 1_500;

const RequestBody = z
  .strictObject({ newUsername: email, password: anyPassword(), language: z.enum(MAIL_LANGUAGES).optional() })
  .openapi("AddressChangeRequest", {
    example: { newUsername: "camille@example.net", password: "pont-neuf", language: "fr" },
  });

const ConfirmBody = z
  .strictObject({
    token: safeText(TOKEN_MAX, "Token is required").openapi({ description: "The part of the link after `#address=`." }),
  })
  .openapi("AddressChange", { example: { token: "q1Zb….Y2FtaWxsZUBleGFtcGxlLm5ldA" } });

const ChangedBody = SuccessBody.extend({ username: z.string() }).openapi("AddressChanged", {
  example: { success: true, username: "camille@example.net" },
});

const PATH = "/auth/address-change";
const common = { tags: ["Auth"] };

const request = createRoute({
  ...common,
  method: "post",
  path: PATH,
  summary: "Send a link that changes the address of the caller's account",
  description:
    "The link is sent to the new address, and a notice to the old one. The response is the same whether or not the new " +
    "address has an account. A link is valid once, for 30 minutes, and until the password changes.",
  security: BEARER,
  middleware: signedIn,
  request: { query: noQuery, body: body(RequestBody) },
  responses: {
    200: { description: "If the new address has no account, a link is sent to it", content: json(SuccessBody) },
    ...bodyFailures,
    401: failing[401],
    403: failure("The password is wrong.", "forbidden", WRONG_PASSWORD),
    409: failure("The server sends no mail.", "conflict", NO_MAIL),
    429: failing[429],
  },
});

const confirm = createRoute({
  ...common,
  method: "put",
  path: PATH,
  summary: "Change the address of an account with a link, and end its other sessions",
  description: "The session that requested the link continues. Links that were sent to the old address become invalid.",
  request: { query: noQuery, body: body(ConfirmBody) },
  responses: {
    200: { description: "The account has the new address", content: json(ChangedBody) },
    ...bodyFailures,
    403: failure(
      "The link was used, has expired, was cancelled or never existed, or another account has the new address.",
      "forbidden",
      NOT_VALID,
    ),
    429: failing[429],
  },
});

export function addressChangeRoutes(app: OpenAPIHono): void {
  app.openapi(request, async (context) => {
    const caller = await requireCaller(context);
    const { newUsername, password, language } = context.req.valid("json");
    const { addressChanges } = context.get("auth");
    if (!addressChanges.isOffered) throw new ApiError(409, "conflict", NO_MAIL);
    const { username } = caller.user;
    const isConfirmed = await recordLockOut(context, username, () =>
      addressChanges.request(caller, { email: newUsername, password, language }, context.get("client")),
    );
    const event = isConfirmed ? "address-change-request" : "address-change-request-failed";
    await recordSecurityEvent(context, { event, username });
    // The status is 403, because a 401 would make a client end the session (§4).
    if (!isConfirmed) throw new ApiError(403, "forbidden", WRONG_PASSWORD);
    return context.json({ success: true as const }, 200);
  });

  app.openapi(confirm, async (context) => {
    const { token } = context.req.valid("json");
    const changed = await context.get("auth").addressChanges.confirm(token, context.get("client"));
    if (changed === null) {
      await recordSecurityEvent(context, { event: "address-change-failed" });
      throw new ApiError(403, "forbidden", NOT_VALID);
    }
    await recordSecurityEvent(context, { event: "address-change", username: changed.before });
    return context.json({ success: true as const, username: changed.email }, 200);
  });
}
