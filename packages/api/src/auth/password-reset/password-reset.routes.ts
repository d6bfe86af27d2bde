import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { body, json, noQuery } from "../../http/contents.ts";
import { ApiError, bodyFailures, failing, failure } from "../../http/errors.ts";
import { safeText } from "../../http/parameters.ts";
import { recordSecurityEvent } from "../../security-events.ts";
import { email, newPassword, SuccessBody } from "../auth.schemas.ts";
import { MAIL_LANGUAGES } from "../links/mail-language.ts";
import { recordLockOut } from "../record-lock-out.ts";
import { usernameKey } from "../user.ts";

const NO_MAIL = "This server sends no mail. Please ask its operator for a link.";
const NOT_VALID = "This link is not valid any more. Please request a new one.";

const RequestBody = z
  .strictObject({ username: email, language: z.enum(MAIL_LANGUAGES).optional() })
  .openapi("PasswordResetRequest", { example: { username: "camille@example.org", language: "fr" } });

const ResetBody = z
  .strictObject({
    token: safeText(100, "Token is required").openapi({ description: "The part of the link after `#reset=`." }),
    newPassword: newPassword("New password is required"),
  })
  .openapi("PasswordReset", { example: { token: "q1Zb…", newPassword: "pont-des-arts" } });

const OfferBody = SuccessBody.extend({ offered: z.boolean() }).openapi("PasswordResetOffer", {
  example: { success: true, offered: true },
});

const common = { tags: ["Auth"] };

const offer = createRoute({
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
});

const request = createRoute({
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
    403: failure("The server sends no mail.", "forbidden", NO_MAIL),
    429: failing[429],
  },
});

const reset = createRoute({
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
      NOT_VALID,
    ),
    429: failing[429],
  },
});

export function passwordResetRoutes(app: OpenAPIHono): void {
  app.openapi(offer, (context) =>
    context.json({ success: true as const, offered: context.get("auth").resets.isOffered }, 200),
  );

  app.openapi(request, async (context) => {
    const { username: typed, language } = context.req.valid("json");
    const { resets } = context.get("auth");
    if (!resets.isOffered) throw new ApiError(403, "forbidden", NO_MAIL);
    const username = usernameKey(typed);
    await recordLockOut(context, username, () => resets.request({ username, language }, context.get("client")));
    await recordSecurityEvent(context, { event: "password-reset-request", username });
    return context.json({ success: true as const }, 200);
  });

  app.openapi(reset, async (context) => {
    const { token, newPassword: password } = context.req.valid("json");
    const username = await context.get("auth").resets.reset(token, password, context.get("client"));
    if (username === null) {
      await recordSecurityEvent(context, { event: "password-reset-failed" });
      throw new ApiError(403, "forbidden", NOT_VALID);
    }
    await recordSecurityEvent(context, { event: "password-reset", username });
    return context.json({ success: true as const }, 200);
  });
}
