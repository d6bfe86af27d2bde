import { REQUEST_TIMEOUT_MS } from "@flaneur/domain";
import type { z } from "zod";
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
  readonly deadlineMs?: number;
}

/** The one way to the REST API (§7): JSON, a deadline of 10 s, the caller's token, answers parsed before anyone sees them. */
export function createRestClient({
  fetch,
  baseUrl,
  authorization,
  deadlineMs = REQUEST_TIMEOUT_MS,
}: RestOptions): RestClient {
  async function call<T>(path: string, query: Query, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
    const headers = new Headers(init.headers);
    headers.set("accept", "application/json");
    if (authorization !== null) headers.set("authorization", authorization);
    const url = `${baseUrl.replace(/\/$/, "")}/api${path}${search(query)}`;
    const response = await withDeadline(deadlineMs, (signal) => fetch(new Request(url, { ...init, headers, signal })));
    if (!response.ok) throw await failedAnswer(response);
    const body: unknown = await response.json().catch(() => undefined);
    const parsed = schema.safeParse(body);
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

/** An API in the same process cannot be cut off by a signal, so the wait for it is. */
async function withDeadline(
  deadlineMs: number,
  send: (signal: AbortSignal) => Response | Promise<Response>,
): Promise<Response> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([send(signal), late]);
  } catch (error) {
    if (signal.aborted) {
      const seconds = Math.round(deadlineMs / 1000);
      throw new RestError(
        "UPSTREAM_TIMEOUT",
        `The places service did not answer within ${seconds} seconds. Please try again.`,
      );
    }
    throw new RestError(
      "UPSTREAM_UNAVAILABLE",
      "The places service does not answer. Please try again in a moment.",
      null,
      {
        cause: error,
      },
    );
  }
}
