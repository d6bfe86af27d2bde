import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { appDocuments } from "./documents/app-documents.ts";
import { exampleVariables } from "./testing/example-variables.ts";
import { FAULTS, type Fault } from "./testing/faults.ts";
import { closeServers, listenRaw, startApp } from "./testing/servers.ts";

afterEach(closeServers);

const DOCUMENTS = await appDocuments();
/** The number of failures that opens the circuit, and some more. */
const FAILURES = 8;
const NOT_ANSWERING = "The places service does not answer. Please try again in a moment.";
const UNREADABLE = "The answer of the places service could not be read.";

/** The message that an operation reports under each fault: the API's own, or one about the API (§8). */
const MESSAGES: Readonly<Record<Fault | "dead", string>> = {
  slow: NOT_ANSWERING,
  dead: NOT_ANSWERING,
  cut: NOT_ANSWERING,
  truncated: NOT_ANSWERING,
  garbage: UNREADABLE,
  oversized: "The answer of the places service has more than 10 MB.",
  500: "The database is on fire.",
  401: "Sign in again.",
};
const UNREADABLE_SIGN_INS = {
  LogIn: ["Login failed: Invalid response from server"],
  SignUp: ["Signup failed: Invalid response from server"],
};
/** The messages of operations that report another message, or none, under a fault. */
const OTHER_MESSAGES: Partial<Record<Fault | "dead", Readonly<Record<string, readonly string[]>>>> = {
  // An API without the call of `PasswordResetOffer` may respond with a page.
  garbage: { ...UNREADABLE_SIGN_INS, Verify: ["Please sign in first"], PasswordResetOffer: [] },
  oversized: UNREADABLE_SIGN_INS,
};
/** The faults under which the circuit stays closed: the API responds. */
const RESPONDING: readonly string[] = ["500", "401"];

const Problem = z.object({ message: z.string() });
const Result = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).default([]),
});

/** Returns the URL of a port at which no server listens. */
async function deadUrl(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}

async function send(url: string, name: string) {
  const query = DOCUMENTS.get(name) ?? "";
  const begin = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer abc" },
    body: JSON.stringify({ query, variables: exampleVariables(query) }),
  });
  const { data, errors } = Result.parse(await response.json());
  const ms = performance.now() - begin;
  const problems = Object.values(data ?? {}).flatMap((value) => Problem.safeParse(value).data?.message ?? []);
  return { name, ms, messages: [...new Set([...errors.map(({ message }) => message), ...problems])] };
}

const failOften = (url: string) => Promise.all(Array.from({ length: FAILURES }, () => send(url, "Places")));

/**
 * The timeout of the gateway, in milliseconds: the first calls of a slow API take this time. The timeout is long, so
 * that an operation that does not wait for it ends earlier even on a busy machine.
 */
const DEADLINE_MS = 10_000;
const startInFrontOf = (apiUrl: string) => startApp({ API_URL: apiUrl }, { gatewayDeadlineMs: DEADLINE_MS });

const CASES = ["slow", "dead", "cut", "truncated", "500", "401", "garbage", "oversized"] as const;

describe.each(CASES)("every operation of the app, after several calls to an API with the fault '%s',", (fault) => {
  it("does not wait for the timeout of the gateway, and reports only messages that belong to the fault", async () => {
    const url = await startInFrontOf(fault === "dead" ? await deadUrl() : await listenRaw(FAULTS[fault]));
    await failOften(url);
    for (const name of DOCUMENTS.keys()) {
      const { ms, messages } = await send(url, name);
      expect(ms, name).toBeLessThan(DEADLINE_MS);
      const ofFault = OTHER_MESSAGES[fault]?.[name] ?? [MESSAGES[fault]];
      // The circuit is open, or tries one call.
      expect(RESPONDING.includes(fault) ? [ofFault] : [ofFault, [NOT_ANSWERING]], name).toContainEqual(messages);
    }
  });
});

/** Starts an API that can change how it responds, and counts its requests. */
async function startChangingApi(first: RequestListener) {
  const state = { listener: first, calls: [] as string[] };
  const url = await listenRaw((incoming, response) => {
    state.calls.push(incoming.method ?? "");
    state.listener(incoming, response);
  });
  return { url, state };
}

const working: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end("[]");
};

describe("an API that closes its connections without a response", () => {
  it("gets no calls while the circuit is open, and gets calls again soon after it works", async () => {
    const { url, state } = await startChangingApi(FAULTS.cut);
    const app = await startInFrontOf(url);
    await failOften(app);
    const before = state.calls.length;
    await failOften(app);
    expect(state.calls.length).toBe(before);
    state.listener = working;
    await expect
      .poll(async () => (await send(app, "PasswordResetOffer")).messages, { timeout: 30_000, interval: 100 })
      .not.toContain(NOT_ANSWERING);
  });
});

describe("a call that is cut off", () => {
  it("is repeated once if it only reads, and the visitor sees no error", async () => {
    let cuts = 1;
    const { url, state } = await startChangingApi((incoming, response) => {
      if (cuts-- > 0) incoming.socket.destroy();
      else working(incoming, response);
    });
    const { messages } = await send(await startInFrontOf(url), "Collections");
    expect(state.calls).toEqual(["GET", "GET"]);
    expect(messages).not.toContain(NOT_ANSWERING);
  });

  it("is not repeated if it changes anything", async () => {
    const { url, state } = await startChangingApi(FAULTS.cut);
    const { messages } = await send(await startInFrontOf(url), "LogIn");
    expect(state.calls).toEqual(["POST"]);
    expect(messages).toEqual([NOT_ANSWERING]);
  });
});

describe("the app in front of an API and a gateway that do not respond", () => {
  it.each(["/graphql", "/api/places"])("refuses requests to %s at once after some have failed", async (path) => {
    const upstream = await listenRaw(FAULTS.slow);
    const app = await startApp({ API_URL: upstream, GATEWAY_URL: `${upstream}/graphql` }, { proxyDeadlineMs: 1_000 });
    const get = () => fetch(`${app}${path}`);
    await Promise.all(Array.from({ length: FAILURES }, get));
    const response = await get();
    // After a timeout, the status would be 504.
    expect(response.status).toBe(502);
    expect(await response.text()).toContain("The service does not answer. Please try again in a moment.");
  });
});
