import { describe, expect, it } from "vitest";
import { CHANGE_ADDRESS, REQUEST_ADDRESS } from "../testing/account-documents.ts";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();

async function send(routes: Routes, document: string, variables = {}) {
  const server = await upstream(routes);
  return gatewayFor(server.url).query(document, variables, { authorization: "Bearer t1" });
}

const refused = (status: number) => () =>
  Response.json({ error: "The server's words" }, { status, headers: { "Retry-After": "90" } });
const WORDS = { message: "The server's words" };

/** An API that accepts the call, and the bodies and tokens that it has received. */
function accepting(method: "POST" | "PUT", response: object) {
  const received: unknown[] = [];
  const accept = async (request: Request) => {
    received.push([await request.json(), request.headers.get("authorization")]);
    return Response.json(response);
  };
  return { routes: { [`${method} /api/auth/address-change`]: accept }, received };
}

describe("requestAddressChange", () => {
  const variables = { newUsername: "camille@example.net", password: "pont-neuf", language: "fr" };

  it("sends the address, the password and the caller's token to the API, and confirms the request", async () => {
    const { routes, received } = accepting("POST", { success: true });
    const { data } = await send(routes, REQUEST_ADDRESS, variables);
    expect(data).toEqual({ requestAddressChange: { __typename: "AddressChangeRequested" } });
    expect(received).toEqual([[variables, "Bearer t1"]]);
  });

  it.each([
    [400, { __typename: "ValidationFailed", ...WORDS, fields: [] }],
    [401, { __typename: "NotSignedIn", ...WORDS }],
    [403, { __typename: "WrongPassword", ...WORDS }],
    [409, { __typename: "MailUnavailable", ...WORDS }],
    [429, { __typename: "TooManyAttempts", ...WORDS, retryAfter: 90 }],
  ])("returns the problem for status %i", async (status, problem) => {
    const { data } = await send({ "POST /api/auth/address-change": refused(status) }, REQUEST_ADDRESS, variables);
    expect(data).toEqual({ requestAddressChange: problem });
  });
});

describe("changeAddress", () => {
  const variables = { token: "of-the-link" };

  it("sends the token to the API, and returns the new address", async () => {
    const { routes, received } = accepting("PUT", { success: true, username: "camille@example.net" });
    const { data } = await send(routes, CHANGE_ADDRESS, variables);
    expect(data).toEqual({ changeAddress: { __typename: "AddressChanged", username: "camille@example.net" } });
    expect(received).toEqual([[variables, "Bearer t1"]]);
  });

  it.each([
    [400, { __typename: "ValidationFailed", ...WORDS, fields: [] }],
    [403, { __typename: "AddressLinkInvalid", ...WORDS }],
    [429, { __typename: "TooManyAttempts", ...WORDS, retryAfter: 90 }],
  ])("returns the problem for status %i", async (status, problem) => {
    const { data } = await send({ "PUT /api/auth/address-change": refused(status) }, CHANGE_ADDRESS, variables);
    expect(data).toEqual({ changeAddress: problem });
  });
});
