/** Thrown if the server does not begin to respond in time. */
export class NoResponse extends Error {
  override readonly name = "NoResponse";
}

/**
 * Sends a request with `send`, and aborts the request if no response begins within `limitMs`. The body of a response
 * may take longer.
 * @param limitMs The time limit in milliseconds.
 * @param send Sends the request that it is called with, whose signal aborts it. Resolves when the response begins.
 * @throws NoResponse, or the error of `send`
 */
export async function sendLimited(
  request: Request,
  limitMs: number,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), limitMs);
  try {
    return await send(new Request(request, { signal: AbortSignal.any([request.signal, slow.signal]) }));
  } catch (error) {
    if (!slow.signal.aborted) throw error;
    throw new NoResponse(`The server did not respond within ${limitMs} ms.`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
