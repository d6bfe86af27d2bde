import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { openApi } from "@flaneur/api";
import { createLogger, NO_METRICS } from "@flaneur/server-kit";
import { Client, fetchExchange, gql } from "@urql/core";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { proxyTo } from "./proxy.ts";
import { atEnd, closeServers, listen, listenRaw, settingsOf, startApp } from "./testing/servers.ts";

afterEach(closeServers);

/** The number of requests that each of six clients sends. */
const REQUESTS = repetitions(16, 96);
/** A long timeout, in milliseconds, because other tests keep the machine busy. */
const PATIENTLY = { timeout: 30_000 };
const DEADLINE_MS = 1_000;
const LATE = "The service did not answer within 1 seconds. Please try again.";
const SILENT = "The service does not answer. Please try again in a moment.";

/** Starts the app in front of one server that acts as its gateway and its api. */
async function appBefore(listener: RequestListener, log: Record<string, unknown>[] = []) {
  const upstream = await listenRaw(listener);
  const logger = createLogger("info", { write: (line) => void log.push(JSON.parse(line)) });
  const env = { API_URL: upstream, GATEWAY_URL: `${upstream}/graphql` };
  return startApp(env, { logger, proxyDeadlineMs: DEADLINE_MS });
}

const FROZEN: Readonly<Record<string, RequestListener>> = {
  "never responds": () => {},
  "sends headers and no body": (_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": 100 }).flushHeaders();
  },
  "stalls in the middle of a body": (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"data":{"fil');
  },
  "sends headers of a picture and no body": (_, response) => {
    response.writeHead(200, { "content-type": "image/webp", "content-length": 100 }).flushHeaders();
  },
};

describe.each(Object.entries(FROZEN))("the app in front of a server that %s", (_, listener) => {
  it("responds to a call of the REST API with 504 and an error message", async () => {
    const answer = await fetch(`${await appBefore(listener)}/api/places`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual({ error: LATE, code: "unavailable" });
  });

  it("responds to a query of the graph with 504 and a GraphQL error, which has a message and a code", async () => {
    const url = `${await appBefore(listener)}/graphql`;
    const answer = await fetch(url, { method: "POST", body: JSON.stringify({ query: "{ filterOptions { types } }" }) });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([504, "application/json"]);
    expect(await answer.json()).toEqual({ errors: [{ message: LATE, extensions: { code: "UPSTREAM_TIMEOUT" } }] });
    const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: false });
    const { error } = await client.query(gql`{ filterOptions { types } }`, {}).toPromise();
    expect(error?.networkError).toBeUndefined();
    expect(error?.graphQLErrors.map(({ message, extensions }) => [message, extensions.code])).toEqual([
      [LATE, "UPSTREAM_TIMEOUT"],
    ]);
  });
});

describe("a query of the graph, if the api never responds,", () => {
  it.each(["in the process of the app", "in another process"])(
    "gets the timeout error of a gateway %s, which has a shorter timeout than the app",
    async (gatewayPlace) => {
      const api = await listenRaw(() => {});
      const withGateway = await startApp({ API_URL: api }, { gatewayDeadlineMs: DEADLINE_MS });
      const withoutGateway = { API_URL: api, GATEWAY_URL: `${withGateway}/graphql` };
      const url = gatewayPlace === "in another process" ? await startApp(withoutGateway) : withGateway;
      const answer = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: "{ filterOptions { types } }" }),
      });
      expect(await answer.json()).toMatchObject({
        errors: [
          {
            message: "The places service did not answer within 1 seconds. Please try again.",
            extensions: { code: "UPSTREAM_TIMEOUT" },
          },
        ],
      });
    },
  );
});

