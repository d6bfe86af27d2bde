import { Readable } from "node:stream";
import { DEADLINES_MS } from "@flaneur/domain";
import {
  acceptsBrotli,
  CircuitOpenError,
  clientAddressOf,
  createCircuitBreaker,
  type Logger,
  type Metrics,
  measureCall,
  type Outage,
  REQUEST_ID_HEADER,
  type Read,
  readFirstBytes,
  setForwardedFor,
  streamRest,
  traceCall,
} from "@flaneur/server-kit";
import { Agent, type Dispatcher } from "undici";

/** Subtracted from the timeout, so that the browser receives our error message before its own timeout. */
const MARGIN_MS = 500;
/** The maximal size of a buffered JSON response. If such a response breaks off, an error message replaces it. */
const MAX_BUFFERED_BYTES = 10 * 1024 * 1024;
/** The size up to which any body is sent in one piece if its length is known: a stream would cost more. */
const SHORT_BYTES = 256 * 1024;

export interface ProxyOptions {
  readonly trustedProxies: number;
  /** The timeout in milliseconds: for a whole JSON response, or for each chunk of another response. */
  readonly deadlineMs?: number | undefined;
}

/** Why a request has no response: the timeout, a broken or refused connection, or a client that has disconnected. */
type Reason = "timeout" | "silence" | "client";

/** Thrown if the other server sends no response, or not in time. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly reason: Reason;

  constructor(message: string, reason: Reason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const timeoutError = (ms: number) =>
  new UpstreamError(
    `The service did not answer within ${Math.round(ms / 1_000)} seconds. Please try again.`,
    "timeout",
  );

const unavailable = (cause: unknown, reason: Reason = "silence") =>
  new UpstreamError("The service does not answer. Please try again in a moment.", reason, { cause });

export interface Watched {
  readonly logger: Pick<Logger, "warn" | "debug">;
  readonly metrics: Metrics;
}

/**
 * Returns how the other server failed. A server that responds works, even if it responds with an error. If the client
 * has disconnected, it is unknown whether the server works.
 */
function outageOf(error: unknown): Outage {
  if (!(error instanceof UpstreamError)) return null;
  if (error.reason === "client") return "unknown";
  return error.reason === "timeout" ? "failed" : "unreachable";
}

/**
 * Returns a function that forwards requests to another server of ours. It rejects if the server does not respond. After
 * several failures it refuses requests at once.
 */
export function proxyTo(to: "api" | "gateway", options: ProxyOptions, { logger, metrics }: Watched) {
  const breaker = createCircuitBreaker({ from: "app", to, outageOf, logger, metrics });
  return async (request: Request, url: string): Promise<Response> => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const send = (maxMs: number | undefined) =>
      measureCall(metrics, { from: "app", to }, () => proxyRequest(request, url, { ...options, to, maxMs, logger }));
    try {
      return await breaker.run(send, isRead);
    } catch (error) {
      throw error instanceof CircuitOpenError ? unavailable(error) : error;
    }
  };
}

interface RequestOptions extends ProxyOptions {
  /** The part that is called, for traces. */
  readonly to: "api" | "gateway";
  /** The timeout of a trial request, in milliseconds. */
  readonly maxMs?: number | undefined;
  readonly logger: Pick<Logger, "debug">;
}

/**
 * Headers that belong to one connection (RFC 9110, 7.6.1), and `Expect`, which was answered when the request arrived.
 */
const CONNECTION_HEADERS: readonly string[] = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Returns the names of the headers that a proxy must not forward: the headers of a connection, and those that the
 * header `Connection` names.
 */
const hopByHop = (connection: string): ReadonlySet<string> =>
  new Set([...CONNECTION_HEADERS, ...connection.split(",").map((name) => name.trim().toLowerCase())]);

/** Statuses whose responses have no body (RFC 9110, 6.4.1 and 15.3.6). */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** The connections to our other servers, which stay open. `fetch` would copy each body through two web streams. */
const agent = new Agent();

