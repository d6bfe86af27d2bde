import { describe, expect, it } from "vitest";
import { problem } from "../../testing/problems.ts";
import { VerifyQuery } from "../session/auth.graphql.ts";
import { authorizedFetch } from "./authorized-fetch.ts";
import { createGraph } from "./graph.ts";
import { CallFailed, dataOf } from "./graph-call.ts";

type Answer = () => Response | Promise<Response>;

/** A gateway that returns the response of the test and records the requests. */
function gateway(answer: Answer, stored: string | null = "t1") {
  const sent: (string | null)[] = [];
  const bodies: unknown[] = [];
  const refused: string[] = [];
  const send: typeof fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get("authorization"));
    bodies.push(JSON.parse(String(init?.body)));
    return answer();
  };
  let token = stored;
  const { call } = createGraph({
    send: authorizedFetch(send, { token: () => token, onRefused: (each) => refused.push(each) }),
    deadlineMs: 100,
  });
  return {
    sent,
    bodies,
    refused,
    call,
    store: (next: string | null) => {
      token = next;
    },
  };
}

const CAMILLE = { id: "u1", username: "camille@example.org" };
const USER = { viewer: { __typename: "Viewer", user: { __typename: "User", ...CAMILLE } } };
const data =
  (value: unknown): Answer =>
  () =>
    Response.json({ data: value });
const error =
  (code: string, message = "Please sign in first"): Answer =>
  () =>
    Response.json({ data: { viewer: null }, errors: [{ message, extensions: { code } }] });

describe("a request of the graph", () => {
  it("sends the token that is stored at the time of the request, or no token if none is stored", async () => {
    const { call, sent, store } = gateway(data(USER));
    await call(VerifyQuery, {});
    store("t2");
    await call(VerifyQuery, {});
    store(null);
    await call(VerifyQuery, {});
    expect(sent).toEqual(["Bearer t1", "Bearer t2", null]);
  });

  it("sends a given token instead of the stored one", async () => {
    const { call, sent } = gateway(data(USER), "t2");
    await call(VerifyQuery, {}, "t1");
    expect(sent).toEqual(["Bearer t1"]);
  });

  it.each([
    ["the error UNAUTHENTICATED", error("UNAUTHENTICATED")],
    ["a mutation with the problem NOT_SIGNED_IN", data({ logOut: problem("NOT_SIGNED_IN") })],
    ["the status 401", () => Response.json({ error: "who?" }, { status: 401 })],
  ])("reports its token when the response is %s", async (_, answer) => {
    const { call, refused } = gateway(answer);
    await call(VerifyQuery, {});
    expect(refused).toEqual(["t1"]);
  });

  it.each([
    ["a wrong password", data({ changePassword: problem("WRONG_PASSWORD", "UNAUTHENTICATED") })],
    ["wrong credentials", data({ logIn: problem("INVALID_CREDENTIALS", "NOT_SIGNED_IN") })],
    ["a place named NOT_SIGNED_IN", data({ place: { place: { name: "NOT_SIGNED_IN" } } })],
    ["another error", error("FORBIDDEN", "UNAUTHENTICATED")],
    ["no JSON", () => new Response("UNAUTHENTICATED")],
    ["errors that are not a list", () => Response.json({ errors: "UNAUTHENTICATED" })],
  ])("does not report its token when the response is %s", async (_, answer) => {
    const { call, refused } = gateway(answer);
    await call(VerifyQuery, {});
    expect(refused).toEqual([]);
  });

  it("reports no token when the request was sent without one", async () => {
    const { call, refused } = gateway(error("UNAUTHENTICATED"), null);
    await call(VerifyQuery, {});
    expect(refused).toEqual([]);
  });
});

describe("a call of the graph", () => {
  it("returns its data", async () => {
    const { call, bodies } = gateway(data(USER));
    expect(dataOf(await call(VerifyQuery, {}))).toEqual({ viewer: { user: CAMILLE } });
    expect(bodies).toEqual([{ operationName: "Verify", query: expect.stringContaining("query Verify") }]);
  });

  it.each([
    ["an error of the graph", error("UPSTREAM_FAILED", "The service is busy"), "automatic"],
    ["a refusal", error("FORBIDDEN"), "none"],
    ["a 401 without a session", error("UNAUTHENTICATED"), "manual"],
    ["a proxy's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "automatic"],
    ["a network that is down", () => Promise.reject(new TypeError("fetch failed")), "automatic"],
  ])("reports whether a retry can help when the response is %s", async (_, answer, retry) => {
    const { call } = gateway(answer);
    const reply = await call(VerifyQuery, {});
    expect(() => dataOf(reply)).toThrow(CallFailed);
    expect(reply).toMatchObject({ failure: { retry } });
  });
});
