import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { ApiError, bodyFailures, failing } from "../http/errors.ts";
import { LogInBody, SignedInBody, SignUpBody, toUserBody } from "./auth.schemas.ts";

const noQuery = z.strictObject({});

const signUp = createRoute({
  method: "post",
  path: "/auth/signup",
  tags: ["Auth"],
  summary: "Create an account",
  request: { query: noQuery, body: { required: true, content: { "application/json": { schema: SignUpBody } } } },
  responses: {
    201: { description: "The account, signed in", content: { "application/json": { schema: SignedInBody } } },
    ...bodyFailures,
    409: failing[409],
    429: failing[429],
  },
});

const logIn = createRoute({
  method: "post",
  path: "/auth/login",
  tags: ["Auth"],
  summary: "Sign in",
  request: { query: noQuery, body: { required: true, content: { "application/json": { schema: LogInBody } } } },
  responses: {
    200: { description: "Signed in", content: { "application/json": { schema: SignedInBody } } },
    ...bodyFailures,
    401: failing[401],
    429: failing[429],
  },
});

export function authRoutes(app: OpenAPIHono): void {
  app.openapi(signUp, async (context) => {
    const signed = await context.get("auth").signUp(context.req.valid("json"));
    if (signed === null) throw new ApiError(409, "conflict", "An account with this email already exists");
    return context.json({ success: true as const, token: signed.token, user: toUserBody(signed.user) }, 201);
  });

  app.openapi(logIn, async (context) => {
    const signed = await context.get("auth").logIn(context.req.valid("json"));
    if (signed === null) throw new ApiError(401, "unauthorized", "The email or the password is not right");
    return context.json({ success: true as const, token: signed.token, user: toUserBody(signed.user) }, 200);
  });
}
