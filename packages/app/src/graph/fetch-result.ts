import { DEADLINES_MS, isRecord } from "@flaneur/domain";

/** Thrown for an HTTP response that is not a result of the graph. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isResult = (body: unknown): boolean =>
  isRecord(body) && (isRecord(body.data) || (Array.isArray(body.errors) && body.errors.length > 0));

/** Returns the text of the field `error`, or else of `message` (§8). Null if both are missing. */
function serverMessageOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const message = [body.error, body.message].find((field) => typeof field === "string" && field.trim() !== "");
  return typeof message === "string" ? message : null;
}

/**
 * Returns a `fetch` that accepts only a result of the graph, within the timeout of §7. It rejects with an HttpError for
 * any other response, such as the page of a proxy: otherwise the client would report a network error.
 */
export function fetchResult(send: typeof fetch, deadlineMs: number = DEADLINES_MS.browser): typeof fetch {
  return async (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const response = await send(input, { ...init, signal });
    const text = await response.text();
    const body = parseJson(text);
    if (!isResult(body)) throw new HttpError(response.status, serverMessageOf(body));
    return new Response(text, { status: response.status, headers: { "content-type": "application/json" } });
  };
}
