/** The header that identifies a request in the logs of every program that handles it. */
export const REQUEST_ID_HEADER = "x-request-id";

/** A client's id must be short, without characters that could forge a log line. */
const VALID = /^[\w=-]{1,100}$/;

/**
 * Returns the id of a request: the client's id when it is valid, otherwise a new UUID. The id is written into the
 * request's headers, so that the next program reads the same id.
 */
export function ensureRequestId({ headers }: Pick<Request, "headers">): string {
  const sent = headers.get(REQUEST_ID_HEADER);
  if (sent !== null && VALID.test(sent)) return sent;
  const id = crypto.randomUUID();
  headers.set(REQUEST_ID_HEADER, id);
  return id;
}
