import { describe, expect, it } from "vitest";
import {
  CHANGE_PASSWORD,
  DELETE_ACCOUNT,
  LOG_IN,
  LOG_OUT,
  SIGN_UP,
  UPDATE_PROFILE,
  VERIFY,
} from "../testing/account-documents.ts";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const SECRET = { username: "camille@example.org", password: "pont-neuf" };
const BEARER = { authorization: "Bearer abc" };
const USER = {
  id: "u1",
  username: "camille@example.org",
  displayName: null,
  locale: null,
  homeLocation: null,
};
const failed = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });
const refused = (status: number) => failed(status, { error: "The server's words" }, { "Retry-After": "90" });
const invalid = () =>
  failed(400, {
    error: "Email is required",
    details: [{ field: "username", message: "Email is required" }],
  });

async function send(routes: Routes, document: string, variables = {}, headers: Record<string, string> = BEARER) {
  const server = await upstream(routes);
  const { query, log } = gatewayFor(server.url);
  return { ...(await query(document, variables, headers)), log, server };
}

const words = (typename: string, more = {}) => ({ __typename: typename, message: "The server's words", ...more });
const INVALID = {
  __typename: "ValidationFailed",
  message: "Email is required",
  fields: [{ field: "username", message: "Email is required" }],
};

describe.each([
  ["signUp", SIGN_UP, "POST /api/auth/signup", "Signup"],
  ["logIn", LOG_IN, "POST /api/auth/login", "Login"],
])("%s", (field, document, call, way) => {
  const sent = async (answer: () => Response) => send({ [call]: answer }, document, SECRET, {});

  it("sends only username and password to the API, and returns the token and the user", async () => {
    const bodies: unknown[] = [];
    const signIn = async (request: Request) => {
      bodies.push(await request.json());
      return Response.json({ success: true, token: "t1", user: USER });
    };
    const { data, server } = await send({ [call]: signIn }, document, SECRET);
    expect(data?.[field]).toEqual({ __typename: "SignedIn", token: "t1", user: USER });
    expect(bodies).toEqual([SECRET]);
    expect(server.calls).toEqual([call]);
  });

  it.each([
    ["id is missing", { username: "a@b.fr" }, { id: "a@b.fr", username: "a@b.fr" }],
    ["id is a number", { id: 7, username: "a@b.fr" }, { id: "7" }],
    ["name is unreadable", { id: "7", username: "a@b.fr", displayName: {} }, { displayName: null }],
    ["home is unreadable", { id: "7", username: "a@b.fr", homeLocation: { latitude: "x" } }, { homeLocation: null }],
  ])("accepts a user whose %s", async (_, user, expected) => {
    const { data } = await sent(() => Response.json({ success: true, token: "t1", user }));
    expect(data?.[field]).toMatchObject({ user: expected });
  });

  it.each([
    ["no token", { success: true, user: USER }],
    ["an empty token", { success: true, token: "", user: USER }],
    ["no user", { success: true, token: "token-of-ana" }],
    ["a user without username", { success: true, token: "token-of-ana", user: {} }],
    ["no success", { token: "token-of-ana", user: USER }],
    ["a list", []],
    ["null", null],
  ])("reports 'Invalid response from server' for a response with %s, and does not log the token", async (_, answer) => {
    const { errors, log } = await sent(() => Response.json(answer));
    const message = `${way} failed: Invalid response from server`;
    expect(errors).toMatchObject([{ message, extensions: { code: "UPSTREAM_UNREADABLE" } }]);
    expect(JSON.stringify(log)).not.toContain("token-of-ana");
  });

  it("reports 'Invalid response from server' for a response that is not JSON", async () => {
    const { errors } = await sent(() => new Response("<html>"));
    expect(errors).toMatchObject([{ message: `${way} failed: Invalid response from server` }]);
  });

  it("reports a refusal with the status 200 by the server's message or a default message", async () => {
    const withMessage = await sent(() => Response.json({ success: false, message: "Come back tomorrow" }));
    expect(withMessage.errors).toMatchObject([{ message: "Come back tomorrow", extensions: { code: "FORBIDDEN" } }]);
    const withoutMessage = await sent(() => Response.json({ success: false }));
    expect(withoutMessage.errors).toMatchObject([{ message: `${way} failed. Please try again.` }]);
  });

  it("returns the API's problems with the arguments, each with its field", async () => {
    expect((await sent(invalid)).data?.[field]).toEqual(INVALID);
  });

  it("returns, after too many attempts, the seconds until a retry if the API names them", async () => {
    expect((await sent(() => refused(429))).data?.[field]).toEqual(words("TooManyAttempts", { retryAfter: 90 }));
    const withoutMessage = await sent(() => failed(429, { error: "The server's words" }));
    expect(withoutMessage.data?.[field]).toEqual(words("TooManyAttempts", { retryAfter: null }));
  });
});

