import type { IncomingMessage, ServerResponse } from "node:http";

/** How much of a body that nobody wants is read, and for how long, before its connection is broken off. */
const LIMITS = { bytes: 2 * 1024 * 1024, ms: 5_000 } as const;

/**
 * To be called before the answer to a request is written: takes care of a request body that has not been read.
 *
 * Its rest stands between this request and the next one on the connection. What has arrived whole is discarded, and the
 * connection goes on. Otherwise the answer says `Connection: close`, so that no client or proxy sends another request
 * by it.
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

/** Reads on without keeping anything. What was reading stops: it would pause the stream as soon as its buffer is full. */
function discard(incoming: IncomingMessage): void {
  incoming.removeAllListeners("data");
  incoming.resume();
}

/**
 * Node closes the connection as soon as an answer with `Connection: close` is written. With unread bytes on it, the
 * system answers the client by a reset, which may destroy the answer before the client has read it. So our side is shut
 * first, and the client's is read for a while until it has sent all or closes (nginx: lingering close).
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
  // Now rather than soon: of a body that nobody has begun to read, Node would discard all, however much it is.
  incoming.read(0);
  // What Node calls when the answer is written.
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
