import { REQUEST_ID_HEADER, readAtMost, setForwardedFor } from "@flaneur/server-kit/web";
import type { z } from "zod";
import { GRAPH_LIMITS } from "../limits/graph-limits.ts";
import type { Deadline } from "./deadline.ts";
import { readJson } from "./read-json.ts";
import { failedAnswer, RestError } from "./rest-error.ts";

export type RestFetch = (request: Request) => Response | Promise<Response>;
export type QueryValue = string | number | boolean | null | undefined | readonly string[];
export type Query = Readonly<Record<string, QueryValue>>;

/** Paths begin behind `/api`. Every call throws RestError when it fails or its answer does not fit the schema. */
export interface RestClient {
  get<T>(path: string, query: Query, schema: z.ZodType<T>): Promise<T>;
  /** A GET that the number of calls does not count: whoever makes it has a limit of its own. */
  getUncounted<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  /** A POST that only reads, since its parameters are too long for a URL. */
  lookUp<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
  put<T>(path: string, body: unknown, schema: z.ZodType<T>, headers?: Readonly<Record<string, string>>): Promise<T>;
  delete<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
}

/** Whose requests these are: what is passed on with each of them. */
export interface Caller {
  /** What the browser sent, as it is. */
  readonly authorization: string | null;
  /** The browser's address, so that the API can tell people apart; null when nobody knows it. */
  readonly client: string | null;
  readonly requestId: string;
}

interface RestOptions {
  /** Over HTTP, or straight into the API of the same process. */
  readonly fetch: RestFetch;
  /** Where `/api` hangs. */
  readonly baseUrl: string;
  readonly caller: Caller;
  /** Of the whole operation, whatever number of calls it takes. */
  readonly deadline: Deadline;
  /** How many calls the operation may make. */
  readonly maxCalls?: number;
  /** How long an answer may be, in bytes. */
  readonly maxBytes?: number;
}

/**
 * The one way to the REST API (§7): JSON, the caller's token, one deadline and a limited number of calls. Answers are
 * parsed before anyone sees them. The same GET twice in one operation is one call.
 */
export function createRestClient(options: RestOptions): RestClient {
  const { fetch, deadline, maxCalls = GRAPH_LIMITS.upstreamCalls, maxBytes = GRAPH_LIMITS.upstreamBytes } = options;
  const base = `${options.baseUrl.replace(/\/$/, "")}/api`;
  const loaded = new Map<string, Promise<unknown>>();
  let calls = 0;

  function count(): void {
    calls += 1;
    if (calls > maxCalls) {
      throw new RestError("LIMIT_EXCEEDED", `An operation may make at most ${maxCalls} calls of the places service.`);
    }
  }

  async function call(path: string, init: RequestInit): Promise<unknown> {
    count();
    return send(path, init);
  }

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const { ok, status, headers, text } = await deadline.race(async (signal) => {
      const headers = headersFor(options.caller, init.headers);
      // A redirect could lead anywhere, with the caller's token.
      const request = new Request(`${base}${path}`, { ...init, headers, signal, redirect: "manual" });
      const answer = await fetch(request);
      return { ok: answer.ok, status: answer.status, headers: answer.headers, text: await textOf(answer, maxBytes) };
    });
    if (!ok) throw failedAnswer(status, text, headers);
    return readJson(text);
  }

  function get(path: string): Promise<unknown> {
    const known = loaded.get(path) ?? call(path, { method: "GET" });
    loaded.set(path, known);
    return known;
  }

  async function write<T>(path: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
    try {
      return read(await call(path, init), schema);
    } finally {
      // What was read before may be another after something was written, or tried to be.
      loaded.clear();
    }
  }

  return {
    get: async (path, query, schema) => read(await get(`${path}${search(query)}`), schema),
    getUncounted: async (path, schema) => read(await send(path, { method: "GET" }), schema),
    lookUp: async (path, body, schema) => read(await call(path, withBody("POST", body)), schema),
    post: (path, body, schema) => write(path, withBody("POST", body), schema),
    put: (path, body, schema, headers) => write(path, withBody("PUT", body, headers), schema),
    delete: (path, body, schema) => write(path, withBody("DELETE", body), schema),
  };
}

/** @param body sent as JSON; none where it is undefined. */
const withBody = (method: string, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit =>
  body === undefined
    ? { method, headers }
    : { method, body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };

function read<T>(answer: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new RestError("UPSTREAM_UNREADABLE", "The answer of the places service could not be read.", {
    cause: parsed.error,
  });
}

function headersFor({ authorization, client, requestId }: Caller, given: RequestInit["headers"]): Headers {
  const headers = new Headers(given);
  headers.set("accept", "application/json");
  headers.set(REQUEST_ID_HEADER, requestId);
  if (authorization !== null) headers.set("authorization", authorization);
  setForwardedFor(headers, client);
  return headers;
}

/** @throws RestError for an answer that is too long. */
async function textOf(answer: Response, maxBytes: number): Promise<string> {
  const bytes = await readAtMost(answer, maxBytes);
  if (bytes !== null) return new TextDecoder().decode(bytes);
  const megabytes = maxBytes / 1_000_000;
  throw new RestError("UPSTREAM_UNREADABLE", `The answer of the places service has more than ${megabytes} MB.`);
}

function search(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) parameters.append(name, String(item));
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}
