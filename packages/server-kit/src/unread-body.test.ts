import { once } from "node:events";
import { Agent, type RequestOptions, request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { type RunningServer, serve } from "./serve.ts";

/** Number of requests that each of six clients sends. */
const REQUESTS = repetitions(16, 96);
const MAX_BYTES = 64 * 1024;
const KB = 1024;
const MB = 1024 * KB;

/**
 * Reads at most 64 KB, as the REST API does. Refuses a longer body by its declared length, or as soon as more bytes
 * have arrived. Does not read the body of a request to `/unread`.
 */
async function limited(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  paths.push(pathname);
  if (pathname === "/unread") {
    // A short body arrives together with the head of its request, and is parsed after it.
    await setImmediate();
    return Response.json({ size: null });
  }
  const refusal = () => Response.json({ error: "The body has more than 64 KB" }, { status: 413 });
  if (Number(request.headers.get("content-length")) > MAX_BYTES) return refusal();
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return refusal();
  }
  return Response.json({ size });
}

let server: RunningServer;
const paths: string[] = [];
beforeEach(async () => {
  paths.length = 0;
  server = await serve({ fetch: limited, host: "127.0.0.1", port: 0 });
});
afterEach(() => server.close());

async function open(): Promise<Socket> {
  const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1", allowHalfOpen: true });
  await once(socket, "connect");
  // The callback of `write` reports a failed write.
  socket.on("error", () => {});
  return socket;
}

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: 127.0.0.1", ...headers, "", ""].join("\r\n");

/** Resolves when the system has accepted the data. */
const write = (socket: Socket, data: string | Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });

/** A chunked body, whose length is unknown before its end. */
const chunks = (size: number) => {
  const chunk = Buffer.alloc(16 * KB, "a");
  const framed = Buffer.concat([Buffer.from(`${chunk.byteLength.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
  return Buffer.concat([...Array<Buffer>(size / chunk.byteLength).fill(framed), Buffer.from("0\r\n\r\n")]);
};

const BODIES = {
  "whose length is declared": (size: number) => ({
    header: `Content-Length: ${size}`,
    body: Buffer.alloc(size, "a"),
  }),
  "whose length is not declared": (size: number) => ({ header: "Transfer-Encoding: chunked", body: chunks(size) }),
};

describe.each(Object.entries(BODIES))("a refused body %s", (_, make) => {
  it("ends the connection after the response, which reaches a client that sends everything before it reads", async () => {
    const { header, body } = make(1.5 * MB);
    const socket = await open();
    // The body is larger than the system's buffers: the client can only finish when the server continues to read.
    await write(socket, head("/", header));
    await write(socket, body);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toMatch(/\{"error":"The body has more than 64 KB"\}$/);
  });

  it("is read up to a limit, and the connection of a client that sends more is closed", async () => {
    const { header, body } = make(64 * MB);
    const socket = await open();
    socket.resume();
    await write(socket, head("/", header));
    let sent = 0;
    const sending = async () => {
      for (; sent < body.byteLength; sent += MB) await write(socket, body.subarray(sent, sent + MB));
    };
    await expect(sending()).rejects.toThrow(/ECONNRESET|EPIPE/);
    expect(sent).toBeGreaterThan(1.5 * MB);
  });

  it("ends the connection: a request that is sent after the body is not handled", async () => {
    const { header, body } = make(128 * KB);
    const socket = await open();
    const rest = Buffer.from(head("/next", "Content-Length: 0"));
    await write(socket, Buffer.concat([Buffer.from(head("/", header)), body, rest]));
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
    expect(paths).toEqual(["/"]);
  });
});

it("a client that stops in the middle of a refused body does not keep the server from closing", async () => {
  const socket = await open();
  await write(socket, `${head("/", `Content-Length: ${MB}`)}aaa`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  const begin = performance.now();
  await server.close();
  expect(performance.now() - begin).toBeLessThan(8_000);
});

it("a body that has arrived completely keeps its connection, whether it was read or not", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const send = (options: RequestOptions, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(server.url, { agent, method: "POST", ...options }, (response) => {
        ports.add(response.socket.localPort);
        text(response).then(() => resolve(response.statusCode), reject);
      });
      sent.once("error", reject).end(body);
    });
  for (let i = 0; i < 10; i++) {
    expect(await send({}, "small")).toBe(200);
    expect(await send({ path: "/unread" }, "small")).toBe(200);
    expect(await send({ method: "DELETE", headers: { "content-length": 5 } }, "small")).toBe(200);
  }
  expect(ports.size).toBe(1);
  agent.destroy();
});

const SENT = {
  "whose length is declared": () => new Uint8Array(300 * KB),
  "whose length is not declared": () => new Blob([new Uint8Array(300 * KB)]).stream(),
};

describe.each(Object.entries(SENT))("while bodies %s are refused", (_, make) => {
  it(`${6 * REQUESTS} small requests on the same pool of connections all succeed`, async () => {
    const send = async (body: BodyInit) => {
      const options = { method: "POST", body, duplex: "half" };
      const answer = await fetch(server.url, options);
      return { status: answer.status, text: await answer.text() };
    };
    let going = true;
    const refused = async () => {
      while (going) expect((await send(make())).status).toBe(413);
    };
    const small = async () => {
      for (let i = 0; i < REQUESTS; i++) expect(await send("small")).toEqual({ status: 200, text: '{"size":5}' });
    };
    const both = [refused(), refused()];
    await Promise.all(Array.from({ length: 6 }, small));
    going = false;
    await Promise.all(both);
  });
});
