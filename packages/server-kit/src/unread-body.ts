import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Limits for discarding an unread body: its bytes, and the milliseconds after the response. When one of them is
 * exceeded, the connection is closed, but not before the response is written.
 */
const LIMITS = { bytes: 2 * 1024 * 1024, ms: 5_000 } as const;

/**
 * Handles a request body that was not read. Call it before the response is written.
 *
 * The unread rest of the body precedes the next request on the connection. A body that has arrived completely is
 * discarded, and the connection stays open. Otherwise the response gets `Connection: close`, so that no client or proxy
 * sends another request on the connection.
 */
export function discardUnreadBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  if (incoming.complete) {
    discard(incoming);
    return;
  }
  outgoing.setHeader("Connection", "close");
  lingerBeforeClosing(incoming);
}

/** Reads the rest without keeping it. Removes other readers, which would pause the stream when their buffer is full. */
function discard(incoming: IncomingMessage): void {
  incoming.removeAllListeners("data");
  incoming.resume();
}

/**
 * Node closes the connection as soon as a response with `Connection: close` is written. If unread bytes remain, the
 * operating system sends a reset, and the client may lose the response before it has read it. This function therefore
 * closes only our side first, and reads the client's side until it ends or a limit is reached (nginx: lingering close).
 */
function lingerBeforeClosing(incoming: IncomingMessage): void {
  const { socket } = incoming;
  const closeNow = socket.destroySoon.bind(socket);
  let answered = false;
  let bytes = 0;
  discard(incoming);
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes <= LIMITS.bytes) return;
    if (answered) socket.destroy();
    else incoming.pause();
  });
  // Starts reading now: Node would discard a body that was never read, whatever its size.
  incoming.read(0);
  // Node calls this when the response is written.
  socket.destroySoon = () => {
    if (incoming.readableEnded || bytes > LIMITS.bytes) {
      closeNow();
      return;
    }
    if (answered) return;
    answered = true;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LIMITS.ms);
    socket.once("close", () => clearTimeout(timer));
    incoming.once("end", closeNow);
  };
}
