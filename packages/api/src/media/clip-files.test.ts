import { ErrorBody } from "@flaneur/contract";
import { type RunningServer, serve } from "@flaneur/server-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { openPgliteSnapshot } from "../../testing/pglite-snapshot.ts";
import { readClips } from "./clips.ts";

const clips = readClips();
const url = clips.urlOf("tour-eiffel") ?? "";
const bytesOf = (path: string): Buffer => Buffer.from(clips.file(path.slice(path.lastIndexOf("/") + 1))?.bytes ?? []);

describe("a clip over HTTP", () => {
  let database: Awaited<ReturnType<typeof openPgliteSnapshot>>;
  let api: TestApi;
  let server: RunningServer;
  const whole = bytesOf(url);
  const size = whole.length;
  beforeAll(async () => {
    database = await openPgliteSnapshot();
    api = apiOver(database.db);
    server = await serve({ fetch: api.fetch, host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await api.remove();
    await database.close();
  });

  const ask = async (headers: Record<string, string> = {}, method = "GET", path = url) => {
    const answer = await fetch(`${server.url}${path}`, { method, headers });
    return { answer, status: answer.status, head: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };

  it.each([
    ["mp4", "video/mp4"],
    ["webm", "video/webm"],
    ["webp", "image/webp"],
  ])("is served as %s, immutable", async (ending, type) => {
    const path = url.replace(/mp4$/, ending);
    const { status, head, body } = await ask({}, "GET", path);
    expect(status).toBe(200);
    expect(body.equals(bytesOf(path))).toBe(true);
    expect(Object.fromEntries(head)).toMatchObject({
      "content-type": type,
      "content-length": String(body.length),
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[0-9a-f]{8}-\w+"$/),
    });
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, size - 1],
    ["bytes=-500", size - 500, size - 1],
    [`bytes=0-${size * 2}`, 0, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
  ])("is served partially for the range '%s'", async (range, first, last) => {
    const { status, head, body } = await ask({ range });
    expect(status).toBe(206);
    expect(head.get("content-range")).toBe(`bytes ${first}-${last}/${size}`);
    expect(head.get("content-length")).toBe(String(last - first + 1));
    expect(body.equals(whole.subarray(first, last + 1))).toBe(true);
  });

  it.each([`bytes=${size}-`, "bytes=-0"])("is refused with 416 and its length for the range '%s'", async (range) => {
    const { status, head, body } = await ask({ range });
    expect(status).toBe(416);
    expect(head.get("content-range")).toBe(`bytes */${size}`);
    expect(head.get("cache-control")).toBe("no-store");
    expect(ErrorBody.parse(JSON.parse(body.toString()))).toEqual({
      code: "range_not_satisfiable",
      error: `The requested range lies outside of the file, which has ${size} bytes. Request a range within it, or the whole file.`,
    });
  });

  it.each(["bytes=0-1,5-6", "bytes=9-1", "bytes=x", "frames=0-1"])(
    "is served whole for the invalid or unsupported range '%s'",
    async (range) => {
      const { status, body } = await ask({ range });
      expect([status, body.length]).toEqual([200, size]);
    },
  );

  it("is served partially only if If-Range matches", async () => {
    const range = "bytes=0-99";
    const etag = (await ask()).head.get("etag") ?? "";
    expect((await ask({ range, "if-range": etag })).status).toBe(206);
    for (const other of ['"0a1b2c3d-mp4"', `W/${etag}`, "Sat, 21 Nov 2026 12:00:00 GMT"]) {
      expect((await ask({ range, "if-range": other })).status).toBe(200);
    }
    expect((await ask({ range: `bytes=${size}-`, "if-range": '"0a1b2c3d-mp4"' })).status).toBe(200);
  });

  it("is not sent again to a client that has it, which gets a 304", async () => {
    const etag = (await ask()).head.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, "*"]) {
      const { status, head, body } = await ask({ "if-none-match": known, range: "bytes=0-99" });
      expect([status, body.length, head.get("etag")]).toEqual([304, 0, etag]);
      expect(head.get("cache-control")).toContain("immutable");
    }
    expect((await ask({ "if-none-match": '"another"' })).status).toBe(200);
  });

  it("is served with its request id, whole or partially", async () => {
    for (const range of ["bytes=0-9", "none"]) {
      expect((await ask({ range, "x-request-id": "trace-7" })).head.get("x-request-id")).toBe("trace-7");
    }
  });

  it("has its length in the response to HEAD, which ignores ranges", async () => {
    const { status, head, body } = await ask({ range: "bytes=0-99" }, "HEAD");
    expect([status, head.get("content-length"), head.get("accept-ranges"), body.length]).toEqual([
      200,
      String(size),
      "bytes",
      0,
    ]);
  });

  it("is not found under another hash, and an impossible name is refused", async () => {
    expect((await ask({}, "GET", url.replace(/[0-9a-f]{8}\.mp4$/, "00000000.mp4"))).status).toBe(404);
    expect((await ask({}, "GET", url.replace("mp4", "mov"))).status).toBe(400);
    expect((await ask({}, "GET", `${url}?w=440`)).status).toBe(400);
  });
});
