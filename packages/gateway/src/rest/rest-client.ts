import type { AnyRequest, Call, Operation, RequestOf } from "@flaneur/contract";
import { REQUEST_ID_HEADER, readAtMost, setForwardedFor } from "@flaneur/server-kit/web";
import type { z } from "zod";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";
import type { Deadline } from "./deadline.ts";
import { pathSegment } from "./path-segment.ts";
import { readJson } from "./read-json.ts";
import { failedResponse, RestError } from "./rest-error.ts";

export type RestFetch = (request: Request) => Response | Promise<Response>;

/**
 * Calls the REST API. A call throws RestError if it fails or if its response does not fit the call's schema.
 */
export interface RestClient {
  /**
   * Sends a call of the contract, and parses its response. Equal GETs share one request until the next call with
   * another method, which may have changed their results.
   */
  call<O extends Operation, Read>(call: Call<O, Read>, request: NoInfer<RequestOf<O>>): Promise<Read>;
  /**
   * Sends a call whose method is POST although it only reads, because its parameters are too long for a URL. Unlike
   * `call`, it does not remove the results that equal GETs share.
   */
  lookUp<O extends Operation, Read>(call: Call<O, Read>, request: NoInfer<RequestOf<O>>): Promise<Read>;
}

/** The caller on whose behalf the requests are sent. These values are passed on with each request. */
export interface Caller {
  /** The Authorization header of the request, or null if it is absent. */
  readonly authorization: string | null;
  /** The client's IP address, by which the API counts attempts, or null if it is unknown. */
  readonly client: string | null;
  readonly requestId: string;
}

/**
 * Runs a call of the API: see `CircuitBreaker.run` of the server kit. The graph imports no circuit breaker, because the
 * graph also runs in browsers.
 */
export type RunCall = <T>(call: (maxMs: number | undefined) => Promise<T>, isRead: boolean) => Promise<T>;

interface RestOptions {
  /** Sends a request over HTTP, or calls the handler of an API in the same process. */
  readonly fetch: RestFetch;
  /** Base URL of the API, without `/api`. */
  readonly baseUrl: string;
  readonly caller: Caller;
  /** The deadline that all calls of the operation share. */
  readonly deadline: Deadline;
  /** Runs each call of the API. @default runs it at once, as for an API in the same process */
  readonly runCall?: RunCall | undefined;
  /** Maximum number of calls of the operation. @default GRAPH_LIMITS.upstreamCalls */
  readonly maxCalls?: number;
  /** Maximum size of a response, in bytes. @default GRAPH_LIMITS.upstreamBytes */
  readonly maxBytes?: number;
}

/**
 * Creates the client of the REST API for one operation (§7). It sends the caller's token, and enforces one deadline and
 * a limit of calls. Every response is parsed by the schema of its call. Equal GETs share one request until the next write.
 */
