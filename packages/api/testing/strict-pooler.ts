import { createTcpProxy, type TcpProxy } from "../../../tests/setup/tcp-proxy.ts";

/** The response of PgBouncer to a connection with a parameter that it does not know. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/**
 * Starts a proxy that forwards connections to PostgreSQL, but refuses those with the parameter of a statement timeout,
 * as PgBouncer does by default.
 */
export const createStrictPooler = (to: number): Promise<TcpProxy> =>
  createTcpProxy(to, {
    refusalOf: (start) =>
      start.includes("statement_timeout") ? refusal("unsupported startup parameter: statement_timeout") : null,
  });
