import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import type { Fetch } from "./fetch.ts";
import { readFirstBytes, streamRest } from "./first-bytes.ts";

/** The size in bytes from which a body is compressed. A smaller body fits into one packet anyway. */
const MIN_BYTES = 1_024;
/** The size in bytes up to which a body is compressed. A larger body, such as an export, is streamed uncompressed. */
const MAX_BYTES = 1024 * 1024;
/** The quality for a body that is sent once: it takes less time than gzip, and gives about as many bytes. */
const ONCE = 3;
/** The quality for a body that is kept and sent many times. */
const KEPT = 5;
/** A window of 128 KB. A larger window would take more memory for each request. */
const WINDOW_BITS = 17;
const COMPRESSED_TYPES = /^(?:application\/(?:[\w.-]+\+)?json|text\/html)\b/i;

const compress = promisify(brotliCompress);

async function compressed(body: Uint8Array, quality: number, windowBits?: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    ...(windowBits !== undefined && { [constants.BROTLI_PARAM_LGWIN]: windowBits }),
  };
  return Uint8Array.from(await compress(body, { params }));
}

/** Compresses a body that is kept and sent many times. */
export const keptBrotli = (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => compressed(body, KEPT);

/** Whether a body is long enough to be compressed. */
export const isWorthCompressing = ({ byteLength }: Uint8Array): boolean => byteLength >= MIN_BYTES;

/** The content codings of compressed bodies, the preferred one first. */
const CODINGS = ["br", "gzip"] as const;

export type Coding = (typeof CODINGS)[number];

/** Returns the best content coding that a client accepts, or null if it accepts none of them. */
export function acceptedCoding({ headers }: Request): Coding | null {
  const accepted = parseAccept((headers.get("accept-encoding") ?? "").toLowerCase());
  return CODINGS.find((coding) => accepted.some(({ type, q }) => type === coding && q > 0)) ?? null;
}

export const acceptsBrotli = (request: Request): boolean => acceptedCoding(request) === "br";

/** Sets the headers of a response whose body is compressed. */
export function markAsCoded(headers: Headers, coding: Coding): void {
  headers.set("content-encoding", coding);
  headers.delete("content-length");
  const etag = headers.get("etag");
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`);
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "Accept-Encoding");
}

function isCompressible(request: Request, { body, status, headers }: Response): boolean {
  return (
    body !== null &&
    status !== 206 &&
    request.method !== "HEAD" &&
    !headers.has("content-encoding") &&
    !/\bno-transform\b/i.test(headers.get("cache-control") ?? "") &&
    COMPRESSED_TYPES.test(headers.get("content-type") ?? "")
  );
}

/** Compresses a JSON or HTML response of 1 KB to 1 MB by Brotli if its client accepts that. */
export async function brotliResponse(request: Request, response: Response): Promise<Response> {
  if (!acceptsBrotli(request) || !isCompressible(request, response) || response.body === null) return response;
  const reader = response.body.getReader();
  const { chunks, isComplete } = await readFirstBytes(reader, MAX_BYTES);
  if (!isComplete) return new Response(streamRest(chunks, reader), response);
  const body = Buffer.concat(chunks);
  if (!isWorthCompressing(body)) return new Response(body, response);
  const result = new Response(await compressed(body, ONCE, WINDOW_BITS), response);
  markAsCoded(result.headers, "br");
  return result;
}

/** Compresses the JSON and HTML responses of a handler. */
export const withBrotli =
  (fetch: Fetch): Fetch =>
  async (request) =>
    brotliResponse(request, await fetch(request));
