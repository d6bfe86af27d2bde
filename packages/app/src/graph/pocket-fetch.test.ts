import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COMPLETE_RECORD } from "../../testing/pocket-record.ts";
import { PACK_PATH, RECORD_PATH } from "../offline/pocket.ts";
import { pocketFetch } from "./pocket-fetch.ts";

const CAMILLE = { userId: "camille", responses: {} };
const KEPT = '{"data":{"from":"device"}}';
const LIVE = '{"data":{"from":"server"}}';
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

interface Situation {
  readonly isOnDevice?: boolean;
  readonly signedIn?: string | null;
}

/** Returns `ask`, which sends an operation and returns the text of its response, and the operations that were sent. */
function start(server: () => Response, { isOnDevice = true, signedIn = null }: Situation = {}) {
  const received: string[] = [];
  const send: typeof fetch = async (_input, init) => {
    received.push(JSON.parse(String(init?.body)).operationName);
    return server();
  };
  const request = pocketFetch(send, { userId: () => signedIn, isOnDevice: () => isOnDevice });
  const ask = async (operationName: string) =>
    (await request("/graphql", { method: "POST", body: JSON.stringify({ operationName, variables: {} }) })).text();
  return { received, ask };
}

const good = () => new Response(LIVE);
const broken = () => new Response(FAILED, { status: 500 });
const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

it("the errors of a server are returned if the visitor has not chosen the device", async () => {
  const { ask } = start(broken, { isOnDevice: false });
  expect(await ask("Places")).toBe(FAILED);
});

it("a server that cannot be reached is replaced by the device", async () => {
  const { ask } = start(unreachable, { isOnDevice: false });
  expect(await ask("Places")).toBe(KEPT);
});

it.each([
  ["returns results", good],
  ["has errors", broken],
])(
  "lists come from the device without a request if the visitor has chosen the device and the server %s",
  async (_, server) => {
    const { ask, received } = start(server);
    expect(await ask("Places")).toBe(KEPT);
    expect(received).toEqual([]);
    const { lastListing } = await import("../offline/pocket-answers.ts");
    expect(lastListing()).toBe('{"operationName":"Places","variables":{}}');
  },
);

it("operations that the device cannot answer are sent to the server", async () => {
  const { ask, received } = start(good);
  expect(await ask("LogIn")).toBe(LIVE);
  expect(received).toEqual(["LogIn"]);
});

it("lists come from the server if the places are no longer on the device", async () => {
  device.delete("/pocket-record");
  const { ask } = start(good);
  expect(await ask("Places")).toBe(LIVE);
});

it("lists come from the server if the places on the device are not complete", async () => {
  device.set("/pocket-record", { ...COMPLETE_RECORD, status: "partial" });
  const { ask } = start(good);
  expect(await ask("Places")).toBe(LIVE);
});

it("lists come from the server while the worker cannot be loaded, and from the device as soon as it can", async () => {
  vi.stubGlobal("Worker", BrokenWorker);
  const { ask } = start(good);
  expect([await ask("Places"), await ask("Places")]).toEqual([LIVE, LIVE]);
  vi.stubGlobal("Worker", AnsweringWorker);
  expect(await ask("Places")).toBe(KEPT);
});

it("a change of a favorite is not sent if the visitor has chosen the device, and fails as offline", async () => {
  const { ask, received } = start(good);
  await expect(ask("SetFavorite")).rejects.toBeInstanceOf(TypeError);
  expect(received).toEqual([]);
});

it("the user's own data come from the server while the server returns these data", async () => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(good, { signedIn: "camille" });
  expect(await ask("Favorites")).toBe(LIVE);
});

it.each([
  ["responds with an error", broken],
  ["cannot be reached", unreachable],
  ["responds with a page", () => new Response("<h1>Oops</h1>", { status: 502 })],
  ["stops in the middle of a response", () => new Response(new ReadableStream({ start: (body) => body.error() }))],
])("the user's own data come from the device if the server %s", async (_, server) => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(server, { signedIn: "camille" });
  expect(await ask("Verify")).toBe(KEPT);
});

it("the server's refusal of a session is returned although the device has a response", async () => {
  device.set("/pocket-user", CAMILLE);
  const refusal = '{"errors":[{"message":"Sign in.","extensions":{"code":"UNAUTHENTICATED"}}]}';
  const { ask } = start(() => new Response(refusal), { signedIn: "camille" });
  expect(await ask("Verify")).toBe(refusal);
});

it("the stored data of one user are not returned to another user", async () => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(broken, { signedIn: "dominique" });
  expect(await ask("Favorites")).toBe(FAILED);
});
