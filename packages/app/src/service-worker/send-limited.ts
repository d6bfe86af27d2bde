/** Thrown if the server does not begin to respond in time. */
export class NoResponse extends Error {
  override readonly name = "NoResponse";
}

/**
 * Sends a request with `send`, which aborts if no response begins within a time. The body of a response may take
 * longer.
 * @param limitMs The time in milliseconds.
 * @param send Gets the request with the signal to use. Resolves when the response begins.
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
