import { DEADLINES_MS } from "@flaneur/domain";

/** An HTTP response that is no result of the graph. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** The server's message (§8), or null. */
  readonly reported: string | null;

  constructor(status: number, reported: string | null) {
    super(reported ?? `HTTP ${status}`);
    this.status = status;
    this.reported = reported;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Data, or errors that say why there are none. */
const isResult = (body: unknown): boolean =>
  isRecord(body) && (isRecord(body.data) || (Array.isArray(body.errors) && body.errors.length > 0));

/** The `error` field, else `message` (§8). */
function reportedBy(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const message = [body.error, body.message].find((field) => typeof field === "string" && field.trim() !== "");
  return typeof message === "string" ? message : null;
}

/**
 * Fetches a result of the graph, and waits no longer than §7 says for the whole of it. Whatever else answers, such as a
 * proxy's page, is an HttpError: the client must not take it for a missing network.
 */
export function fetchResult(send: typeof fetch, deadlineMs: number = DEADLINES_MS.browser): typeof fetch {
  return async (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const response = await send(input, { ...init, signal });
    const text = await response.text();
    const body = parseJson(text);
    if (!isResult(body)) throw new HttpError(response.status, reportedBy(body));
    return new Response(text, { status: response.status, headers: { "content-type": "application/json" } });
  };
}