describe("a problem with an account", () => {
  const PASSWORDS = { currentPassword: "a", newPassword: "b" };
  const cases: readonly [string, string, string, object, number, string][] = [
    ["signUp", SIGN_UP, "POST /api/auth/signup", SECRET, 409, "EmailTaken"],
    ["logIn", LOG_IN, "POST /api/auth/login", SECRET, 401, "InvalidCredentials"],
    ["logOut", LOG_OUT, "POST /api/auth/logout", {}, 401, "NotSignedIn"],
    ["updateProfile", UPDATE_PROFILE, "PUT /api/auth/profile", { input: {} }, 401, "NotSignedIn"],
    ["changePassword", CHANGE_PASSWORD, "POST /api/auth/change-password", PASSWORDS, 401, "NotSignedIn"],
    ["changePassword", CHANGE_PASSWORD, "POST /api/auth/change-password", PASSWORDS, 403, "WrongPassword"],
    ["deleteAccount", DELETE_ACCOUNT, "DELETE /api/auth/account", { password: "a" }, 401, "NotSignedIn"],
    ["deleteAccount", DELETE_ACCOUNT, "DELETE /api/auth/account", { password: "a" }, 403, "WrongPassword"],
  ];
  it.each(cases)(
    "of %s has its type in the graph and the server's message (case %#)",
    async (field, document, call, variables, status, name) => {
      const { data } = await send({ [call]: () => refused(status) }, document, variables);
      expect(data?.[field]).toEqual(words(name));
    },
  );

  it.each([
    ["changePassword", CHANGE_PASSWORD, "POST /api/auth/change-password", PASSWORDS],
    ["deleteAccount", DELETE_ACCOUNT, "DELETE /api/auth/account", { password: "a" }],
  ])(
    "of %s is TooManyAttempts for the status 429, and ValidationFailed for an invalid argument",
    async (field, document, call, variables) => {
      const often = await send({ [call]: () => refused(429) }, document, variables);
      expect(often.data?.[field]).toEqual(words("TooManyAttempts", { retryAfter: 90 }));
      expect((await send({ [call]: invalid }, document, variables)).data?.[field]).toEqual(INVALID);
    },
  );

  it.each([
    [500, "UPSTREAM_FAILED"],
    [503, "UPSTREAM_FAILED"],
    [404, "NOT_FOUND"],
  ])("that has no type in the graph, such as the status %i, is an error with a code", async (status, code) => {
    const { data, errors } = await send({ "POST /api/auth/login": () => refused(status) }, LOG_IN, SECRET);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: "The server's words", extensions: { code } }]);
  });

  it("is a timeout error when the API does not respond before the deadline", async () => {
    const gate = Promise.withResolvers<Response>();
    const server = await upstream({ "POST /api/auth/login": () => gate.promise });
    const { errors } = await gatewayFor(server.url, { deadlineMs: 100 }).query(LOG_IN, SECRET);
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_TIMEOUT" } }]);
    gate.resolve(refused(500));
  });
});

describe("a change of an account", () => {
  it("sends null fields as null and omits undefined fields", async () => {
    const bodies: unknown[] = [];
    const { data } = await send(
      {
        "PUT /api/auth/profile": async (request) => {
          bodies.push(await request.json());
          return Response.json({ success: true, user: USER });
        },
      },
      UPDATE_PROFILE,
      { input: { displayName: null, homeLocation: { latitude: 48.8, longitude: 2.3 } } },
    );
    expect(data?.updateProfile).toMatchObject({ __typename: "ProfileUpdated", user: { username: USER.username } });
    expect(bodies).toEqual([{ displayName: null, homeLocation: { latitude: 48.8, longitude: 2.3 } }]);
  });

  it("succeeds when the API responds with the status 204 and no body", async () => {
    const empty = () => new Response(null, { status: 204 });
    const done = async (document: string, call: string, variables = {}) =>
      (await send({ [call]: empty }, document, variables)).data;
    expect(await done(LOG_OUT, "POST /api/auth/logout")).toEqual({ logOut: { __typename: "LoggedOut" } });
    expect(
      await done(CHANGE_PASSWORD, "POST /api/auth/change-password", { currentPassword: "a", newPassword: "b" }),
    ).toEqual({ changePassword: { __typename: "PasswordChanged" } });
    expect(await done(DELETE_ACCOUNT, "DELETE /api/auth/account", { password: "a" })).toEqual({
      deleteAccount: { __typename: "AccountDeleted" },
    });
  });
});

