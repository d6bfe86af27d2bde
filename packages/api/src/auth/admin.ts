import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { ApiError, failure, unauthorized } from "../http/errors.ts";
import { recordSecurityEvent } from "../security-events.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** What the calls for operators ask for; undefined refuses them to all. */
    adminToken: string | undefined;
  }
}

/** What a route for operators says in its OpenAPI entry. */
export const ADMIN = [{ admin: [] as string[] }];

const MISSING = "Admin token required. Send it as a bearer token: Authorization: Bearer …";
const WRONG = "This is not the admin token of this server";
const CLOSED = "Admin token required. Start the server with ADMIN_TOKEN and send it as a bearer token.";

/** What such a route answers whom it does not let in. */
export const adminFailures = {
  401: failure("The admin token is missing.", "unauthorized", MISSING),
  403: failure("The token is another, or the server was started without one.", "forbidden", WRONG),
} as const;

/** Digests have one length whatever was sent, and comparing them tells nothing by the time it takes. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** For `middleware` of a route that only operators may call. @throws ApiError 401, 403. */
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
