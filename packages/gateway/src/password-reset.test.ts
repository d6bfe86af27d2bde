import { describe, expect, it } from "vitest";
import { REQUEST_RESET, RESET_OFFER, RESET_PASSWORD } from "../testing/account-documents.ts";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();

async function send(routes: Routes, document: string, variables = {}) {
  const server = await upstream(routes);
  return gatewayFor(server.url).query(document, variables, {});
}

const refused = (status: number) => () =>
  Response.json({ error: "The server's words" }, { status, headers: { "Retry-After": "90" } });
const WORDS = { message: "The server's words" };

/** An API that accepts the call, and the bodies that it has received. */
function accepting(method: "POST" | "PUT") {
  const bodies: unknown[] = [];
  const accept = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ success: true });
  };
  return { routes: { [`${method} /api/auth/password-reset`]: accept }, bodies };
}

describe("passwordResetOffered", () => {
  it("is the offer of the API", async () => {
    for (const offered of [true, false]) {
      const routes = { "GET /api/auth/password-reset": () => Response.json({ success: true, offered }) };
      expect((await send(routes, RESET_OFFER)).data).toEqual({ passwordResetOffered: offered });
    }
  });

  it("is false for an API that has no such call, or whose response cannot be read", async () => {
    expect((await send({}, RESET_OFFER)).data).toEqual({ passwordResetOffered: false });
    const odd = { "GET /api/auth/password-reset": () => Response.json({ offered: "maybe" }) };
    expect((await send(odd, RESET_OFFER)).data).toEqual({ passwordResetOffered: false });
  });
});

describe("requestPasswordReset", () => {
  const variables = { username: "camille@example.org", language: "fr" };

  it("sends the address and the language to the API, and confirms the request", async () => {
    const { routes, bodies } = accepting("POST");
    const { data } = await send(routes, REQUEST_RESET, variables);
    expect(data).toEqual({ requestPasswordReset: { __typename: "PasswordResetRequested" } });
    expect(bodies).toEqual([variables]);
  });

  it.each([
    [400, { __typename: "ValidationFailed", ...WORDS, fields: [] }],
    [403, { __typename: "MailUnavailable", ...WORDS }],
    [429, { __typename: "TooManyAttempts", ...WORDS, retryAfter: 90 }],
  ])("returns the problem for status %i", async (status, problem) => {
    const { data } = await send({ "POST /api/auth/password-reset": refused(status) }, REQUEST_RESET, variables);
    expect(data).toEqual({ requestPasswordReset: problem });
  });
});

describe("resetPassword", () => {
  const variables = { token: "of-the-link", newPassword: "pont-des-arts" };

  it("sends the token and the password to the API, and confirms the change", async () => {
    const { routes, bodies } = accepting("PUT");
    const { data } = await send(routes, RESET_PASSWORD, variables);
    expect(data).toEqual({ resetPassword: { __typename: "PasswordReset" } });
    expect(bodies).toEqual([variables]);
  });

  it.each([
    [400, { __typename: "ValidationFailed", ...WORDS, fields: [] }],
    [403, { __typename: "ResetLinkInvalid", ...WORDS }],
    [429, { __typename: "TooManyAttempts", ...WORDS, retryAfter: 90 }],
  ])("returns the problem for status %i", async (status, problem) => {
    const { data } = await send({ "PUT /api/auth/password-reset": refused(status) }, RESET_PASSWORD, variables);
    expect(data).toEqual({ resetPassword: problem });
  });
});
