import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { ApiError, failure, unauthorized } from "../http/errors.ts";
import { recordSecurityEvent } from "../security-events.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The token that operators' calls require; undefined refuses all of these calls. */
    adminToken: string | undefined;
  }
}

/** The security requirement of operators' routes in the OpenAPI document. */
export const ADMIN = [{ admin: [] as string[] }];

const MISSING = "Admin token required. Send it as a bearer token: Authorization: Bearer …";
const WRONG = "This is not the admin token of this server";
const CLOSED = "Admin token required. Start the server with ADMIN_TOKEN and send it as a bearer token.";

/** The failures of operators' routes. */
export const adminFailures = {
  401: failure("The admin token is missing.", "unauthorized", MISSING),
  403: failure("The token is another, or the server was started without one.", "forbidden", WRONG),
} as const;

/** Hashes a token: digests have the same length, so that the time of comparing them reveals nothing. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Middleware for routes that only operators may call. @throws ApiError 401, 403. */
export const adminOnly: MiddlewareHandler = async (context, next) => {
  const refusal = refusalOf(context.req.header("authorization"), context.get("adminToken"));
  await recordSecurityEvent(context, { event: refusal === null ? "admin-call" : "admin-call-refused" });
  if (refusal !== null) throw refusal;
  await next();
};

function refusalOf(authorization: string | undefined, expected: string | undefined): ApiError | null {
  if (expected === undefined) return new ApiError(403, "forbidden", CLOSED);
  const [, sent] = /^Bearer +(\S.*)$/i.exec(authorization ?? "") ?? [];
  if (sent === undefined) return unauthorized(MISSING);
  return timingSafeEqual(digest(sent), digest(expected)) ? null : new ApiError(403, "forbidden", WRONG);
}
