import { type Logger, loggablePath } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";

/** Logs one line per request, without what is private or secret: the query, tokens of links, headers and bodies. */
export const requestLog =
  (logger: Logger): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const { method } = context.req;
    const path = loggablePath(context.req.path);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId: context.get("requestId"), method, path, status, ms };
    if (status >= 500) logger.warn(line, "request");
    else logger.info(line, "request");
  };
