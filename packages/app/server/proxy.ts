import { DEADLINES_MS } from "@flaneur/domain";
import {
  CircuitOpenError,
  clientAddressOf,
  createCircuitBreaker,
  type Logger,
  type Metrics,
  measureCall,
  type Outage,
  readFirstBytes,
  setForwardedFor,
  streamRest,
  traceCall,
} from "@flaneur/server-kit";
import { proxy } from "hono/proxy";

/** Shorter than the timeout of the browser, so that the browser receives our error message. */
const MARGIN_MS = 500;
/** The maximal size of a buffered JSON response. If such a response breaks off, an error message replaces it. */
const MAX_BUFFERED_BYTES = 10 * 1024 * 1024;

export interface ProxyOptions {
  readonly trustedProxies: number;
  /** The timeout in milliseconds: for a whole JSON response, and for the first and every further chunk of any other. */
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
  readonly logger: Pick<Logger, "warn">;
  readonly metrics: Metrics;
}

/** Returns how the other server failed. A server that responds works, even if it responds with an error. */
function outageOf(error: unknown): Outage {
  if (!(error instanceof UpstreamError) || error.reason === "client") return null;
  return error.reason === "timeout" ? "failed" : "unreachable";
}

/**
 * Returns a function that forwards requests to another server of ours. While the server does not respond, requests are
 * refused at once.
 */
export function proxyTo(to: "api" | "gateway", options: ProxyOptions, { logger, metrics }: Watched) {
  const breaker = createCircuitBreaker({ from: "app", to, outageOf, logger, metrics });
  return async (request: Request, url: string): Promise<Response> => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const send = (maxMs: number | undefined) =>
      measureCall(metrics, { from: "app", to }, () => proxyRequest(request, url, { ...options, to, maxMs }));
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
}

/**
 * Forwards a request to another URL, with the client's IP address in a header.
 * @throws UpstreamError if the other server sends no response in time.
 */
export async function proxyRequest(request: Request, url: string, options: RequestOptions): Promise<Response> {
  const { to, trustedProxies, deadlineMs = DEADLINES_MS.proxy - MARGIN_MS, maxMs = deadlineMs } = options;
  const client = clientAddressOf(request, trustedProxies);
  const timeout = new AbortController();
  const send = (copy: Request) => {
    setForwardedFor(copy.headers, client);
    const signal = AbortSignal.any([copy.signal, timeout.signal]);
    return traceCall(to, copy, (traced) => fetch(traced, { signal, redirect: "manual" }));
  };
  const timer = setTimeout(() => timeout.abort(timeoutError(maxMs)), maxMs);
  try {
    const response = await proxy(url, { raw: request, customFetch: send });
    return await withFirstBytes(response, (part) => withTimeout(deadlineMs, part, timeout));
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw unavailable(error, request.signal.aborted ? "client" : "silence");
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

type Timed = <T>(part: Promise<T>) => Promise<T>;

/** Resolves with the response when a JSON body is complete, or when any other body has begun. */
async function withFirstBytes(response: Response, timed: Timed): Promise<Response> {
  if (response.body === null) return response;
  const isJson = /[/+]json\b/i.test(response.headers.get("content-type") ?? "");
  const reader = response.body.getReader();
  const { chunks, isComplete } = await readFirstBytes(reader, isJson ? MAX_BUFFERED_BYTES : 1);
  return new Response(isComplete ? Buffer.concat(chunks) : streamRest(chunks, reader, timed), response);
}
