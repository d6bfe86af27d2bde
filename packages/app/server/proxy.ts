import { DEADLINES_MS } from "@flaneur/domain";
import { clientAddressOf, setForwardedFor } from "@flaneur/server-kit";
import { proxy } from "hono/proxy";

/** The browser gives up after the same time: our sentence must be there before. */
const MARGIN_MS = 500;
/** Answers in JSON are sent when they are here whole, so that one that breaks off becomes an error with a sentence. */
const MAX_HELD_BYTES = 10 * 1024 * 1024;

export interface ProxyOptions {
  readonly trustedProxies: number;
  /** How long the other server may take for an answer in JSON, or for the beginning of any other, or between its parts. */
  readonly deadlineMs?: number | undefined;
}

/** The other server did not answer, or not in time. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly isTimeout: boolean;

  constructor(message: string, isTimeout: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTimeout = isTimeout;
  }
}

const tooLate = (ms: number) =>
  new UpstreamError(`The service did not answer within ${Math.round(ms / 1_000)} seconds. Please try again.`, true);

const unavailable = (cause: unknown) =>
  new UpstreamError("The service does not answer. Please try again in a moment.", false, { cause });

/**
 * Passes a request on to another address, and tells on whose behalf.
 * @throws UpstreamError when no answer comes, or none in time.
 */
export async function proxyRequest(request: Request, url: string, options: ProxyOptions): Promise<Response> {
  const { trustedProxies, deadlineMs = DEADLINES_MS.proxy - MARGIN_MS } = options;
  const client = clientAddressOf(request, trustedProxies);
  const late = new AbortController();
  const send = (copy: Request) => {
    setForwardedFor(copy.headers, client);
    return fetch(copy, { signal: AbortSignal.any([copy.signal, late.signal]), redirect: "manual" });
  };
  const timer = setTimeout(() => late.abort(tooLate(deadlineMs)), deadlineMs);
  try {
    const response = await proxy(url, { raw: request, customFetch: send });
    return await begun(response, (part) => within(deadlineMs, part, late));
  } catch (error) {
    throw error instanceof UpstreamError ? error : unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a part of an answer; the whole exchange ends when it takes too long. */
async function within<T>(ms: number, part: Promise<T>, late: AbortController): Promise<T> {
  const timer = setTimeout(() => late.abort(tooLate(ms)), ms);
  try {
    return await part;
  } finally {
    clearTimeout(timer);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
type Timed = <T>(part: Promise<T>) => Promise<T>;

/** The answer once enough of it is here: all of one in JSON, the beginning of any other. */
async function begun(response: Response, timed: Timed): Promise<Response> {
  if (response.body === null) return response;
  const isJson = /[/+]json\b/i.test(response.headers.get("content-type") ?? "");
  const reader = response.body.getReader();
  const { chunks, isWhole } = await hold(reader, isJson ? MAX_HELD_BYTES : 1);
  return new Response(isWhole ? Buffer.concat(chunks) : rest(chunks, reader, timed), response);
}

async function hold(reader: Reader, bytes: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size < bytes; size += chunks.at(-1)?.byteLength ?? 0) {
    const { done, value } = await reader.read();
    if (done) return { chunks, isWhole: true };
    chunks.push(value);
  }
  return { chunks, isWhole: false };
}

/** What is held, then what comes, as fast as the client takes it. */
function rest(chunks: readonly Uint8Array<ArrayBuffer>[], reader: Reader, timed: Timed): ReadableStream {
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
