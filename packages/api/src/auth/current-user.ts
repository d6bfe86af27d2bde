import type { Context, MiddlewareHandler } from "hono";
import { unauthorized } from "../http/errors.ts";
import type { Auth, Caller } from "./auth.ts";
import type { User } from "./user.ts";

declare module "hono" {
  interface ContextVariableMap {
    auth: Auth;
    caller: Promise<Caller | null>;
  }
}

/** What a route that needs a signed-in user says in its OpenAPI entry. */
export const BEARER = [{ bearer: [] as string[] }];

const bearerToken = (context: Context): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;

/** Whoever the request comes from and their session; asked once per request. */
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

/** The signed-in user, or null: no token, an altered or expired one, or one whose session is over. */
export const currentUser = async (context: Context): Promise<User | null> =>
  (await currentCaller(context))?.user ?? null;

/** The signed-in user. @throws ApiError 401. */
export const requireUser = async (context: Context): Promise<User> => (await requireCaller(context)).user;

/** For `middleware` of a route: answers 401 before the parameters are looked at. */
export const signedIn: MiddlewareHandler = async (context, next) => {
  await requireCaller(context);
  await next();
};
