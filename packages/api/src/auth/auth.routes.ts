import { createRoute, type OpenAPIHono, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { body, json, noQuery } from "../http/contents.ts";
import { ApiError, bodyFailures, failing, failure, unauthorized } from "../http/errors.ts";
import { recordSecurityEvent } from "../security-events.ts";
import {
  ChangePasswordBody,
  LogInBody,
  ProfileBody,
  SignedInBody,
  SignUpBody,
  SuccessBody,
  toUserBody,
  UserAnswer,
} from "./auth.schemas.ts";
import type { SignedIn } from "./auth.ts";
import { BEARER, requireCaller, requireUser, signedIn } from "./current-user.ts";
import { recordLockOut } from "./record-lock-out.ts";
import { usernameKey } from "./user.ts";

const WRONG_CREDENTIALS = "The email or the password is not right";
const WRONG_CURRENT = "The current password is not right";

const takes = <T extends z.ZodType>(schema: T) => ({ query: noQuery, body: body(schema) });

const common = { tags: ["Auth"] };
const ofCaller = { ...common, security: BEARER, middleware: signedIn };
const callerFailures = { 400: failing[400], 401: failing[401], 500: failing[500], 503: failing[503] } as const;

const signUp = createRoute({
  ...common,
  method: "post",
  path: "/auth/signup",
  summary: "Create an account",
  request: takes(SignUpBody),
  responses: {
    201: { description: "The account, signed in", content: json(SignedInBody) },
    ...bodyFailures,
    409: failing[409],
    429: failing[429],
  },
});

const logIn = createRoute({
  ...common,
  method: "post",
  path: "/auth/login",
  summary: "Sign in",
  request: takes(LogInBody),
  responses: {
    200: { description: "Signed in", content: json(SignedInBody) },
    ...bodyFailures,
    401: failure(
      "There is no such account, or the password is wrong; the answer does not say which.",
      "unauthorized",
      WRONG_CREDENTIALS,
    ),
    429: failing[429],
  },
});

const verify = createRoute({
  ...ofCaller,
  method: "get",
  path: "/auth/verify",
  summary: "Whether a token is valid, and its user",
  request: { query: noQuery },
  responses: { 200: { description: "The token is valid", content: json(UserAnswer) }, ...callerFailures },
});

const logOut = createRoute({
  ...ofCaller,
  method: "post",
  path: "/auth/logout",
  summary: "End the session of the token",
  request: { query: noQuery },
  responses: { 200: { description: "The session has ended", content: json(SuccessBody) }, ...callerFailures },
});

const profile = createRoute({
  ...ofCaller,
  method: "get",
  path: "/auth/profile",
  summary: "The caller's account",
  request: { query: noQuery },
  responses: { 200: { description: "The account", content: json(UserAnswer) }, ...callerFailures },
});

const saveProfile = createRoute({
  ...ofCaller,
  method: "put",
  path: "/auth/profile",
  summary: "Change the caller's account",
  description: "Omitted fields keep their values; null clears a field.",
  request: takes(ProfileBody),
  responses: {
    200: { description: "The account as it is now", content: json(UserAnswer) },
    ...bodyFailures,
    401: failing[401],
  },
});

const changePassword = createRoute({
  ...ofCaller,
  method: "post",
  path: "/auth/change-password",
  summary: "Change the caller's password and end all other sessions",
  request: takes(ChangePasswordBody),
  responses: {
    200: { description: "The password is changed; this session continues", content: json(SuccessBody) },
    ...bodyFailures,
    401: failing[401],
    403: failure("The current password is wrong.", "forbidden", WRONG_CURRENT),
    429: failing[429],
  },
});

/** Records a successful sign-up or sign-in. */
async function recordEntry(context: Context, event: "sign-up" | "sign-in", signedIn: SignedIn): Promise<void> {
  const { username } = signedIn.user;
  await recordSecurityEvent(context, { event, username });
  const { endedSessions: count } = signedIn;
  if (count > 0) await recordSecurityEvent(context, { event: "sessions-ended", username, count });
}

export function authRoutes(app: OpenAPIHono): void {
  app.openapi(signUp, async (context) => {
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

  app.openapi(logIn, async (context) => {
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

  app.openapi(verify, async (context) =>
    context.json({ success: true as const, user: toUserBody(await requireUser(context)) }, 200),
  );

  app.openapi(logOut, async (context) => {
    const caller = await requireCaller(context);
    await context.get("auth").logOut(caller);
    await recordSecurityEvent(context, { event: "sign-out", username: caller.user.username });
    return context.json({ success: true as const }, 200);
  });

  app.openapi(profile, async (context) =>
    context.json({ success: true as const, user: toUserBody(await requireUser(context)) }, 200),
  );

  app.openapi(saveProfile, async (context) => {
    const user = await context.get("auth").saveProfile(await requireCaller(context), context.req.valid("json"));
    if (user === null) throw unauthorized("Please sign in first");
    return context.json({ success: true as const, user: toUserBody(user) }, 200);
  });

  app.openapi(changePassword, async (context) => {
    const caller = await requireCaller(context);
    const { username } = caller.user;
    const change = context.req.valid("json");
    const isChanged = await recordLockOut(context, username, () =>
      context.get("auth").changePassword(caller, change, context.get("client")),
    );
    await recordSecurityEvent(context, { event: isChanged ? "password-change" : "password-change-failed", username });
    // Not 401, which would make a client end the session (§4).
    if (!isChanged) throw new ApiError(403, "forbidden", WRONG_CURRENT);
    return context.json({ success: true as const }, 200);
  });
}
