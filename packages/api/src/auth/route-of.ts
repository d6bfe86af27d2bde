import type { Operation } from "@flaneur/contract";
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { adminOnly } from "./admin.ts";
import { signedIn } from "./current-user.ts";

/** Returns the checks of a call that run before its parameters are validated: those of its `security`. */
function checksOf({ security = [] }: Operation): MiddlewareHandler[] {
  return security.map((scheme) => ("admin" in scheme ? adminOnly : signedIn));
}

/** Returns the route of a call of the contract. Calls with a `security` are refused to callers without its token. */
export const routeOf = <P extends string, O extends Operation & Omit<RouteConfig, "path"> & { path: P }>({
  operation,
}: {
  readonly operation: O;
}) => createRoute<P, O & { middleware: MiddlewareHandler[] }>({ ...operation, middleware: checksOf(operation) });
