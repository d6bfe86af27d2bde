import { afterEach, describe, expect, it } from "vitest";
import { documentIds } from "./graphql.ts";
import { persistedFetch } from "./persisted-fetch.ts";

afterEach(() => documentIds.clear());

const QUERY = "query Places { places { total } }";

/** Returns a fetch that records its requests. It responds with the given statuses, and then with 200. */
function recording(...statuses: readonly number[]) {
  const sent: { readonly method: string; readonly url: URL; readonly body: unknown }[] = [];
  const left = [...statuses];
  const send = persistedFetch(async (input, init = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ method: init.method ?? "", url: new URL(String(input), "http://app.test"), body });
    return Response.json({ data: {} }, { status: left.shift() ?? 200 });
  });
  const post = (body: object, headers: Record<string, string> = {}) =>
    send("/graphql", { method: "POST", headers, body: JSON.stringify(body) });
  return { sent, post };
}

const PLACES = { operationName: "Places", query: QUERY, variables: { page: 2 } };

describe("a document whose results are the same for all visitors", () => {
  it("is sent as its id by GET", async () => {
    documentIds.set("Places", { id: "p1", isShared: true });
    const { sent, post } = recording();
    await post(PLACES);
    expect(sent.map(({ method, body }) => [method, body])).toEqual([["GET", null]]);
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      documentId: "p1",
      operationName: "Places",
      variables: '{"page":2}',
    });
  });

  it("is sent by GET with an empty object of variables if the request has none", async () => {
    documentIds.set("Places", { id: "p1", isShared: true });
    const { sent, post } = recording();
    await post({ operationName: "Places", query: QUERY });
    expect(sent[0]?.url.searchParams.get("variables")).toBe("{}");
  });

  it.each([
    ["a token", PLACES, { authorization: "Bearer abc" }],
    ["a position", { ...PLACES, variables: { origin: { latitude: 48.86, longitude: 2.33 } } }, {}],
  ])("is sent as its id by POST with %s, so that no URL contains it", async (_, body, headers) => {
    documentIds.set("Places", { id: "p1", isShared: true });
    const { sent, post } = recording();
    await post(body, headers);
    expect(sent.map(({ method, url }) => [method, url.search])).toEqual([["POST", ""]]);
    expect(sent[0]?.body).toEqual({ documentId: "p1", operationName: "Places", variables: body.variables });
  });
});

it("a document whose results differ between visitors is sent as its id by POST", async () => {
  documentIds.set("Places", { id: "p1", isShared: false });
  const { sent, post } = recording();
  await post(PLACES);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ["POST", { documentId: "p1", operationName: "Places", variables: { page: 2 } }],
  ]);
});

it("a gateway that does not know an id gets the texts of all documents from then on", async () => {
  documentIds.set("Places", { id: "p1", isShared: true });
  documentIds.set("Pins", { id: "p2", isShared: true });
  const pins = { operationName: "Pins", query: "query Pins { pins { ids } }", variables: {} };
  const { sent, post } = recording(404);
  expect((await post(PLACES)).status).toBe(200);
  await post(PLACES);
  await post(pins);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ["GET", null],
    ["POST", PLACES],
    ["POST", PLACES],
    ["POST", pins],
  ]);
});

it("a document without an id, as in development, is sent as its text", async () => {
  const { sent, post } = recording();
  await post(PLACES);
  expect(sent.map(({ body }) => body)).toEqual([PLACES]);
});
