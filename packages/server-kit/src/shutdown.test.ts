import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { keepAliveClient } from "../../../tests/setup/keep-alive-client.ts";

const SERVING = resolve(import.meta.dirname, "../testing/serving.ts");
const CLIENTS = 20;
/** A long timeout, since other tests keep the machine busy. */
const PATIENTLY = { timeout: 30_000, interval: 10 };

let program: ChildProcessByStdio<null, Readable, null>;
let exitCode: Promise<number | null>;
afterEach(() => program.kill("SIGKILL"));

/** Starts the smallest program that serves, and resolves to its URL. */
async function start(shutdownDrainMs: number): Promise<string> {
  program = spawn(process.execPath, [SERVING], {
    env: { ...process.env, SHUTDOWN_DRAIN_MS: String(shutdownDrainMs) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  exitCode = once(program, "exit").then(([code]) => code);
  const [line] = await once(program.stdout, "data");
  return String(line).trim();
}

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

/** Sends one request on the only connection of an agent. */
const send = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined; port: number | undefined }>(
    (resolve, reject) => {
      get(url, { agent }, (response) => {
        const { statusCode: status, headers, socket } = response;
        const port = socket.localPort;
        text(response).then(() => resolve({ status, connection: headers.connection, port }), reject);
      }).once("error", reject);
    },
  );

describe("a program that receives SIGTERM", () => {
  it(`responds to every request of ${CLIENTS} clients with kept-alive connections`, async () => {
    const url = await start(300);
    const clients = Array.from({ length: CLIENTS }, () => keepAliveClient(url));
    for (const { statuses } of clients) await expect.poll(() => statuses.length, PATIENTLY).toBeGreaterThan(5);
    program.kill("SIGTERM");
    // The test waits for all clients at once, so that each failure is handled.
    await Promise.all(clients.map(({ refused }) => refused));
    for (const { statuses, closes } of clients) {
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect([closes[0], closes.at(-1)]).toEqual([false, true]);
    }
    expect(await exitCode).toBe(0);
  });

  it("responds 503 to /readyz while it still serves other requests", async () => {
    const url = await start(1_000);
    expect(await readiness(url)).toBe(200);
    program.kill("SIGTERM");
    await expect.poll(() => readiness(url), PATIENTLY).toBe(503);
    const answer = await fetch(`${url}/readyz`, { headers: { "x-request-id": "probe-1" } });
    expect(await answer.json()).toEqual({ error: "This program is stopping.", code: "unavailable" });
    expect(answer.headers.get("x-request-id")).toBe("probe-1");
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect((await fetch(url)).status).toBe(200);
    expect(await exitCode).toBe(0);
  });

  it("serves a request on a kept-alive connection, and then closes the connection", async () => {
    const url = await start(1);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await send(url, agent);
    program.kill("SIGTERM");
    await expect.poll(() => readiness(url), PATIENTLY).toBe(503);
    const second = await send(url, agent);
    expect(second).toEqual({ status: 200, connection: "close", port: first.port });
    expect(await exitCode).toBe(0);
  });

  it("exits even if clients hold idle and unused connections open", async () => {
    const url = await start(1);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await send(url, agent);
    const unused = connect(Number(new URL(url).port), "127.0.0.1");
    await once(unused, "connect");
    program.kill("SIGTERM");
    expect(await exitCode).toBe(0);
    unused.destroy();
  });
});

it("a program exits on Ctrl-C without draining, even when clients hold connections open", {
  // The drain time of the program is longer than this timeout.
  timeout: 30_000,
}, async () => {
  const url = await start(60_000);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await send(url, agent);
  const unused = connect(Number(new URL(url).port), "127.0.0.1");
  await once(unused, "connect");
  program.kill("SIGINT");
  expect(await exitCode).toBe(0);
  unused.destroy();
});
