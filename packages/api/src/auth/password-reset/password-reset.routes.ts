import {
  getPasswordResetOffer,
  NO_RESET_MAIL,
  RESET_LINK_INVALID,
  requestPasswordReset,
  resetPassword,
} from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../../auth/route-of.ts";
import { ApiError } from "../../http/errors.ts";
import { recordSecurityEvent } from "../../security-events.ts";
import { recordLockOut } from "../record-lock-out.ts";
import { usernameKey } from "../user.ts";

export function passwordResetRoutes(app: OpenAPIHono): void {
  app.openapi(routeOf(getPasswordResetOffer), (context) =>
    context.json({ success: true as const, offered: context.get("auth").resets.isOffered }, 200),
  );

  app.openapi(routeOf(requestPasswordReset), async (context) => {
    const { username: typed, language } = context.req.valid("json");
    const { resets } = context.get("auth");
    if (!resets.isOffered) throw new ApiError(403, "forbidden", NO_RESET_MAIL);
    const username = usernameKey(typed);
    await recordLockOut(context, username, () => resets.request({ username, language }, context.get("client")));
    await recordSecurityEvent(context, { event: "password-reset-request", username });
    return context.json({ success: true as const }, 200);
  });

  app.openapi(routeOf(resetPassword), async (context) => {
    const { token, newPassword: password } = context.req.valid("json");
    const username = await context.get("auth").resets.reset(token, password, context.get("client"));
    if (username === null) {
      await recordSecurityEvent(context, { event: "password-reset-failed" });
      throw new ApiError(403, "forbidden", RESET_LINK_INVALID);
    }
    await recordSecurityEvent(context, { event: "password-reset", username });
    return context.json({ success: true as const }, 200);
  });
}
