import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { codeOf } from "@flaneur/server-kit";

export interface KeepAliveClient {
  /** The status codes of all responses so far. */
  readonly statuses: readonly number[];
  /** For each response, whether it had the header `Connection: close`. */
  readonly closes: readonly boolean[];
  /** Resolves when the server refuses connections. Rejects when a request fails for any other reason. */
  readonly refused: Promise<void>;
}

/**
 * Sends one request after the other over one connection, and opens a new connection when the server has closed it.
 * @param query A GraphQL query to send with POST. Without a query, the client sends GET requests.
 */
export function keepAliveClient(url: string, query?: string): KeepAliveClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  const closes: boolean[] = [];
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const options =
        query === undefined ? { agent } : { agent, method: "POST", headers: { "content-type": "application/json" } };
      request(url, options, (response) => {
        statuses.push(response.statusCode ?? 0);
        closes.push(response.headers.connection === "close");
        text(response).then(() => resolve(), reject);
      })
        .once("error", reject)
        .end(query === undefined ? undefined : JSON.stringify({ query }));
    });
  const refused = async () => {
    for (;;) await once();
  };
  return {
    statuses,
    closes,
    refused: refused().catch((error: unknown) => {
      agent.destroy();
      if (codeOf(error) !== "ECONNREFUSED") throw error;
    }),
  };
}