export function createRestClient(options: RestOptions): RestClient {
  const { fetch, deadline, runCall = (call) => call(undefined) } = options;
  const { maxCalls = GRAPH_LIMITS.upstreamCalls, maxBytes = GRAPH_LIMITS.upstreamBytes } = options;
  const base = `${options.baseUrl.replace(/\/$/, "")}/api`;
  const loaded = new Map<string, Promise<unknown>>();
  let calls = 0;

  function count(): void {
    calls += 1;
    if (calls > maxCalls) {
      throw new RestError("LIMIT_EXCEEDED", `An operation may make at most ${maxCalls} calls of the places service.`);
    }
  }

  async function call(path: string, init: RequestInit, isRead: boolean): Promise<unknown> {
    count();
    return send(path, init, isRead);
  }

  /**
   * Returns the JSON of the response. Returns undefined if the response is empty, or if the response to a read is not
   * JSON: the schema of the call decides whether that is accepted. A write may accept every JSON, but a response that is
   * not JSON shows that something other than the API has responded, so that nothing was written.
   */
  async function send(path: string, init: RequestInit, isRead: boolean): Promise<unknown> {
    try {
      return await runCall(
        (maxMs) => deadline.race((signal) => sendOnce(path, { ...init, signal: shortened(signal, maxMs) })),
        isRead,
      );
    } catch (error) {
      if (error instanceof NotJson && isRead) return undefined;
      throw error;
    }
  }

  async function sendOnce(path: string, init: RequestInit): Promise<unknown> {
    const headers = headersFor(options.caller, init.headers);
    // Redirects are not followed, because a redirect could send the caller's token to any server.
    const response = await fetch(new Request(`${base}${path}`, { ...init, headers, redirect: "manual" }));
    const text = await textOf(response, maxBytes);
    if (!response.ok) throw failedResponse(response.status, text, response.headers);
    const json = readJson(text);
    if (json === undefined && text !== "") throw new NotJson();
    return json;
  }

  function get(path: string): Promise<unknown> {
    const known = loaded.get(path) ?? call(path, { method: "GET" }, true);
    loaded.set(path, known);
    return known;
  }

  async function write<T>(path: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
    try {
      return read(await call(path, init, false), schema);
    } finally {
      // A write may have changed the results of earlier GETs, even if the write failed.
      loaded.clear();
    }
  }

  /** @throws RestError 404 if a parameter of the path cannot be one segment of it. */
  const addressOf = ({ path }: Operation, { params = {}, query = {} }: AnyRequest): string => {
    const segments = new Map(Object.entries<unknown>({ ...params }));
    return path.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(String(segments.get(name)))) + search(query);
  };

  return {
    call: async ({ operation, answer }, request) => {
      const path = addressOf(operation, request);
      if (operation.method === "get") return read(await get(path), answer);
      return write(path, withBody(operation.method.toUpperCase(), request.body), answer);
    },
    lookUp: async ({ operation, answer }, request) =>
      read(await call(addressOf(operation, request), withBody("POST", request.body), true), answer),
  };
}

function segmentOf(id: string): string {
  const segment = pathSegment(id);
  if (segment === null) throw new RestError("NOT_FOUND", `There is no '${id}'`, { status: 404 });
  return segment;
}

/** Returns the options of a request. @param body The value to send as JSON, or undefined for no body. */
const withBody = (method: string, body: unknown): RequestInit =>
  body === undefined
    ? { method }
    : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };

function read<T>(response: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  throw unreadable(parsed.error);
}

const UNREADABLE = "The answer of the places service could not be read.";

const unreadable = (cause: unknown) => new RestError("UPSTREAM_UNREADABLE", UNREADABLE, { cause });

/** Thrown within a call for a response that is not JSON, so that a circuit breaker counts it as a failure. */
class NotJson extends RestError {
  constructor() {
    super("UPSTREAM_UNREADABLE", UNREADABLE);
  }
}

const shortened = (deadline: AbortSignal, maxMs: number | undefined): AbortSignal =>
  maxMs === undefined ? deadline : AbortSignal.any([deadline, AbortSignal.timeout(maxMs)]);

function headersFor({ authorization, client, requestId }: Caller, given: RequestInit["headers"]): Headers {
  const headers = new Headers(given);
  headers.set("accept", "application/json");
  headers.set(REQUEST_ID_HEADER, requestId);
  if (authorization !== null) headers.set("authorization", authorization);
  setForwardedFor(headers, client);
  return headers;
}

/** Returns the body of a response as text. @throws RestError if the body is longer than `maxBytes`. */
async function textOf(response: Response, maxBytes: number): Promise<string> {
  const bytes = await readAtMost(response, maxBytes);
  if (bytes !== null) return new TextDecoder().decode(bytes);
  const megabytes = maxBytes / 1_000_000;
  throw new RestError("UPSTREAM_UNREADABLE", `The answer of the places service has more than ${megabytes} MB.`);
}

function search(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...query })) {
    if (value === null || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) parameters.append(name, String(item));
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}
