import { createHash, timingSafeEqual } from "node:crypto";
import { ADMIN_TOKEN_MISSING, ADMIN_TOKEN_WRONG } from "@flaneur/contract";
import type { MiddlewareHandler } from "hono";
import { ApiError, unauthorized } from "../http/errors.ts";
import { recordSecurityEvent } from "../security-events.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The token that operators' calls require; undefined refuses all of these calls. */
    adminToken: string | undefined;
  }
}

const CLOSED = "Admin token required. Start the server with ADMIN_TOKEN and send it as a bearer token.";

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
  if (sent === undefined) return unauthorized(ADMIN_TOKEN_MISSING);
  return timingSafeEqual(digest(sent), digest(expected)) ? null : new ApiError(403, "forbidden", ADMIN_TOKEN_WRONG);
}
