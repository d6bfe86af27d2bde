import type { Logger } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";

/**
 * Logs one line per request. The query is not logged, since searches and coordinates are private; headers and bodies
 * are not logged, since they contain tokens and passwords.
 */
export const requestLog =
  (logger: Logger): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId: context.get("requestId"), method, path, status, ms };
    if (status >= 500) logger.warn(line, "request");
    else logger.info(line, "request");
  };
