/** Whether an error of Node says that a client closed its connection before its whole request had arrived. */
export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