/** Returns the headers that the other server gets. */
function requestHeaders(request: Request, client: string | null): Headers {
  const headers = new Headers(request.headers);
  const dropped = hopByHop(headers.get("connection") ?? "");
  for (const name of [...headers.keys()]) if (dropped.has(name)) headers.delete(name);
  // A response that the other server has compressed is forwarded as it is.
  if (acceptsBrotli(request)) headers.set("accept-encoding", "br");
  else headers.delete("accept-encoding");
  setForwardedFor(headers, client);
  return headers;
}

/** Returns the headers of a response without those of its connection. */
function responseHeaders(sent: Dispatcher.ResponseData["headers"]): Headers {
  const headers = new Headers();
  const dropped = hopByHop([sent.connection ?? []].flat().join());
  for (const [name, value = []] of Object.entries(sent)) {
    if (dropped.has(name)) continue;
    for (const each of [value].flat()) headers.append(name, each);
  }
  return headers;
}

/**
 * Forwards a request to another URL, with the client's IP address in a header.
 * @throws UpstreamError if the other server sends no response in time.
 */
async function proxyRequest(request: Request, url: string, options: RequestOptions): Promise<Response> {
  const { to, trustedProxies, deadlineMs = DEADLINES_MS.proxy - MARGIN_MS, maxMs = deadlineMs, logger } = options;
  const headers = requestHeaders(request, clientAddressOf(request, trustedProxies));
  const { method, signal } = request;
  const body = request.body === null ? null : Readable.from(request.body);
  const ended = new AbortController();
  const within = async <T>(ms: number, part: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => ended.abort(timeoutError(ms)), ms);
    try {
      return await part;
    } finally {
      clearTimeout(timer);
    }
  };
  const forward = async (): Promise<Response> => {
    const sent = await agent.request({ ...addressOf(url), method, headers, body, signal: ended.signal });
    return responseOf(method, sent, async (chunk) => {
      try {
        return await within(deadlineMs, chunk);
      } catch (error) {
        if (!signal.aborted) throw error;
        // Nobody reads the rest. The server would print the error of the body.
        logger.debug({ requestId: headers.get(REQUEST_ID_HEADER) }, "the client closed its connection");
        return { done: true, value: undefined };
      }
    });
  };
  signal.addEventListener("abort", () => ended.abort(signal.reason), { once: true });
  if (signal.aborted) ended.abort(signal.reason);
  try {
    return await within(maxMs, traceCall(to, { method, headers }, forward));
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw unavailable(error, signal.aborted ? "client" : "silence");
  }
}

function addressOf(url: string): { readonly origin: string; readonly path: string } {
  const { origin, pathname, search } = new URL(url);
  return { origin, path: `${pathname}${search}` };
}

/**
 * Resolves with the response when a JSON body or a short one is complete, or when any other body has begun.
 * @param timed Waits for a further chunk, which must arrive in time.
 */
async function responseOf(method: string, sent: Dispatcher.ResponseData, timed: Read): Promise<Response> {
  const { statusCode: status, body } = sent;
  const init = { status, headers: responseHeaders(sent.headers) };
  if (method === "HEAD" || WITHOUT_BODY.includes(status)) {
    await body.dump();
    return new Response(null, init);
  }
  const type = init.headers.get("content-type") ?? "";
  // GeoJSON is an export, which can be large. The app passes it on as it arrives.
  const isJson = /[/+]json\b/i.test(type) && !/^application\/geo\+json\b/i.test(type);
  const bytes = Number(init.headers.get("content-length") ?? Number.NaN);
  if (bytes <= (isJson ? MAX_BUFFERED_BYTES : SHORT_BYTES))
    return new Response(Buffer.from(await body.arrayBuffer()), init);
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = Readable.toWeb(body).getReader();
  const { chunks, isComplete } = await readFirstBytes(reader, isJson ? MAX_BUFFERED_BYTES : 1);
  return new Response(isComplete ? Buffer.concat(chunks) : streamRest(chunks, reader, timed), init);
}
