import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { FRESHNESS_MS } from "@flaneur/domain";
import { createLogger } from "@flaneur/server-kit";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { atEnd, closeServers } from "./testing/servers.ts";

const HTML = `<!doctype html><html lang="en"><head><!--head--><title>%TITLE%</title><!--/head-->
  <script nonce="%NONCE%">start()</script><style nonce="%NONCE%">a{}</style></head>
  <body><noscript>%NEEDS_JAVASCRIPT%</noscript><!--view--><!--/view--><!--first-results-->${"<p>A long page</p>".repeat(80)}</body></html>`;

afterEach(async () => {
  vi.useRealTimers();
  await closeServers();
});

interface StartOptions {
  readonly googleMapsApiKey?: string;
  readonly sharedIds?: ReadonlyMap<string, string>;
}

/** Creates pages whose view counts how often it was rendered. The graph can fail, or know no ids of documents. */
function start({ googleMapsApiKey, sharedIds }: StartOptions = {}) {
  const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
  atEnd(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), HTML);
  const state = { rendered: 0, isDown: false, knowsIds: true, age: 0, requests: [] as string[] };
  const cache = createPageCache();
  const pages = createPages(dist, {
    graph: ({ method, url }) => {
      state.requests.push(`${method} ${new URL(url).search}`);
      if (method === "GET" && !state.knowsIds)
        return Response.json({ errors: [{ message: "unknown" }] }, { status: 404 });
      if (state.isDown) return Response.json({ errors: [{ message: "down" }] });
      const headers = { "cache-control": "public, max-age=300", age: String(state.age) };
      return Response.json({ data: { collections: [] } }, { headers });
    },
    sharedIds,
    logger: createLogger("silent"),
    trustedProxies: 0,
    cache,
    googleMapsApiKey,
    renderFirstView: ({ device, language }) => {
      state.rendered += 1;
      return `<main>${language} ${device} ${state.rendered}</main>`;
    },
  });
  const open = async (headers: Record<string, string> = {}, path = "/about") =>
    pages.request(path, { headers: { accept: "text/html", ...headers } });
  const viewOf = async (headers: Record<string, string> = {}, path = "/about") =>
    /<main>(.*)<\/main>/.exec(await (await open(headers, path)).text())?.[1];
  return { state, cache, open, viewOf };
}

const PHONE = { "sec-ch-ua-mobile": "?1" };
const FRENCH = { "accept-language": "fr" };

