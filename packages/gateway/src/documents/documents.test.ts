import { describe, expect, it } from "vitest";
import { gatewayFor } from "../../testing/rest-server.ts";
import { useUpstreams } from "../../testing/upstreams.ts";
import { createDocuments } from "./documents.ts";
import { readDocuments } from "./read-documents.ts";

const startUpstream = useUpstreams();

const KNOWN = "query Reset { passwordResetOffered }";
const MUTATION = "mutation LogOut { logOut { __typename } }";
const LIST = [
  { id: "known", text: KNOWN, freshSeconds: null },
  { id: "change", text: MUTATION, freshSeconds: null },
];

async function start(only: boolean) {
  const api = await startUpstream({ "GET /api/auth/password-reset": () => Response.json({ offered: true }) });
  const { gateway, send } = gatewayFor(api.url, { documents: createDocuments(LIST, only) });
  const get = (search: Record<string, string>) =>
    gateway(new Request(`http://gateway.test/graphql?${new URLSearchParams(search)}`));
  return { get, send: (body: object) => send(JSON.stringify(body)) };
}

const codesOf = async (response: Response) => {
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, ...errors.map(({ extensions }) => extensions.code)];
};

describe("a request that names a document by its id", () => {
  it("has the result of the document, by POST and by GET", async () => {
    const { get, send } = await start(false);
    for (const response of [await send({ documentId: "known" }), await get({ documentId: "known" })]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ data: { passwordResetOffered: true } });
    }
  });

  it("has the status 404 if the document is unknown, so that the client can send its text", async () => {
    const { get, send } = await start(false);
    for (const response of [await send({ documentId: "other" }), await get({ documentId: "other" })]) {
      expect(await codesOf(response)).toEqual([404, "UNKNOWN_DOCUMENT"]);
    }
  });

  it("is refused by GET if the document is a mutation", async () => {
    const { get } = await start(false);
    const response = await get({ documentId: "change" });
    expect([response.status, response.headers.get("cache-control")]).toEqual([405, "no-store"]);
  });
});

describe("a GET request", () => {
  it("is refused without the id of a document, even with a text", async () => {
    const { get } = await start(false);
    expect(await codesOf(await get({ query: KNOWN }))).toEqual([400, "BAD_USER_INPUT"]);
  });

  it("is refused if its variables are not JSON", async () => {
    const { get } = await start(false);
    expect(await codesOf(await get({ documentId: "known", variables: "{" }))).toEqual([400, "BAD_USER_INPUT"]);
  });
});

describe("a document that is sent as text", () => {
  it("is accepted by default", async () => {
    const { send } = await start(false);
    expect((await send({ query: "{ __typename }" })).status).toBe(200);
  });

  it("is refused with PERSISTED_DOCUMENTS_ONLY, unless the app has the same document", async () => {
    const { send } = await start(true);
    expect(await codesOf(await send({ query: "{ __typename }" }))).toEqual([400, "DOCUMENT_NOT_ALLOWED"]);
    expect((await send({ query: KNOWN })).status).toBe(200);
    expect((await send({ documentId: "known" })).status).toBe(200);
  });
});

it("PERSISTED_DOCUMENTS_ONLY without a built file is an error that names the remedy", () => {
  expect(() => readDocuments(true, "/no/such/file.json")).toThrow("Run `npm run build`");
  expect(readDocuments(false, "/no/such/file.json").accepts("{ a }")).toBe(true);
});
