import { ensureRequestId, REQUEST_ID_HEADER } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** Identifies the request in the logs of every program that handles it. */
    requestId: string;
  }
}

/** Gives every response the id of its request: the client's own id if it is valid, or a new one. */
export const withRequestId: MiddlewareHandler = async (context, next) => {
  const id = ensureRequestId(context.req.raw);
  context.set("requestId", id);
  await next();
  // A header that is set before `next` is missing from responses that a handler creates without the context.
  context.res.headers.set(REQUEST_ID_HEADER, id);
};
