import { isDecodable } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "./errors.ts";

const RULE = "must be UTF-8 in percent-encoding";

/**
 * Returns the first part of a URL that cannot be decoded: `The path`, or the name of a parameter; null when the whole
 * URL can be decoded.
 */
function unreadablePart(url: string): string | null {
  const { pathname, search } = new URL(url);
  if (!isDecodable(pathname)) return "The path";
  const pair = search
    .slice(1)
    .split("&")
    .find((each) => !isDecodable(each));
  if (pair === undefined) return null;
  const [name = ""] = pair.split("=");
  return isDecodable(name) ? decodeURIComponent(name) : name;
}

/**
 * Refuses URLs whose percent-encoding is not valid UTF-8. The router would read their percent signs literally, and
 * handle another request than the client sent.
 */
export const readableAddress: MiddlewareHandler = (context, next) => {
  const part = unreadablePart(context.req.raw.url);
  if (part === null) return next();
  const details = part === "The path" ? undefined : [{ field: part, message: RULE }];
  throw new ApiError(400, "bad_request", `${part} ${RULE}`, details === undefined ? {} : { details });
};
