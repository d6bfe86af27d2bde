import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PACK_PATH, RECORD_PATH } from "../offline/pocket.ts";
import { lastListing } from "../offline/pocket-answers.ts";
import { pocketFetch } from "./pocket-fetch.ts";

const RECORD = { status: "complete", etag: '"1"', savedAt: 5, withPictures: true, tilesPath: "/basemap/a.pmtiles" };
const CAMILLE = { userId: "camille", responses: {} };
const KEPT = '{"data":{"from":"device"}}';
const LIVE = '{"data":{"from":"server"}}';
const FAILED = '{"errors":[{"message":"The database is away."}]}';

/** What the device keeps, by the path of its key. */
const device = new Map<string, unknown>();

/** The worker of the browser. It answers every question. */
class AnsweringWorker extends EventTarget {
  postMessage(_question: unknown, [port]: readonly MessagePort[]): void {
    port?.postMessage(KEPT);
  }
}

beforeEach(() => {
  device.clear();
  device.set(RECORD_PATH, RECORD);
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

/** Returns a function that sends an operation and returns the text of its response, and the operations of the server. */
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

it("a server with errors is not replaced by the device unless the visitor has chosen it", async () => {
  const { ask } = start(broken, { isOnDevice: false });
  expect(await ask("Places")).toBe(FAILED);
});

it("a server that cannot be reached is replaced by the device", async () => {
  const { ask } = start(unreachable, { isOnDevice: false });
  expect(await ask("Places")).toBe(KEPT);
});

it("lists come from the device without a request to the server if the visitor has chosen it", async () => {
  const { ask, received } = start(good);
  expect(await ask("Places")).toBe(KEPT);
  expect(received).toEqual([]);
  expect(lastListing()).toBe('{"operationName":"Places","variables":{}}');
});

it("operations that the device cannot answer are sent to the server", async () => {
  const { ask, received } = start(good);
  expect(await ask("LogIn")).toBe(LIVE);
  expect(received).toEqual(["LogIn"]);
});

it("lists come from the server if the places were removed from the device meanwhile", async () => {
  device.delete("/pocket-record");
  const { ask } = start(good);
  expect(await ask("Places")).toBe(LIVE);
});

it("lists come from the server if the places on the device are not complete", async () => {
  device.set("/pocket-record", { ...RECORD, status: "partial" });
  const { ask } = start(good);
  expect(await ask("Places")).toBe(LIVE);
});

it("a heart is not sent, and fails as without a connection", async () => {
  const { ask, received } = start(good);
  await expect(ask("SetFavorite")).rejects.toBeInstanceOf(TypeError);
  expect(received).toEqual([]);
});

it("what belongs to the user comes from the server while the server returns it", async () => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(good, { signedIn: "camille" });
  expect(await ask("Favorites")).toBe(LIVE);
});

it.each([
  ["responds with an error", broken],
  ["cannot be reached", unreachable],
  ["responds with a page", () => new Response("<h1>Oops</h1>", { status: 502 })],
])("what belongs to the user comes from the device if the server %s", async (_, server) => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(server, { signedIn: "camille" });
  expect(await ask("Verify")).toBe(KEPT);
});

it("a session that the server refuses is not answered from the device", async () => {
  device.set("/pocket-user", CAMILLE);
  const refusal = '{"errors":[{"message":"Sign in.","extensions":{"code":"UNAUTHENTICATED"}}]}';
  const { ask } = start(() => new Response(refusal), { signedIn: "camille" });
  expect(await ask("Verify")).toBe(refusal);
});

it("what is kept of one user is not returned to another user", async () => {
  device.set("/pocket-user", CAMILLE);
  const { ask } = start(broken, { signedIn: "dominique" });
  expect(await ask("Favorites")).toBe(FAILED);
});
