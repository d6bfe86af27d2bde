/** The header that names one request in the logs of every program it passes through. */
export const REQUEST_ID_HEADER = "x-request-id";

/** What a client may choose: short, and nothing that could forge a line of a log. */
const VALID = /^[\w=-]{1,100}$/;

/**
 * The id of a request: its own when the client sent a usable one, otherwise a new UUID. It is written into the headers
 * of the request, so that a program that this request is handed or forwarded to reads the same id.
 */
export function ensureRequestId({ headers }: Pick<Request, "headers">): string {
  const sent = headers.get(REQUEST_ID_HEADER);
  if (sent !== null && VALID.test(sent)) return sent;
  const id = crypto.randomUUID();
  headers.set(REQUEST_ID_HEADER, id);
  return id;
}
