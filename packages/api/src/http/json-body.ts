import type { MiddlewareHandler } from "hono";
import { ApiError } from "./errors.ts";

const MAX_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[a-z.-]+\+)?json\s*(?:;|$)/i;

const tooLarge = () => new ApiError(413, "too_large", "The body has more than 64 KB");

/**
 * Bodies are JSON and at most 64 KB, counted as they arrive: a length can be missing or a lie. Forms and plain text are
 * refused, which also keeps other sites' pages from posting here without asking (CORS).
 */
export const jsonBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req;
  if (raw.body === null) return next();
  if (Number(raw.headers.get("content-length") ?? 0) > MAX_BYTES) throw tooLarge();
  const body = await read(raw.body);
  if (body.byteLength > 0 && !JSON_TYPE.test(raw.headers.get("content-type") ?? "")) {
    throw new ApiError(415, "unsupported_media_type", "The body must be JSON (Content-Type: application/json)");
  }
  context.req.raw = new Request(raw, { body });
  return next();
};

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
