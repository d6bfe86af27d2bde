import { DEADLINES_MS } from "@flaneur/domain";
import { nameClient } from "@flaneur/server-kit";
import type { z } from "zod";
import { readJson } from "./read-json.ts";
import { failedAnswer, RestError } from "./rest-error.ts";

export type RestFetch = (request: Request) => Response | Promise<Response>;
export type QueryValue = string | number | boolean | null | undefined | readonly string[];
export type Query = Readonly<Record<string, QueryValue>>;

export interface RestClient {
  get<T>(path: string, query: Query, schema: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
}

interface RestOptions {
  /** Over HTTP, or straight into the API of the same process. */
  readonly fetch: RestFetch;
  /** Where `/api` hangs. */
  readonly baseUrl: string;
  /** What the browser sent, passed on as it is. */
  readonly authorization: string | null;
  /** The browser's address, so that the API can tell people apart; null when nobody knows it. */
  readonly client: string | null;
  readonly deadlineMs?: number;
}

/** The one way to the REST API (§7): JSON, a deadline, the caller's token, answers parsed before anyone sees them. */
export function createRestClient({
  fetch,
  baseUrl,
  authorization,
  client,
  deadlineMs = DEADLINES_MS.gateway,
}: RestOptions): RestClient {
  async function call<T>(path: string, query: Query, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
    const headers = new Headers(init.headers);
    headers.set("accept", "application/json");
    if (authorization !== null) headers.set("authorization", authorization);
    nameClient(headers, client);
    const url = `${baseUrl.replace(/\/$/, "")}/api${path}${search(query)}`;
    const { response, text } = await withDeadline(deadlineMs, async (signal) => {
      const answer = await fetch(new Request(url, { ...init, headers, signal }));
      return { response: answer, text: await answer.text() };
    });
    if (!response.ok) throw failedAnswer(response.status, text);
    const parsed = schema.safeParse(readJson(text));
    if (parsed.success) return parsed.data;
    throw new RestError("UPSTREAM_UNREADABLE", "The answer of the places service could not be read.", response.status, {
      cause: parsed.error,
    });
  }

  return {
    get: (path, query, schema) => call(path, query, { method: "GET" }, schema),
    post: (path, body, schema) =>
      call(
        path,
        {},
        { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
        schema,
      ),
  };
}

function search(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) parameters.append(name, String(item));
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/**
 * Waits for a whole answer, headers and body, no longer than the deadline. An API in the same process cannot be cut off
 * by a signal, so the wait for it is.
 */
async function withDeadline<T>(deadlineMs: number, exchange: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const seconds = Math.round(deadlineMs / 1000);
    late.reject(
      new RestError(
        "UPSTREAM_TIMEOUT",
        `The places service did not answer within ${seconds} seconds. Please try again.`,
      ),
    );
    controller.abort();
  }, deadlineMs);
  try {
    return await Promise.race([exchange(controller.signal), late.promise]);
  } catch (error) {
    if (error instanceof RestError) throw error;
    throw new RestError(
      "UPSTREAM_UNAVAILABLE",
      "The places service does not answer. Please try again in a moment.",
      null,
      {
        cause: error,
      },
    );
  } finally {
    clearTimeout(timer);
  }
}
