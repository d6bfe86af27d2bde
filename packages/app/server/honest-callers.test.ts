import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type ParisTime, parseParisTime } from "@flaneur/domain";
import { createLogger, type Fetch } from "@flaneur/server-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createDocuments } from "../../gateway/src/documents/documents.ts";
import { compose } from "./compose.ts";
import { persistedDocuments } from "./documents/persisted-documents.ts";
import { sharedIdsOf } from "./documents/shared-ids.ts";
import { renderFirstView } from "./first-view/render-first-view.tsx";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { exampleVariables } from "./testing/example-variables.ts";
import { closeServers, settingsOf } from "./testing/servers.ts";

const ADMIN_TOKEN = "a".repeat(32);
const NOW: ParisTime = parseParisTime("2026-11-25T12:00") ?? { day: 0, minute: 0 };

/** Request headers of an unusual caller. A server that used one of them for a kept response would poison its cache. */
const HEADERS: readonly (readonly [string, string])[] = [
  ["accept", "text/event-stream"],
  ["accept", "multipart/mixed"],
  ["accept", "image/svg+xml"],
  ["accept", "application/graphql-response+json;q=0.1"],
  ["accept-charset", "utf-16"],
  ["accept-encoding", "gzip"],
  ["accept-encoding", "br;q=0, gzip;q=0, identity"],
  ["accept-language", "fr"],
  ["authorization", "Bearer abc"],
  ["cache-control", "no-cache"],
  ["content-encoding", "br"],
  ["content-type", "text/plain"],
  ["cookie", "language=fr"],
  ["forwarded", "host=evil.example;proto=https"],
  ["host", "evil.example"],
  ["if-match", '"a"'],
  ["if-modified-since", "Thu, 01 Jan 2037 00:00:00 GMT"],
  ["if-none-match", "*"],
  ["if-range", '"a"'],
  ["origin", "https://evil.example"],
  ["prefer", "return=minimal"],
  ["range", "bytes=0-9"],
  ["referer", "https://evil.example/"],
  ["save-data", "on"],
  ["sec-ch-ua-mobile", "?1"],
  ["user-agent", "Mozilla/5.0 (iPhone) Mobile"],
  ["x-forwarded-for", "203.0.113.9"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-proto", "https"],
  ["x-http-method-override", "DELETE"],
  ["x-original-url", "/about"],
  ["x-page-variant", "fr-phone"],
];

/** Parameters that an unusual caller adds to the address. They come after those of the honest caller. */
const PARAMETERS = ["documentId=x", "operationName=Other", "variables=%7B%7D", "query=%7Ba%7D", "extensions=1", "w=1"];

const HONEST_PAGE = { accept: "text/html", "accept-encoding": "br" };
const HONEST_DATA = { accept: "application/json", "accept-encoding": "br" };

let fetchApp: Fetch;
let close: () => Promise<void>;
const calls: { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [];

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
  copyFileSync(resolve(import.meta.dirname, "../index.html"), join(dist, "index.html"));
  const logger = createLogger("silent");
  const documents = await persistedDocuments();
  const cache = createPageCache();
  let pages: Fetch = () => new Response(null, { status: 503 });
  const parts = await compose(await settingsOf({ ADMIN_TOKEN }), logger, (request) => pages(request), {
    documents: createDocuments(documents, false),
    onPurge: cache.purge,
  });
  const app = createPages(dist, {
    ...{ graph: parts.graph, logger, trustedProxies: 0, renderFirstView, cache, sharedIds: sharedIdsOf(documents) },
    now: () => NOW,
  });
  pages = (request) => app.fetch(request);
  fetchApp = parts.fetch;
  close = async () => {
    await parts.close();
    await closeServers();
    rmSync(dist, { recursive: true, force: true });
  };
  for (const { id, name, text, freshSeconds } of documents) {
    if (freshSeconds === null) continue;
    const parameters = { documentId: id, operationName: name, variables: JSON.stringify(exampleVariables(text)) };
    calls.push({ path: `/graphql?${new URLSearchParams(parameters)}`, headers: HONEST_DATA });
  }
  const addresses = ["/", "/?types=Bar&search=caf%C3%A9", "/places/septime", "/neighbourhoods/le-marais", "/about"];
  for (const path of addresses) calls.push({ path, headers: HONEST_PAGE });
  for (const path of [
    "/api/filters/types",
    "/api/places?limit=2",
    "/api/pins",
    "/api/places/pack",
    "/api/collections",
    "/sitemap.xml",
    "/robots.txt",
  ])
    calls.push({ path, headers: HONEST_DATA });
});
afterAll(() => close());

/** Sends a request. The server reads the host of an address from the header `host`. */
const send = (path: string, { headers, method }: { headers: Record<string, string>; method?: string }) =>
  fetchApp(new Request(`http://${headers.host ?? "app.test"}${path}`, { method: method ?? "GET", headers }));

const emptyCaches = () => send("/graphql", { method: "DELETE", headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });

/** Returns what the honest caller of a call receives, without nonces, which are new in each rendered page. */
async function honest({ path, headers }: (typeof calls)[number]) {
  const response = await send(path, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isCompressed = response.headers.get("content-encoding") === "br";
  const names = ["content-type", "content-encoding", "content-language", "cache-control", "vary", "location"];
  return {
    status: response.status,
    headers: Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
    body: (isCompressed ? brotliDecompressSync(bytes) : bytes).toString().replaceAll(/nonce="[^"]+"/g, ""),
  };
}

describe("an honest caller who comes after an unusual caller", () => {
  it("receives the same as without the unusual caller, whatever header that caller has sent", async () => {
    expect(calls.length).toBeGreaterThan(15);
    for (const call of calls) {
      await emptyCaches();
      const expected = await honest(call);
      expect([call.path, expected.status]).toEqual([call.path, 200]);
      for (const [name, value] of HEADERS) {
        await emptyCaches();
        const response = await send(call.path, { headers: { ...call.headers, [name]: value } });
        await response.arrayBuffer();
        expect([call.path, name, value, await honest(call)]).toEqual([call.path, name, value, expected]);
      }
    }
  }, 300_000);

  it("receives the same as without the unusual caller, whatever parameter that caller has added", async () => {
    for (const call of calls) {
      await emptyCaches();
      const expected = await honest(call);
      for (const parameter of PARAMETERS) {
        await emptyCaches();
        const path = `${call.path}${call.path.includes("?") ? "&" : "?"}${parameter}`;
        await (await send(path, { headers: call.headers })).arrayBuffer();
        expect([path, await honest(call)]).toEqual([path, expected]);
      }
    }
  }, 300_000);

  it("receives a whole picture that an unusual caller has requested first", async () => {
    const list = await send(`/api/places?limit=${HEADERS.length}`, { headers: {} });
    const { data } = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await list.json());
    const pictureOf = async (id: string) => {
      const media = await send(`/api/media/places/${id}`, { headers: {} });
      const { mediaFiles } = z.object({ mediaFiles: z.array(z.string()) }).parse(await media.json());
      return mediaFiles.find((file) => file.includes("/posters/")) ?? "";
    };
    const pictures = await Promise.all(data.map(({ id }) => pictureOf(id)));
    for (const [at, [name, value]] of HEADERS.entries()) {
      const path = pictures[at] ?? "";
      await (await send(path, { headers: { [name]: value } })).arrayBuffer();
      const picture = await send(path, { headers: {} });
      expect([path, picture.status, picture.headers.get("content-type")]).toEqual([path, 200, "image/svg+xml"]);
      expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe("svg");
    }
  }, 120_000);
});
