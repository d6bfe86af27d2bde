import { DEADLINES_MS } from "@flaneur/domain";
import { clientAddressOf, setForwardedFor, traceCall } from "@flaneur/server-kit";
import { proxy } from "hono/proxy";

/** Shorter than the timeout of the browser, so that the browser receives our error message. */
const MARGIN_MS = 500;
/** The maximal size of a buffered JSON response. If such a response breaks off, an error message replaces it. */
const MAX_BUFFERED_BYTES = 10 * 1024 * 1024;

export interface ProxyOptions {
  /** The part that is called, for traces. */
  readonly to: "gateway" | "api";
  readonly trustedProxies: number;
  /** The timeout in milliseconds: for a whole JSON response, and for the first and every further chunk of any other. */
  readonly deadlineMs?: number | undefined;
}

/** Thrown if the other server sends no response, or not in time. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly isTimeout: boolean;

  constructor(message: string, isTimeout: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTimeout = isTimeout;
  }
}

const timeoutError = (ms: number) =>
  new UpstreamError(`The service did not answer within ${Math.round(ms / 1_000)} seconds. Please try again.`, true);

const unavailable = (cause: unknown) =>
  new UpstreamError("The service does not answer. Please try again in a moment.", false, { cause });

/**
 * Forwards a request to another URL, with the client's IP address in a header.
 * @throws UpstreamError if the other server sends no response in time.
 */
export async function proxyRequest(request: Request, url: string, options: ProxyOptions): Promise<Response> {
  const { to, trustedProxies, deadlineMs = DEADLINES_MS.proxy - MARGIN_MS } = options;
  const client = clientAddressOf(request, trustedProxies);
  const timeout = new AbortController();
  const send = (copy: Request) => {
    setForwardedFor(copy.headers, client);
    const signal = AbortSignal.any([copy.signal, timeout.signal]);
    return traceCall(to, copy, (traced) => fetch(traced, { signal, redirect: "manual" }));
  };
  const timer = setTimeout(() => timeout.abort(timeoutError(deadlineMs)), deadlineMs);
  try {
    const response = await proxy(url, { raw: request, customFetch: send });
    return await withFirstBytes(response, (part) => withTimeout(deadlineMs, part, timeout));
  } catch (error) {
    throw error instanceof UpstreamError ? error : unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a chunk of a response. Aborts the request if the chunk takes too long. */
async function withTimeout<T>(ms: number, part: Promise<T>, timeout: AbortController): Promise<T> {
  const timer = setTimeout(() => timeout.abort(timeoutError(ms)), ms);
  try {
    return await part;
  } finally {
    clearTimeout(timer);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
type Timed = <T>(part: Promise<T>) => Promise<T>;

/** Resolves with the response when a JSON body is complete, or when any other body has begun. */
async function withFirstBytes(response: Response, timed: Timed): Promise<Response> {
  if (response.body === null) return response;
  const isJson = /[/+]json\b/i.test(response.headers.get("content-type") ?? "");
  const reader = response.body.getReader();
  const { chunks, isComplete } = await readUpTo(reader, isJson ? MAX_BUFFERED_BYTES : 1);
  return new Response(isComplete ? Buffer.concat(chunks) : streamRest(chunks, reader, timed), response);
}

async function readUpTo(reader: Reader, bytes: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size < bytes; size += chunks.at(-1)?.byteLength ?? 0) {
    const { done, value } = await reader.read();
    if (done) return { chunks, isComplete: true };
    chunks.push(value);
  }
  return { chunks, isComplete: false };
}

/** Streams the buffered chunk, then the further chunks at the speed of the client. */
function streamRest(chunks: readonly Uint8Array<ArrayBuffer>[], reader: Reader, timed: Timed): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    pull: async (controller) => {
      const { done, value } = await timed(reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
