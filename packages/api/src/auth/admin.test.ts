import { ErrorBody } from "@flaneur/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";

const ADMIN_TOKEN = "an-admin-token!of-more-than-32-characters";

describeOnPostgres("an endpoint for operators", (database) => {
  let api: TestApi;
  let closed: TestApi;
  beforeAll(() => {
    api = apiOver(database().db, { adminToken: ADMIN_TOKEN });
    closed = apiOver(database().db);
  });
  afterAll(async () => {
    await api.remove();
    await closed.remove();
  });

  const stats = async (over: TestApi, authorization?: string) => {
    const answer = await over.send(
      "GET",
      "/media/stats",
      authorization === undefined ? {} : { headers: { authorization } },
    );
    const { status, headers } = answer;
    const error = status === 200 ? null : ErrorBody.parse(await answer.json()).error;
    return { status, error, asks: headers.get("www-authenticate"), kept: headers.get("cache-control") };
  };

  it("succeeds with the admin token, and its response is not cached", async () => {
    expect(await stats(api, `Bearer ${ADMIN_TOKEN}`)).toMatchObject({ status: 200, kept: "no-store" });
    expect((await stats(api, `bearer   ${ADMIN_TOKEN}`)).status).toBe(200);
  });

  it.each([undefined, "Basic YWRtaW46YWRtaW4=", "Bearer", "Bearer ", ADMIN_TOKEN])(
    "responds 401 and requests a bearer token when the Authorization header is %j",
    async (authorization) => {
      expect(await stats(api, authorization)).toMatchObject({
        status: 401,
        error: "Admin token required. Send it as a bearer token: Authorization: Bearer …",
        asks: "Bearer",
      });
    },
  );

  it.each([`${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(1), ADMIN_TOKEN.toUpperCase(), "x"])(
    "responds 403 to the wrong token '%s'",
    async (token) => {
      expect(await stats(api, `Bearer ${token}`)).toMatchObject({
        status: 403,
        error: "This is not the admin token of this server",
      });
    },
  );

  it("responds 403 to the token of a user, and an endpoint for users responds 401 to the admin token", async () => {
    const { token } = await signUp(api);
    expect((await stats(api, `Bearer ${token}`)).status).toBe(403);
    expect((await api.get("/auth/verify", ADMIN_TOKEN)).status).toBe(401);
  });

  it("responds 403 to every caller when the server has no admin token", async () => {
    const error = "Admin token required. Start the server with ADMIN_TOKEN and send it as a bearer token.";
    for (const authorization of [undefined, `Bearer ${ADMIN_TOKEN}`, "Bearer undefined"]) {
      expect(await stats(closed, authorization)).toMatchObject({ status: 403, error });
    }
  });
});