describe("the viewer", () => {
  it("is null if the request has no token, and the API is not called", async () => {
    const { data, server } = await send({}, VERIFY, {}, {});
    expect(data).toEqual({ viewer: null });
    expect(server.calls).toEqual([]);
  });

  it("contains the user that the API returns for the token", async () => {
    const { data } = await send({ "GET /api/auth/verify": () => Response.json({ success: true, user: USER }) }, VERIFY);
    expect(data).toEqual({ viewer: { user: USER } });
  });

  it.each([
    ["refuses the token", () => failed(401, { error: "Please sign in first" })],
    ["names no user", () => Response.json({ success: true })],
    ["does not report success", () => Response.json({ success: false, user: USER })],
    ["returns a response that is not JSON", () => new Response("<html>")],
  ])("is an UNAUTHENTICATED error when the API %s", async (_, answer) => {
    const { errors } = await send({ "GET /api/auth/verify": answer }, VERIFY);
    expect(errors).toMatchObject([{ message: "Please sign in first", extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("is an UPSTREAM_FAILED error while the API fails", async () => {
    const { errors } = await send({ "GET /api/auth/verify": () => refused(503) }, VERIFY);
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_FAILED" } }]);
  });

  it("exports all stored data as one JSON document", async () => {
    const stored = { profile: { username: "camille@example.org" }, favorites: [], views: [] };
    const { data } = await send(
      { "GET /api/auth/export": () => Response.json(stored) },
      "query Export { viewer { export } }",
    );
    const { viewer } = data as { viewer: { export: string } };
    expect(JSON.parse(viewer.export)).toEqual(stored);
  });
});

describe("a token", () => {
  const echo = (request: Request) =>
    Response.json({ success: true, user: { username: `${request.headers.get("authorization")}@x.fr` } });

  it("is sent to the API only with the calls of the request that carried it", async () => {
    const server = await upstream({ "GET /api/auth/verify": echo });
    const { query } = gatewayFor(server.url);
    const of = (authorization?: string) =>
      query(VERIFY, {}, authorization === undefined ? {} : { authorization }).then(({ data }) => data?.viewer);
    const [one, other, nobody, again] = await Promise.all([
      of("Bearer one"),
      of("Bearer other"),
      of(),
      of("Bearer one"),
    ]);
    expect(one).toMatchObject({ user: { username: "Bearer one@x.fr" } });
    expect(other).toMatchObject({ user: { username: "Bearer other@x.fr" } });
    expect(nobody).toBeNull();
    expect(again).toEqual(one);
    expect(server.calls).toHaveLength(3);
  });

  it("is never logged after a failure, and a password is not logged either", async () => {
    const secrets = ["sesame-token", "pont-neuf", "camille@example.org"];
    const [token, password, username] = secrets;
    const leaky = () => failed(500, { error: "down" });
    const server = await upstream({
      "POST /api/auth/login": () => Response.json({ success: true, token, user: { password } }),
      "POST /api/auth/signup": leaky,
      "GET /api/auth/verify": leaky,
      "GET /api/views": () => Response.json({ data: token }),
    });
    const { query, log } = gatewayFor(server.url, { logLevel: "info" });
    const headers = { authorization: `Bearer ${token}` };
    for (const document of [LOG_IN, SIGN_UP]) await query(document, { username, password }, headers);
    for (const document of [VERIFY, "query V { viewer { views { id } } }", "{ oops"])
      await query(document, {}, headers);
    expect(log.length).toBeGreaterThan(5);
    for (const secret of secrets) expect(JSON.stringify(log)).not.toContain(secret);
  });

  it("prevents the response from being cached", async () => {
    const server = await upstream({ "GET /api/auth/verify": echo });
    const response = await gatewayFor(server.url).send(JSON.stringify({ query: VERIFY }), BEARER);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
