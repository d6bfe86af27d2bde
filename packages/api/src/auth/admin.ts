import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { ApiError, failure, unauthorized } from "../http/errors.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** What opens the calls for operators; undefined keeps them shut. */
    adminToken: string | undefined;
  }
}

/** What a route for operators says in its OpenAPI entry. */
export const ADMIN = [{ admin: [] as string[] }];

const MISSING = "This call needs the admin token: Authorization: Bearer …";
const WRONG = "This is not the admin token";
const SHUT = "This call is shut: the server was started without ADMIN_TOKEN";

/** What such a route answers whom it does not let in. */
export const adminFailures = {
  401: failure("The admin token is missing.", "unauthorized", MISSING),
  403: failure("The token is another, or the server was started without one.", "forbidden", WRONG),
} as const;

/** Digests have one length whatever was sent, and comparing them tells nothing by the time it takes. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** For `middleware` of a route that only operators may call. @throws ApiError 401, 403. */
export const adminOnly: MiddlewareHandler = async (context, next) => {
  const expected = context.get("adminToken");
  if (expected === undefined) throw new ApiError(403, "forbidden", SHUT);
  const [, sent] = /^Bearer +(\S.*)$/i.exec(context.req.header("authorization") ?? "") ?? [];
  if (sent === undefined) throw unauthorized(MISSING);
  if (!timingSafeEqual(digest(sent), digest(expected))) throw new ApiError(403, "forbidden", WRONG);
  await next();
};
