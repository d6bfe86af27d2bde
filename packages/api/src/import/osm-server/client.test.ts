import { afterEach, describe, expect, it } from "vitest";
import { FAILURES, type OverpassServer, startOverpassServer } from "../../../testing/overpass-server.ts";
import { OverpassClient } from "./client.ts";
import { kindQuery } from "./queries.ts";

const QUERY = kindQuery({ name: "cafes", selectors: [["amenity", ["cafe"]]] });
const CAFE = { type: "node", id: 1, lat: 48.86, lon: 2.34, tags: { amenity: "cafe", name: "Noir" } } as const;

let server: OverpassServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(limits: ConstructorParameters<typeof OverpassClient>[0]["limits"] = {}) {
  server = await startOverpassServer([CAFE]);
  const waits: number[] = [];
  const lines: string[] = [];
  const client = new OverpassClient({
    url: server.url,
    note: (line) => lines.push(line),
    wait: async (ms) => waits.push(ms),
    limits,
  });
  return { server, waits, lines, fetchCafes: () => client.fetch("cafes", QUERY) };
}

describe("a query to an Overpass server", () => {
  it("names the product in its user agent and returns the ids of the elements", async () => {
    const started = await start();
    expect((await started.fetchCafes()).ids).toEqual(["node/1"]);
    expect(started.server.requests).toEqual([{ query: QUERY, userAgent: expect.stringMatching(/^Flaneur\//) }]);
  });

  it("is repeated after the time that a busy server names in Retry-After", async () => {
    const { server, waits, lines, fetchCafes } = await start();
    server.failNext(FAILURES.busy(429, { "retry-after": "7" }), FAILURES.busy(504, { "retry-after": "0" }));
    expect((await fetchCafes()).ids).toEqual(["node/1"]);
    expect(waits).toEqual([7_000, 0]);
    expect(lines).toEqual([
      "cafes: the server is busy (429). The next request is in 7 s.",
      "cafes: the server is busy (504). The next request is in 0 s.",
    ]);
  });

  it("understands a time in Retry-After", async () => {
    const { server, waits, fetchCafes } = await start();
    server.failNext(FAILURES.busy(429, { "retry-after": new Date(Date.now() + 60_000).toUTCString() }));
    await fetchCafes();
    expect(waits).toEqual([expect.closeTo(60_000, -4)]);
  });

  it("is repeated after twice the time for each further failure if the server names no time", async () => {
    const { server, waits, fetchCafes } = await start();
    server.failNext(FAILURES.busy(504), FAILURES.cut, FAILURES.broken);
    expect((await fetchCafes()).ids).toEqual(["node/1"]);
    expect(waits).toEqual([15_000, 30_000, 60_000]);
  });

  it("is repeated when the server does not respond in time", async () => {
    const { server, waits, fetchCafes } = await start({ requestMs: 200 });
    server.failNext(FAILURES.silent);
    expect((await fetchCafes()).ids).toEqual(["node/1"]);
    expect(waits).toHaveLength(1);
  });

  it("fails after the last attempt, with the host of the server but not its whole address", async () => {
    const { server, waits, fetchCafes } = await start({ attempts: 3 });
    server.failNext(...Array.from({ length: 3 }, () => FAILURES.busy(429)));
    const { host } = new URL(server.url);
    await expect(fetchCafes()).rejects.toThrow(
      `cafes could not be fetched from ${host}: the server is busy (429). Nothing was imported.`,
    );
    expect([waits.length, server.requests.length]).toEqual([2, 3]);
  });

  it("fails at once when the server names a time that is too long", async () => {
    const { server, waits, fetchCafes } = await start();
    server.failNext(FAILURES.busy(429, { "retry-after": "3600" }));
    await expect(fetchCafes()).rejects.toThrow("the server is busy (429)");
    expect(waits).toEqual([]);
  });

  it("fails when the wait would exceed the time of the whole import", async () => {
    const { server, waits, fetchCafes } = await start({ totalMs: 10_000 });
    server.failNext(FAILURES.busy(504));
    await expect(fetchCafes()).rejects.toThrow("the server is busy (504)");
    expect(waits).toEqual([]);
  });

  it("fails at once with the remark of a server that has stopped the query", async () => {
    const { server, waits, fetchCafes } = await start();
    server.failNext(FAILURES.stopped);
    await expect(fetchCafes()).rejects.toThrow("the server stopped with 'runtime error: Query timed out");
    expect([waits, server.requests.length]).toEqual([[], 1]);
  });

  it("fails at once when the server refuses it, redirects it or responds with too many bytes", async () => {
    const { server, fetchCafes } = await start({ bytes: 100 });
    server.failNext((response) => response.writeHead(400).end("parse error"));
    await expect(fetchCafes()).rejects.toThrow("the server responded with 400");
    server.failNext((response) => response.writeHead(302, { location: "file:///etc/hostname" }).end());
    await expect(fetchCafes()).rejects.toThrow("the server responded with 302");
    await expect(fetchCafes()).rejects.toThrow("the response has more than 100 bytes");
  });
});
