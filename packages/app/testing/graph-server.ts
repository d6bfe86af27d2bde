import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Respond = (response: ServerResponse, operation: string) => void;

export const json =
  (status: number, body: unknown): Respond =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

export const html =
  (status: number): Respond =>
  (response) =>
    void response.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><h1>Bad gateway</h1>");

export interface GraphServer {
  readonly url: string;
  requests(): number;
  close(): Promise<void>;
}

/** Starts an HTTP server that calls `respond` for every graph request. */
export async function startGraphServer(respond: Respond): Promise<GraphServer> {
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    respond(response, JSON.parse(Buffer.concat(chunks).toString()).operationName);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    requests: () => requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
