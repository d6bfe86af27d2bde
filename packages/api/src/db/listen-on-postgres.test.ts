import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { createHosts, type PostgresHosts } from "./postgres-hosts.ts";

/** The first byte of the message with which a client ends a connection. */
const TERMINATE = 0x58;

/** Called with the data that one side sends. `forward` sends them to the other side. */
type Filter = (data: Buffer, forward: () => void) => void;

/** Starts a proxy that can withhold data from and for PostgreSQL, and closes it after the test. @returns its port. */
async function createFilteringProxy(to: number, onRequest: Filter, onResponse: Filter): Promise<number> {
  const sockets: Socket[] = [];
  // When a client ends only its own side, the proxy keeps the connection open, as an unreachable server does.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) socket.on("error", () => {});
    sockets.push(near, far);
    near.on("data", (data) => onRequest(data, () => far.write(data)));
    far.on("data", (data) => onResponse(data, () => near.write(data)));
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
}

const pass: Filter = (_, forward) => forward();

/** Forwards everything except the message that ends the connection, as if the server had vanished by then. */
const withoutEnd: Filter = (data, forward) => {
  if (data[0] !== TERMINATE) forward();
};

let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
beforeAll(async () => {
  created = await createPostgresDatabase();
});
afterAll(() => created.drop());

/** Returns the URL of the database through a proxy. */
async function urlThrough(onRequest: Filter, onResponse: Filter = pass): Promise<string> {
  const url = new URL(created.url);
  url.port = String(await createFilteringProxy(Number(url.port), onRequest, onResponse));
  return url.href;
}

const IGNORED = { onMessage: () => {}, onLost: () => {} };

describe("a listening connection to a server that has vanished", () => {
  it("is closed without the server when the subscription is closed", async () => {
    const direct = createHosts(await urlThrough(withoutEnd));
    const subscription = await listenOnPostgres(direct, createHosts(created.url))("places", IGNORED);
    await expect(subscription.close()).resolves.toBeUndefined();
  });

  it("is closed without the server when the test of notifications fails", async () => {
    const direct = createHosts(await urlThrough(withoutEnd));
    // No program listens on this port, so the notification of the test cannot be sent.
    const hosts = createHosts("postgres://flaneur@127.0.0.1:1/postgres");
    await expect(listenOnPostgres(direct, hosts)("places", IGNORED)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("the test whether notifications arrive", () => {
  const listenOver = (hosts: PostgresHosts) => listenOnPostgres(createHosts(created.url), hosts)("places", IGNORED);

  it("does not wait for the server to close the connection of the notification", async () => {
    const url = await urlThrough(withoutEnd);
    const subscription = await listenOver(createHosts(url));
    await subscription.close();
  });

  it("is not scheduled again if the subscription is closed while it runs, after its notification arrived", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let tests = 0;
    let isWithholding = false;
    const withheld: (() => void)[] = [];
    const [responded, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const url = await urlThrough(
      (data, forward) => {
        if (tests === 2 && data.includes("pg_notify")) isWithholding = true;
        if (withheld.length > 0 && data[0] === TERMINATE) ended.resolve();
        forward();
      },
      (_, forward) => {
        if (!isWithholding) return forward();
        withheld.push(forward);
        responded.resolve();
      },
    );
    const hosts: PostgresHosts = {
      get current() {
        tests += 1;
        return url;
      },
      count: 1,
      moveOnFrom: () => {},
    };
    const subscription = await listenOver(hosts);
    vi.advanceTimersByTime(60_000);
    await responded.promise;
    await subscription.confirm();
    await subscription.close();
    isWithholding = false;
    for (const forward of withheld) forward();
    await ended.promise;
    vi.advanceTimersByTime(60_000);
    expect(tests).toBe(2);
  });
});
