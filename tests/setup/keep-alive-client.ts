import { Agent, get } from "node:http";
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

/** Sends one request after the other, by one connection as long as the server keeps it. */
export function keepAliveClient(url: string): KeepAliveClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: number[] = [];
  const closes: boolean[] = [];
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => {
        statuses.push(response.statusCode ?? 0);
        closes.push(response.headers.connection === "close");
        text(response).then(() => resolve(), reject);
      }).once("error", reject);
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
