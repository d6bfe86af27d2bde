import { exceededBound, type JsonBounds } from "@flaneur/server-kit";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError, notJson } from "./errors.ts";

const MAX_BYTES = 64 * 1024;
/** Limits of a body. They are far larger than needed: 1,000 values are ten times the longest list. */
const BOUNDS: JsonBounds = { depth: 32, values: 1_000, textLength: 5_000 };
const JSON_TYPE = /^application\/(?:[a-z.-]+\+)?json\s*(?:;(.*))?$/i;

const otherType = (sentence: string) => new ApiError(415, "unsupported_media_type", sentence);
const malformedError = (sentence: string) => new ApiError(400, "bad_request", sentence);

/**
 * Refuses bodies of more than 64 KB, counted as they arrive when Content-Length is missing. Use it before `jsonBody`.
 */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new ApiError(413, "too_large", "The body has more than 64 KB. Send less.");
  },
});

/**
 * Accepts uncompressed JSON in UTF-8 only. Forms and plain text are refused, so that pages of other sites cannot post
 * without a CORS preflight.
 */
export const jsonBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  if (raw.body === null) return next();
  // `bytes()` does not exist on the request of @hono/node-server.
  const body = new Uint8Array(await raw.arrayBuffer());
  if (body.byteLength > 0) {
    mustBeJson(raw.headers);
    mustBeSmall(body);
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

function parse(body: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw malformedError("The body is not UTF-8");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw malformedError("The body is not JSON");
  }
}

const EXCEEDED = {
  depth: `The body is nested deeper than ${BOUNDS.depth} levels`,
  values: `The body has more than ${BOUNDS.values} values`,
  textLength: `The body has a text of more than ${BOUNDS.textLength} characters`,
} as const;

/**
 * Refuses bodies that a schema would take long to refuse: zod reports every unknown member and every wrong item.
 * @throws ApiError 400.
 */
function mustBeSmall(body: Uint8Array): void {
  const exceeded = exceededBound(parse(body), BOUNDS);
  // Schemas refuse text that cannot be stored, and name its field.
  if (exceeded !== null && exceeded !== "unreadable") throw malformedError(EXCEEDED[exceeded]);
}
