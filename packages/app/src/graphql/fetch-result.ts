import { DEADLINES_MS, UNEXPECTED_ERROR } from "@flaneur/domain";

/** An HTTP response that is no result of the graph: the server's words where it said any (§8). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
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
function serverWords(body: unknown): string {
  if (!isRecord(body)) return UNEXPECTED_ERROR;
  const words = [body.error, body.message].find((field) => typeof field === "string" && field.trim() !== "");
  return typeof words === "string" ? words : UNEXPECTED_ERROR;
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
    if (!isResult(body)) throw new HttpError(response.status, serverWords(body));
    return new Response(text, { status: response.status, headers: { "content-type": "application/json" } });
  };
}
