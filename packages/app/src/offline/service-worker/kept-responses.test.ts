import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CACHES } from "../shared/caches.ts";

// Its database of the browser does not exist here, and the limits of the caches are tested end to end.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

const ORIGIN = "https://flaneur.test";

const urlOf = (request: string | Request): URL => new URL(typeof request === "string" ? request : request.url, ORIGIN);

/** In a browser, the URL of a request may be relative. */
class OwnRequest extends Request {
  constructor(request: string | Request, init?: RequestInit) {
    super(typeof request === "string" ? urlOf(request) : request, init);
  }
}

/** A cache in memory. */
class StoredCache {
  readonly #responses = new Map<string, Response>();
  put = async (request: string | Request, response: Response) =>
    void this.#responses.set(urlOf(request).href, response);
  match = async (request: string | Request) => this.#responses.get(urlOf(request).href)?.clone();
  delete = async (request: string | Request) => this.#responses.delete(urlOf(request).href);
  keys = async () => [...this.#responses.keys()].map((url) => new Request(url));
}

const stored = new Map<string, StoredCache>();
const cacheStorage = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new StoredCache();
    stored.set(name, cache);
    return cache;
  },
  delete: async (name: string) => stored.delete(name),
  match: async (request: string | Request, { cacheName }: { readonly cacheName?: string } = {}) => {
    const caches = [...stored].filter(([name]) => cacheName === undefined || name === cacheName);
    const found = await Promise.all(caches.map(([, cache]) => cache.match(request)));
    return found.find((response) => response !== undefined);
  },
};

class WorkerEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }
}

class RequestEvent extends WorkerEvent {
  readonly clientId = "page";
  readonly resultingClientId = "";
  readonly request: Request;
  response: Promise<Response> | null = null;
  constructor(request: Request) {
    super("fetch");
    this.request = request;
  }
  respondWith(response: Promise<Response>): void {
    this.response = response;
  }
}

/** Resolves when the worker has done its work for an event, including the work that this work has added. */
async function settled(event: WorkerEvent): Promise<void> {
  for (const work of event.work) await work;
}

/** A response as a browser receives it from the server of the page. Its clones are such responses, too. */
function received(type: string, control: string): Response {
  const response = new Response("{}", { headers: { "content-type": type, "cache-control": control } });
  return Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => received(type, control) },
  });
}

/** The Cache-Control header of each response of the server. */
let control = "no-cache";
const TYPES = [
  [/^\/graphql/, "application/json"],
  [/\.svg$/, "image/svg+xml"],
] as const;
const target = new EventTarget();

async function load(path: string, { mode = "cors", ...init }: RequestInit = {}): Promise<RequestEvent> {
  const request = Object.defineProperty(new Request(`${ORIGIN}${path}`, init), "mode", { value: mode });
  const event = new RequestEvent(request);
  target.dispatchEvent(event);
  await event.response;
  await settled(event);
  return event;
}

const openPage = (path: string) => load(path, { mode: "navigate" });
/** Returns the paths in a cache. */
const keptIn = async (name: string) =>
  (await (await cacheStorage.open(name)).keys()).map(({ url }) => url.replace(ORIGIN, "").replace(/&.*/, ""));

beforeAll(async () => {
  // Workbox then logs nothing, as in the built worker.
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL(`${ORIGIN}/service-worker.js`));
  vi.stubGlobal("FetchEvent", RequestEvent);
  vi.stubGlobal("caches", cacheStorage);
  vi.stubGlobal("clients", { claim: async () => {}, get: async () => undefined, matchAll: async () => [] });
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("__WB_MANIFEST", []);
  vi.stubGlobal("__VERSION__", "new");
  vi.stubGlobal("Request", OwnRequest);
  vi.stubGlobal("fetch", async (request: string | Request) => {
    const [, type] = TYPES.find(([path]) => path.test(urlOf(request).pathname)) ?? [null, "text/html; charset=utf-8"];
    return received(type, control);
  });
  await import("./main.ts");
});
beforeEach(() => {
  stored.clear();
});
afterEach(() => {
  control = "no-cache";
});
// The files of a run share the global objects.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const QUERY = "/graphql?documentId=abc&operationName=Place&variables=%7B%7D";

describe("the service worker", () => {
  it("keeps the pages, results and pictures that are the same for every visitor", async () => {
    await openPage("/places/afaria");
    await load(QUERY);
    await load("/api/media/posters/afaria/1.svg");
    expect(await keptIn(CACHES.pages)).toEqual(["/places/afaria"]);
    expect(await keptIn(CACHES.answers)).toEqual(["/graphql?documentId=abc"]);
    expect(await keptIn(CACHES.pictures)).toEqual(["/api/media/posters/afaria/1.svg"]);
  });

  it.each(["no-store", "private"])(
    "keeps no page, result or picture with the header Cache-Control: %s",
    async (value) => {
      control = value;
      await openPage("/shared/lists/token");
      await load(QUERY);
      await load("/api/media/posters/afaria/1.svg");
      for (const name of [CACHES.pages, CACHES.answers, CACHES.pictures]) expect(await keptIn(name)).toEqual([]);
    },
  );

  it("keeps no result of a request with a token or of a POST, and no response of the REST API", async () => {
    await load(QUERY, { headers: { authorization: "Bearer token" } });
    await load("/graphql", { method: "POST", body: "{}" });
    await load("/api/favorites", { headers: { authorization: "Bearer token" } });
    await openPage("/api/auth/verify");
    for (const name of stored.keys()) expect([name, await keptIn(name)]).toEqual([name, []]);
  });

  it("removes the pages of the previous version when it becomes active", async () => {
    await openPage("/places/afaria");
    const event = new WorkerEvent("activate");
    target.dispatchEvent(event);
    await settled(event);
    expect(await keptIn(CACHES.pages)).toEqual([]);
  });
});
