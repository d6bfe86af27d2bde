import { type ExceededBound, exceededBound, type JsonBounds } from "@flaneur/server-kit";
import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError, notJson } from "./errors.ts";

interface BodyLimits extends JsonBounds {
  readonly kilobytes: number;
}

const LIMITS: BodyLimits = { kilobytes: 64, depth: 32, values: 1_000, textLength: 5_000 };
/** The limits of a list with 500 places, each with the longest note. */
const LIST_BODY_LIMITS: BodyLimits = { ...LIMITS, kilobytes: 3_072, values: 3_000 };

const LIST_PATH = /^\/api\/lists(?:\/[^/]+)?$/;
const limitsOf = (request: HonoRequest): BodyLimits => (LIST_PATH.test(request.path) ? LIST_BODY_LIMITS : LIMITS);

const JSON_TYPE = /^application\/(?:[a-z.-]+\+)?json\s*(?:;(.*))?$/i;

const otherType = (sentence: string) => new ApiError(415, "unsupported_media_type", sentence);
const malformedError = (sentence: string) => new ApiError(400, "bad_request", sentence);

const refuseAbove = ({ kilobytes }: BodyLimits): MiddlewareHandler =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new ApiError(413, "too_large", `The body has more than ${kilobytes} KB. Send less.`);
    },
  });
const refuseLarge = refuseAbove(LIMITS);
const refuseLargeList = refuseAbove(LIST_BODY_LIMITS);

/** Whether a body may exceed the limit for callers without an account. True if the length of the body is unknown. */
const mayBeLarge = ({ body, headers }: Request): boolean =>
  body !== null && !(Number(headers.get("content-length") ?? Number.NaN) <= LIMITS.kilobytes * 1024);

/**
 * Refuses large bodies, counted as they arrive when Content-Length is missing. Only signed-in users may send a large
 * list: the token is verified before the body is read. Use it before `jsonBody`.
 * @param requireCaller Rejects for a caller who is not signed in.
 */
export const limitBody =
  (requireCaller: (context: Context) => Promise<unknown>): MiddlewareHandler =>
  async (context, next) => {
    if (limitsOf(context.req) === LIMITS || !mayBeLarge(context.req.raw)) return refuseLarge(context, next);
    await requireCaller(context);
    return refuseLargeList(context, next);
  };

/**
 * Accepts uncompressed JSON in UTF-8 only. Forms and plain text are refused, so that pages of other sites cannot post
 * without a CORS preflight.
 */
export const jsonBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  const isJson = JSON_TYPE.test(raw.headers.get("content-type") ?? "");
  if (raw.body === null && !isJson) return next();
  // `bytes()` does not exist on the request of @hono/node-server.
  const body = new Uint8Array(await raw.arrayBuffer());
  if (body.byteLength > 0) {
    mustBeJson(raw.headers);
    mustBeSmall(body, limitsOf(context.req));
  }
  context.req.raw = body.byteLength === 0 && isJson ? withoutType(raw) : new Request(raw, { body });
  return next();
};

/**
 * Returns a request without a body and without its type. With the type, an empty body would be refused as malformed
 * JSON, even where the body is optional.
 */
function withoutType({ url, method, headers, signal }: Request): Request {
  const others = new Headers(headers);
  others.delete("content-type");
  return new Request(url, { method, headers: others, signal });
}

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

const exceededText: Readonly<Record<Exclude<ExceededBound, "unreadable">, (limits: BodyLimits) => string>> = {
  depth: ({ depth }) => `The body is nested deeper than ${depth} levels`,
  values: ({ values }) => `The body has more than ${values} values`,
  textLength: ({ textLength }) => `The body has a text of more than ${textLength} characters`,
};

/**
 * Refuses bodies that a schema would take long to refuse: zod reports every unknown member and every wrong item.
 * @throws ApiError 400.
 */
function mustBeSmall(body: Uint8Array, limits: BodyLimits): void {
  const exceeded = exceededBound(parse(body), limits);
  // Schemas refuse text that cannot be stored, and name its field.
  if (exceeded !== null && exceeded !== "unreadable") throw malformedError(exceededText[exceeded](limits));
}
