import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { codeOf } from "@flaneur/server-kit";

export interface KeepAliveClient {
  /** The status of each answer. */
  readonly statuses: readonly number[];
  /** Whether each answer said that its connection ends with it. */
  readonly closes: readonly boolean[];
  /** Resolves when the server takes no more connections. Rejects when a request gets no answer for any other reason. */
  readonly refused: Promise<void>;
}

/**
 * Sends one request after the other, by one connection as long as the server keeps it.
 * @param query of the graph, to be posted; a GET without one.
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
