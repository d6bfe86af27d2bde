import {
  changePassword,
  getProfile,
  logIn,
  logOut,
  saveProfile,
  signUp,
  verifySession,
  WRONG_CREDENTIALS,
  WRONG_CURRENT_PASSWORD,
} from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { ApiError, unauthorized, wrongPassword } from "../http/errors.ts";
import { recordSecurityEvent } from "../security-events.ts";
import type { SignedIn } from "./auth.ts";
import { requireCaller, requireUser } from "./current-user.ts";
import { recordLockOut } from "./record-lock-out.ts";
import { routeOf } from "./route-of.ts";
import { toUserBody, usernameKey } from "./user.ts";

/** Records a successful sign-up or sign-in. */
async function recordEntry(context: Context, event: "sign-up" | "sign-in", signedIn: SignedIn): Promise<void> {
  const { username } = signedIn.user;
  await recordSecurityEvent(context, { event, username });
  const { endedSessions: count } = signedIn;
  if (count > 0) await recordSecurityEvent(context, { event: "sessions-ended", username, count });
}

export function authRoutes(app: OpenAPIHono): void {
  app.openapi(routeOf(signUp), async (context) => {
    const credentials = context.req.valid("json");
    const username = usernameKey(credentials.username);
    const signed = await recordLockOut(context, username, () =>
      context.get("auth").signUp(credentials, context.get("client")),
    );
    if (signed === null) {
      await recordSecurityEvent(context, { event: "sign-up-refused", username });
      throw new ApiError(409, "conflict", "An account with this email already exists");
    }
    await recordEntry(context, "sign-up", signed);
    return context.json({ success: true as const, token: signed.token, user: toUserBody(signed.user) }, 201);
  });

  app.openapi(routeOf(logIn), async (context) => {
    const credentials = context.req.valid("json");
    const username = usernameKey(credentials.username);
    const signed = await recordLockOut(context, username, () =>
      context.get("auth").logIn(credentials, context.get("client")),
    );
    if (signed === null) {
      await recordSecurityEvent(context, { event: "sign-in-failed", username });
      throw unauthorized(WRONG_CREDENTIALS);
    }
    await recordEntry(context, "sign-in", signed);
    return context.json({ success: true as const, token: signed.token, user: toUserBody(signed.user) }, 200);
  });

  app.openapi(routeOf(verifySession), async (context) =>
    context.json({ success: true as const, user: toUserBody(await requireUser(context)) }, 200),
  );

  app.openapi(routeOf(logOut), async (context) => {
    const caller = await requireCaller(context);
    await context.get("auth").logOut(caller);
    await recordSecurityEvent(context, { event: "sign-out", username: caller.user.username });
    return context.json({ success: true as const }, 200);
  });

  app.openapi(routeOf(getProfile), async (context) =>
    context.json({ success: true as const, user: toUserBody(await requireUser(context)) }, 200),
  );

  app.openapi(routeOf(saveProfile), async (context) => {
    const user = await context.get("auth").saveProfile(await requireCaller(context), context.req.valid("json"));
    if (user === null) throw unauthorized("Please sign in first");
    return context.json({ success: true as const, user: toUserBody(user) }, 200);
  });

  app.openapi(routeOf(changePassword), async (context) => {
    const caller = await requireCaller(context);
    const { username } = caller.user;
    const change = context.req.valid("json");
    const isChanged = await recordLockOut(context, username, () =>
      context.get("auth").changePassword(caller, change, context.get("client")),
    );
    await recordSecurityEvent(context, { event: isChanged ? "password-change" : "password-change-failed", username });
    // Not 401, which would make a client end the session (§4).
    if (!isChanged) throw wrongPassword("currentPassword", WRONG_CURRENT_PASSWORD);
    return context.json({ success: true as const }, 200);
  });
}
