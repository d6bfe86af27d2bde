/** The reason with which @hono/node-server aborts the signal of a request whose client has closed its connection. */
const CLOSED = "Client connection prematurely closed.";

/** Whether an error says that a client closed its connection before the whole request or response was sent. */
export const isClientAbort = (error: unknown): boolean =>
  error === CLOSED ||
  (error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET");
