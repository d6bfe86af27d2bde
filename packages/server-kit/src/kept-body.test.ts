import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { keepBody, keptResponse } from "./kept-body.ts";

const TEXT = "Septime, 80 Rue de Charonne. ".repeat(200);
const body = () => keepBody(Uint8Array.from(Buffer.from(TEXT)));
const request = (headers: Record<string, string>) => new Request("http://app.test/", { headers });

describe("a kept body", () => {
  it("is compressed once in each coding, also for concurrent requests", async () => {
    const kept = body();
    const [first, second] = await Promise.all([kept.coded("gzip"), kept.coded("gzip")]);
    expect(second).toBe(first);
    expect(await kept.coded("gzip")).toBe(first);
    expect(gunzipSync(first).toString()).toBe(TEXT);
    expect(await kept.coded("br")).not.toBe(first);
  });

  it("is not compressed for a client that has this version", async () => {
    const kept = body();
    const response = await keptResponse(
      request({ "if-none-match": `W/${kept.etag}`, "accept-encoding": "br" }),
      kept,
      {},
    );
    expect([response.status, await response.text()]).toEqual([304, ""]);
  });

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip, br;q=0", "gzip"],
    ["br;q=0.0, gzip;q=0", null],
    ["deflate, zstd", null],
    ["", null],
    ["GZIP", "gzip"],
    ["brotli, xgzip", null],
  ])("is sent for the Accept-Encoding %j in the coding %s", async (accepted, coding) => {
    const { headers } = await keptResponse(request({ "accept-encoding": accepted }), body(), {});
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([coding, "Accept-Encoding"]);
  });
});
