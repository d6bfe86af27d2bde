import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COMPLETE_RECORD } from "../../testing/pocket-record.ts";
import { PACK_PATH, RECORD_PATH } from "../offline/shared/pocket.ts";
import { pocketFetch } from "./pocket-fetch.ts";

const CAMILLE = { userId: "camille", responses: {} };
const KEPT = '{"data":{"from":"device"}}';
const FAILED = '{"errors":[{"message":"The database is away."}]}';

/** The entries of the device's caches, by the path of their key. */
const device = new Map<string, unknown>();

/** The worker of the browser. It answers every question. */
class AnsweringWorker extends EventTarget {
  postMessage(_question: unknown, [port]: readonly MessagePort[]): void {
    port?.postMessage(KEPT);
  }
}

/** A worker whose code cannot be loaded. It reports this once. */
class BrokenWorker extends EventTarget {
  #isReported = false;
  postMessage(): void {
    if (!this.#isReported) this.dispatchEvent(new Event("error"));
    this.#isReported = true;
  }
}

beforeEach(() => {
  // Each test has a page of its own, and a worker of its own.
  vi.resetModules();
  device.clear();
  device.set(RECORD_PATH, COMPLETE_RECORD);
  device.set(PACK_PATH, {});
  vi.stubGlobal("Worker", AnsweringWorker);
  vi.stubGlobal("caches", {
    match: async (path: string) => (device.has(path) ? Response.json(device.get(path)) : undefined),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns `ask`, which sends an operation and returns the text of its response, and the operations that were sent. */
function start(server: () => Response, signedIn: string | null = null) {
  const received: string[] = [];
  const send: typeof fetch = async (_input, init) => {
    received.push(JSON.parse(String(init?.body)).operationName);
    return server();
  };
  const request = pocketFetch(send, () => signedIn);
  const ask = async (operationName: string) =>
    (await request("/graphql", { method: "POST", body: JSON.stringify({ operationName, variables: {} }) })).text();
  return { received, ask };
}

const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

it("the errors of a server are returned although the device has results", async () => {
  const { ask } = start(() => new Response(FAILED, { status: 500 }));
  expect(await ask("Places")).toBe(FAILED);
});

it("a server that cannot be reached is replaced by the device", async () => {
  const { ask, received } = start(unreachable);
  expect(await ask("Places")).toBe(KEPT);
  expect(received).toEqual(["Places"]);
});

it("operations that the device cannot answer fail without a connection", async () => {
  const { ask } = start(unreachable);
  await expect(ask("LogIn")).rejects.toBeInstanceOf(TypeError);
});

it("lists fail without a connection if the places are no longer on the device", async () => {
  device.delete("/pocket-record");
  const { ask } = start(unreachable);
  await expect(ask("Places")).rejects.toBeInstanceOf(TypeError);
});

it("lists fail without a connection if the places on the device are not complete", async () => {
  device.set("/pocket-record", { ...COMPLETE_RECORD, status: "partial" });
  const { ask } = start(unreachable);
  await expect(ask("Places")).rejects.toBeInstanceOf(TypeError);
});

it("lists fail while the worker cannot be loaded, and come from the device as soon as it can", async () => {
  vi.stubGlobal("Worker", BrokenWorker);
  const { ask } = start(unreachable);
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(ask("Places")).rejects.toBeInstanceOf(TypeError);
  vi.stubGlobal("Worker", AnsweringWorker);
  expect(await ask("Places")).toBe(KEPT);
});

it("a request that the server has not answered in time is not answered from the device", async () => {
  const { ask } = start(() => {
    throw new DOMException("The request took too long.", "TimeoutError");
  });
  await expect(ask("Places")).rejects.toMatchObject({ name: "TimeoutError" });
});

it("the user's own data come from the device if the server cannot be reached", async () => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(unreachable, "camille");
  expect(await ask("Verify")).toBe(KEPT);
});

it("the stored data of one user are not returned to another user", async () => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(unreachable, "dominique");
  await expect(ask("Favorites")).rejects.toBeInstanceOf(TypeError);
});
