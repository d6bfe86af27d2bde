import type { Context, MiddlewareHandler } from "hono";
import { unauthorized } from "../http/errors.ts";
import type { Auth } from "./auth.ts";
import type { Caller, User } from "./user.ts";

declare module "hono" {
  interface ContextVariableMap {
    auth: Auth;
    caller: Promise<Caller | null>;
  }
}

const bearerToken = (context: Context): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;

/**
 * Returns the user and session of a request, loaded once per request; null when the token is missing, altered or
 * expired, or its session has ended.
 */
function currentCaller(context: Context): Promise<Caller | null> {
  const known = context.get("caller");
  if (known !== undefined) return known;
  const token = bearerToken(context);
  const caller = token === null ? Promise.resolve(null) : context.get("auth").callerOf(token);
  context.set("caller", caller);
  return caller;
}

/** @throws ApiError 401. */
export async function requireCaller(context: Context): Promise<Caller> {
  const caller = await currentCaller(context);
  if (caller === null) {
    throw unauthorized("Please sign in first");
  }
  return caller;
}

/** Returns the signed-in user. @throws ApiError 401. */
export const requireUser = async (context: Context): Promise<User> => (await requireCaller(context)).user;

/** Middleware for routes that need a signed-in user: responds 401 before parameters are validated. */
export const signedIn: MiddlewareHandler = async (context, next) => {
  await requireCaller(context);
  await next();
};
