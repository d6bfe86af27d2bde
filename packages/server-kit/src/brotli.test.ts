import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brotliResponse } from "./brotli.ts";

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ id: at, name: "Septime" })));
const JSON_TYPE = "application/json; charset=utf-8";

interface Case {
  readonly accepted?: string;
  readonly body?: BodyInit;
  readonly type?: string;
  readonly method?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

const responseTo = ({ accepted = "gzip, deflate, br", body = LONG, type = JSON_TYPE, method, status, headers }: Case) =>
  brotliResponse(
    new Request("http://app.test/", { headers: { "accept-encoding": accepted }, method: method ?? "GET" }),
    new Response(body, { status: status ?? 200, headers: { "content-type": type, ...headers } }),
  );

describe("a response", () => {
  it.each([[JSON_TYPE], ["application/graphql-response+json"], ["application/geo+json"], ["text/html; charset=utf-8"]])(
    "is compressed when the client accepts Brotli and its type is %s",
    async (type) => {
      const response = await responseTo({ type, headers: { etag: '"1"', vary: "Accept", "content-length": "9" } });
      const { headers } = response;
      expect([headers.get("content-encoding"), headers.get("vary")]).toEqual(["br", "Accept, Accept-Encoding"]);
      expect([headers.get("etag"), headers.get("content-length")]).toEqual(['W/"1"', null]);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(LONG.length / 10);
      expect(brotliDecompressSync(bytes).toString()).toBe(LONG);
    },
  );

  it.each<[string, Case]>([
    ["it is short", { body: '{"error":"No such place"}' }],
    ["the client refuses Brotli", { accepted: "gzip, br;q=0" }],
    ["the client does not name Brotli", { accepted: "gzip, deflate" }],
    ["it is a stream of lines", { type: "application/x-ndjson" }],
    ["it is a picture", { type: "image/webp" }],
    ["it is a part of a file", { status: 206 }],
    ["it is compressed already", { headers: { "content-encoding": "gzip" } }],
    ["it must not be transformed", { headers: { "cache-control": "no-transform" } }],
    ["the request is a HEAD", { method: "HEAD" }],
  ])("is sent as it is when %s", async (_, options) => {
    const response = await responseTo(options);
    expect(response.headers.get("content-encoding")).toBe(options.headers?.["content-encoding"] ?? null);
    expect(await response.text()).toBe(options.body ?? LONG);
  });

  it("is streamed without Brotli when it is longer than a megabyte", async () => {
    const part = "x".repeat(100_000);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        if (sent > 30) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const response = await responseTo({ body });
    // The rest is read at the speed of the client.
    expect(sent).toBeLessThan(20);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(part.repeat(30));
  });
});