describe("a page that is the same for all visitors", () => {
  it("is rendered once for each address, language and class of device", async () => {
    const { viewOf } = start();
    const requests = [{}, PHONE, FRENCH, { ...PHONE, cookie: "language=fr" }];
    const expected = ["en desktop 1", "en phone 2", "fr desktop 3", "fr phone 4"];
    const first: (string | undefined)[] = [];
    for (const headers of requests) first.push(await viewOf(headers));
    expect(first).toEqual(expected);
    expect(await Promise.all(requests.map((headers) => viewOf(headers)))).toEqual(expected);
    expect(await viewOf({ "user-agent": "another browser", cookie: "a=b" })).toBe("en desktop 1");
    expect(await viewOf({}, "/about?a=b")).toBe("en desktop 5");
  });

  it("is rendered once for visitors who request it at the same time", async () => {
    const { viewOf, state } = start();
    await Promise.all(Array.from({ length: 10 }, () => viewOf()));
    expect(state.rendered).toBe(1);
  });

  it("may be kept by caches, which can name the variant of the page in one header", async () => {
    const { open, viewOf } = start();
    const { headers } = await open();
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=10, stale-if-error=3600",
    );
    expect(headers.get("vary")).toContain("user-agent, accept-language, cookie");
    const known = await open({ "x-page-variant": "fr-phone" });
    expect(known.headers.get("vary")).toBe("x-page-variant, Accept-Encoding");
    const same = await open({ ...FRENCH, ...PHONE });
    expect(same.headers.get("vary")).toContain("user-agent, accept-language, cookie");
    expect(await viewOf({ ...FRENCH, ...PHONE })).toBe("fr phone 2");
    expect(await viewOf({ "x-page-variant": "de-fridge" })).toBe("en desktop 1");
  });

  it.each([
    ["gzip, br", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["identity", null, (bytes: Uint8Array) => Buffer.from(bytes)],
  ] as const)("is sent to a client that accepts %s in the coding %s", async (accepted, coding, decode) => {
    const { open } = start();
    const response = await open({ "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(coding);
    const html = decode(new Uint8Array(await response.arrayBuffer())).toString();
    expect(html).toContain("<main>en desktop 1</main>");
  });

  it("is not sent again to a browser that has it", async () => {
    const { open } = start();
    const response = await open({ "accept-encoding": "gzip, br" });
    const known = await open({ "if-none-match": response.headers.get("etag") ?? "" });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  });

  it("allows its inline script by a hash, and only its styles by a nonce", async () => {
    const { open } = start();
    const policy = (await open()).headers.get("content-security-policy") ?? "";
    // The hash is that of the only inline script.
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'nonce-/);
  });

  it("is rendered again when its places are no longer fresh, and after an operator has emptied the cache", async () => {
    const { viewOf, cache } = start();
    vi.useFakeTimers({ toFake: ["Date"] });
    await viewOf();
    vi.advanceTimersByTime(FRESHNESS_MS.places - 1);
    expect(await viewOf()).toBe("en desktop 1");
    vi.advanceTimersByTime(2);
    expect(await viewOf()).toBe("en desktop 2");
    cache.purge();
    expect(await viewOf()).toBe("en desktop 3");
  });
});

describe("a page whose data the gateway keeps", () => {
  const sharedIds = new Map([
    ["Collections", "c1"],
    ["FilterOptions", "f1"],
  ]);
  const BY_ID = [...sharedIds].map(([name, id]) => `GET ?documentId=${id}&operationName=${name}&variables=%7B%7D`);

  it("requests them by the id of their document", async () => {
    const { viewOf, state } = start({ sharedIds });
    expect(await viewOf()).toBe("en desktop 1");
    expect(state.requests).toEqual(BY_ID);
  });

  it("requests them by the text of their document if the gateway does not know the id", async () => {
    const { viewOf, state } = start({ sharedIds });
    state.knowsIds = false;
    expect(await viewOf()).toBe("en desktop 1");
    expect(state.requests).toEqual([...BY_ID, "POST ", "POST "]);
  });

  it.each([
    ["until its data are no longer fresh", 270, 30_000],
    ["for a second if its data are old, because the api is down", 900, 1_000],
  ])("is used %s", async (_, age, usedMs) => {
    const { viewOf, state } = start({ sharedIds });
    vi.useFakeTimers({ toFake: ["Date"] });
    state.age = age;
    await viewOf();
    vi.advanceTimersByTime(usedMs - 1);
    expect(await viewOf()).toBe("en desktop 1");
    vi.advanceTimersByTime(1);
    expect(await viewOf()).toBe("en desktop 2");
  });
});

it("a page is used for an hour while its data cannot be loaded", async () => {
  const { viewOf, state } = start();
  vi.useFakeTimers({ toFake: ["Date"] });
  await viewOf();
  state.isDown = true;
  vi.advanceTimersByTime(FRESHNESS_MS.places);
  expect(await viewOf()).toBe("en desktop 1");
  vi.advanceTimersByTime(3_600_000);
  expect(await viewOf()).toBeUndefined();
});

describe("a page is rendered for each request, and kept by no cache,", () => {
  it("if its data could not be loaded", async () => {
    const { open, viewOf, state } = start();
    state.isDown = true;
    expect((await open()).headers.get("cache-control")).toBe("no-cache");
    state.isDown = false;
    expect(await viewOf()).toBe("en desktop 1");
  });

  it("if it has a key of Google Maps, whose scripts need a nonce", async () => {
    const { open, viewOf } = start({ googleMapsApiKey: "a-key" });
    expect((await open()).headers.get("cache-control")).toBe("no-cache");
    expect(await viewOf()).toBe("en desktop 2");
  });
});
