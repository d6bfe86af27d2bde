import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError, notJson } from "./errors.ts";

const MAX_BYTES = 64 * 1024;
/** Far more than any call needs; a few thousand levels would overflow the stack of recursive code. */
const MAX_DEPTH = 32;
const JSON_TYPE = /^application\/(?:[a-z.-]+\+)?json\s*(?:;(.*))?$/i;

const otherType = (sentence: string) => new ApiError(415, "unsupported_media_type", sentence);
const malformed = (sentence: string) => new ApiError(400, "bad_request", sentence);

/** Refuses bodies of more than 64 KB, counted as they arrive where Content-Length is missing. To be used before `jsonBody`. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new ApiError(413, "too_large", "The body has more than 64 KB. Send less.");
  },
});

/**
 * Bodies are uncompressed JSON in UTF-8.
 * Forms and plain text are refused, which also keeps the pages of other sites from posting here without a preflight (CORS).
 */
export const jsonBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  if (raw.body === null) return next();
  // Not `bytes()`, which the request of @hono/node-server does not have.
  const body = new Uint8Array(await raw.arrayBuffer());
  if (body.byteLength > 0) {
    mustBeJson(raw.headers);
    const text = decode(body);
    if (isDeeperThan(MAX_DEPTH, text)) throw malformed(`The body is nested deeper than ${MAX_DEPTH} levels`);
  }
  context.req.raw = new Request(raw, { body });
  return next();
};

function mustBeJson(headers: Headers): void {
  const [type, parameters = ""] = JSON_TYPE.exec(headers.get("content-type") ?? "") ?? [];
  if (type === undefined) throw notJson();
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(parameters)?.[1] ?? "utf-8";
  if (!/^utf-?8$/i.test(charset)) throw otherType("The body must be in UTF-8");
  if (!/^(?:identity)?$/i.test(headers.get("content-encoding") ?? "")) {
    throw otherType("The body must not be compressed (no Content-Encoding)");
  }
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw malformed("The body is not UTF-8");
  }
}

/** Whether lists and objects are nested deeper than this; brackets within strings do not count. */
function isDeeperThan(max: number, json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{\]}]/gs)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (depth > max) return true;
  }
  return false;
}