it("by default, the app waits 9 seconds for the api in its own gateway, and 10 seconds for another program", async () => {
  const frozen = await listenRaw(() => {});
  const ownGateway = await startApp({ API_URL: frozen });
  const otherGateway = await startApp({ API_URL: frozen, GATEWAY_URL: `${frozen}/graphql` });
  const query = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ filterOptions { types } }" }),
  };
  const answers = await Promise.all([
    fetch(`${ownGateway}/graphql`, query),
    fetch(`${otherGateway}/graphql`, query),
    fetch(`${otherGateway}/api/places`),
  ]);
  const late = "The service did not answer within 10 seconds. Please try again.";
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
    { errors: [{ message: "The places service did not answer within 9 seconds. Please try again." }] },
    { errors: [{ message: late, extensions: { code: "UPSTREAM_TIMEOUT" } }] },
    { error: late, code: "unavailable" },
  ]);
});

describe("the app in front of a server that closes the connection", () => {
  const broken: RequestListener = (incoming) => incoming.socket.destroy();

  it("responds to a call of the REST API with 502 and an error message", async () => {
    const answer = await fetch(`${await appBefore(broken)}/api/places`);
    expect([answer.status, await answer.json()]).toEqual([502, { error: SILENT, code: "unavailable" }]);
  });

  it("responds to a query of the graph with 502 and a GraphQL error, which has a message and a code", async () => {
    const headers = { accept: "application/graphql-response+json, application/json" };
    const answer = await fetch(`${await appBefore(broken)}/graphql`, { method: "POST", body: "{}", headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([502, "application/graphql-response+json"]);
    expect(await answer.json()).toEqual({
      errors: [{ message: SILENT, extensions: { code: "UPSTREAM_UNAVAILABLE" } }],
    });
  });
});

describe("a picture or a clip that another server sends", () => {
  /** Sends one byte every tenth of the timeout, then ends or stalls. */
  const slowly =
    (bytes: number, then: "end" | "stall"): RequestListener =>
    (_, response) => {
      response.writeHead(200, { "content-type": "video/webm" });
      let sent = 0;
      const timer = setInterval(() => {
        if (sent++ < bytes) response.write("a");
        else {
          clearInterval(timer);
          if (then === "end") response.end();
        }
      }, DEADLINE_MS / 10);
    };

  it("is forwarded for longer than the timeout as long as further data arrive", async () => {
    const url = await appBefore(slowly(20, "end"));
    const begin = performance.now();
    const answer = await fetch(`${url}/api/media/clips/a.webm`);
    expect(await answer.text()).toBe("a".repeat(20));
    expect(performance.now() - begin).toBeGreaterThan(1.5 * DEADLINE_MS);
  });

  it("is aborted when no further data arrive", async () => {
    // Hono's server prints the error.
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = await fetch(`${await appBefore(slowly(3, "stall"))}/api/media/clips/a.webm`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    printed.mockRestore();
  });
});

it("the app forwards a redirect of another server unchanged", async () => {
  const url = await appBefore((_, response) => {
    response.writeHead(307, { location: "https://elsewhere.example/" }).end();
  });
  const answer = await fetch(`${url}/api/places`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "https://elsewhere.example/"]);
});

it.each(["text/csv", "application/geo+json"])("the app passes on an export as %s while it arrives", async (type) => {
  let end = () => {};
  const url = await appBefore((_, response) => {
    response.writeHead(200, { "content-type": type }).write("begin ");
    end = () => response.end("end");
  });
  const answer = await fetch(`${url}/api/places/export`);
  end();
  expect([answer.status, await answer.text()]).toEqual([200, "begin end"]);
});

it("the app lets another server compress a response with Brotli only if the client accepts Brotli", async () => {
  const text = JSON.stringify({ data: "a".repeat(5_000) });
  const accepted: unknown[] = [];
  const url = await appBefore(({ headers }, response) => {
    accepted.push(headers["accept-encoding"]);
    const isCompressed = headers["accept-encoding"] === "br";
    response.writeHead(200, { "content-type": "application/json", ...(isCompressed && { "content-encoding": "br" }) });
    response.end(isCompressed ? brotliCompressSync(text) : text);
  });
  for (const encoding of ["gzip, deflate, br", "gzip", "identity"]) {
    const answer = await fetch(`${url}/api/places`, { headers: { "accept-encoding": encoding } });
    expect(await answer.text()).toBe(text);
  }
  expect(accepted).toEqual(["br", undefined, undefined]);
});

it("the app forwards no header that the client or the other server names in its Connection header", async () => {
  const received: IncomingHttpHeaders[] = [];
  const url = await appBefore(({ headers }, response) => {
    received.push(headers);
    const named = { connection: "keep-alive, X-Hop", "x-hop": "server", "x-end": "server" };
    response.writeHead(200, { "content-type": "application/json", ...named }).end("{}");
  });
  // `fetch` refuses to send a Connection header.
  const asked = request(`${url}/api/places`, {
    headers: { connection: "close, X-Hop", "x-hop": "client", "x-end": "client" },
  }).end();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  answer?.resume();
  expect(received.map((headers) => [headers["x-hop"], headers["x-end"]])).toEqual([[undefined, "client"]]);
  expect([answer?.headers["x-hop"], answer?.headers["x-end"]]).toEqual([undefined, "server"]);
});

it("the app forwards a response without a body", async () => {
  const url = await appBefore(({ method }, response) => {
    if (method === "DELETE") response.writeHead(204).end();
    else response.writeHead(200, { "content-type": "application/json", "content-length": 17 }).end();
  });
  expect((await fetch(`${url}/api/views/a`, { method: "DELETE" })).status).toBe(204);
  const { status, headers } = await fetch(`${url}/api/places`, { method: "HEAD" });
  expect([status, headers.get("content-length")]).toEqual([200, "17"]);
});

it("the app cancels its request to another server when the client disconnects, and logs no failure", async () => {
  const log: Record<string, unknown>[] = [];
  const arrived = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const url = await appBefore((incoming) => {
    incoming.socket.once("close", () => left.resolve());
    arrived.resolve();
  }, log);
  const leaving = get(`${url}/api/places`).once("error", () => {});
  await arrived.promise;
  leaving.destroy();
  await left.promise;
  await expect.poll(() => log.length, PATIENTLY).toBeGreaterThan(0);
  expect(log).toMatchObject([{ level: 30, path: "/api/places", status: 499 }]);
});

describe("a client that leaves before the other server has responded", () => {
  /** The number of failures in a row that open the circuit. */
  const FAILURES = 5;
  /** Milliseconds after which an open circuit tries a request. */
  const OPEN_MS = 2_000;
  const cut: RequestListener = (incoming) => incoming.socket.destroy();

  /** Starts a server whose behaviour can be replaced, and returns functions that send it requests through a proxy. */
  async function startProxy(first: RequestListener) {
    const state = { listener: first, requests: 0 };
    const upstream = await listenRaw((incoming, response) => {
      state.requests += 1;
      state.listener(incoming, response);
    });
    const forward = proxyTo("api", { trustedProxies: 0 }, { logger: createLogger("silent"), metrics: NO_METRICS });
    /** Sends a request that changes something, because others are repeated. @returns the status; null for a failure. */
    const send = (signal?: AbortSignal): Promise<number | null> =>
      forward(new Request("http://app.example/", { method: "POST", signal: signal ?? null }), upstream).then(
        ({ status }) => status,
        () => null,
      );
    const leave = async () => {
      const arrived = Promise.withResolvers<void>();
      const leaving = new AbortController();
      const { listener } = state;
      state.listener = () => arrived.resolve();
      const sent = send(leaving.signal);
      await arrived.promise;
      leaving.abort();
      await sent;
      state.listener = listener;
    };
    return { state, send, leave };
  }

  it("does not end the row of failures that opens the circuit", async () => {
    const { state, send, leave } = await startProxy(cut);
    for (let i = 1; i < FAILURES; i++) await send();
    await leave();
    await send();
    const { requests } = state;
    await send();
    expect(state.requests).toBe(requests);
  });

  it("does not count as a failure that opens the circuit", async () => {
    const { send, state, leave } = await startProxy(cut);
    for (let i = 0; i < FAILURES; i++) await leave();
    state.listener = (_, response) => void response.end();
    expect(await send()).toBe(200);
  });

  it("does not close an open circuit with its trial request, so that the next request is the trial", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { state, send, leave } = await startProxy(cut);
    for (let i = 0; i < FAILURES; i++) await send();
    vi.setSystemTime(Date.now() + OPEN_MS);
    await leave();
    const { requests } = state;
    await send();
    expect(state.requests).toBe(requests + 1);
    await send();
    expect(state.requests).toBe(requests + 1);
  });
});

it("the app does not reuse a connection to another server on which a request body was cut off", async () => {
  const connections: number[] = [];
  const bodies: string[] = [];
  const url = await appBefore((incoming, response) => {
    connections.push(incoming.socket.remotePort ?? 0);
    textOf(incoming).then(
      (body) => {
        bodies.push(body);
        response.end("{}");
      },
      () => bodies.push("cut off"),
    );
  });
  const send = (body: string) => fetch(`${url}/api/views`, { method: "POST", body });
  await send("first");
  const cut = request(`${url}/api/views`, { method: "POST", headers: { "content-length": 100 } });
  cut.once("error", () => {});
  cut.write("begun");
  await expect.poll(() => connections.length, PATIENTLY).toBe(2);
  cut.destroy();
  await expect.poll(() => bodies, PATIENTLY).toEqual(["first", "cut off"]);
  expect((await send("third")).status).toBe(200);
  expect(bodies).toEqual(["first", "cut off", "third"]);
  expect(connections[2]).not.toBe(connections[1]);
});

it("the app does not reuse a connection on which another server refused an unread body, even if that server keeps it open", async () => {
  const connections: number[] = [];
  const url = await appBefore((incoming, response) => {
    connections.push(incoming.socket.remotePort ?? 0);
    const isLarge = Number(incoming.headers["content-length"]) > 1_000;
    // Responds, keeps the connection open, and closes it a moment later.
    response.writeHead(isLarge ? 413 : 200, { "content-type": "application/json" }).end("{}");
    if (isLarge) setTimeout(() => incoming.socket.destroy(), 50);
  });
  for (let i = 0; i < 20; i++) {
    const large = request(`${url}/api/views`, { method: "POST", headers: { "content-length": 1_000_000 } });
    large.once("error", () => {});
    large.write("a".repeat(100_000));
    const [refused] = await once(large, "response");
    expect(refused.statusCode).toBe(413);
    const used = connections.at(-1);
    expect((await fetch(`${url}/api/views`, { method: "POST", body: "small" })).status).toBe(200);
    expect(connections.at(-1)).not.toBe(used);
    large.destroy();
  }
});

it(`all ${6 * REQUESTS} requests through the app get the response of the api while the api refuses large bodies`, async () => {
  const api = await openApi(await settingsOf({ TRUST_PROXY: "1" }), createLogger("silent"));
  atEnd(api.close);
  const url = await startApp({ API_URL: await listen(api.fetch) });
  const headers = { "content-type": "application/json" };
  let going = true;
  const refused = async () => {
    while (going) {
      const answer = await fetch(`${url}/api/views`, { method: "POST", headers, body: new Uint8Array(300_000) });
      expect([answer.status, await answer.json()]).toMatchObject([413, { code: "too_large" }]);
    }
  };
  const small = async () => {
    for (let i = 0; i < REQUESTS; i++) {
      const answer = await fetch(`${url}/api/nowhere`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not_found" }]);
    }
  };
  const both = [refused(), refused()];
  await Promise.all(Array.from({ length: 6 }, small));
  going = false;
  await Promise.all(both);
});
