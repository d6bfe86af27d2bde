import { ensureRequestId, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** Names one request in the logs of every program it passes through. */
    requestId: string;
  }
}

/** Every answer has the id of its request: the caller's own if it is usable, or a new one. */
export const withRequestId: MiddlewareHandler = (context, next) => {
  const id = ensureRequestId(context.req.raw);
  context.set("requestId", id);
  context.header(REQUEST_ID_HEADER, id);
  return next();
};
