import { ErrorBody } from "@flaneur/contract";
import { createLogger } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { seedOnce } from "../import/seed.ts";

const PlaceFiles = z.object({ mediaFiles: z.array(z.string()) });
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describeOnPostgres("the API over HTTP", (database) => {
  const lines: string[] = [];
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db, {
      logger: createLogger("info", { write: (line) => lines.push(line) }),
      corsOrigins: ["https://map.example.org"],
    });
  });
  afterAll(() => api.remove());

  const failure = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });
  const raw = (path: string) => api.fetch(new Request(`http://api.internal${path}`));

  it("returns the request id that it received, or a new id when the received id is missing or unusable", async () => {
    const idOf = async (id?: string) => {
      const answer = await api.send("GET", "/nothing", id === undefined ? {} : { headers: { "x-request-id": id } });
      return answer.headers.get("x-request-id");
    };
    expect(await idOf("trace-42_a=")).toBe("trace-42_a=");
    for (const odd of [undefined, "two words", "x".repeat(101), '{"a":1}']) expect(await idOf(odd)).toMatch(UUID);
  });

  it("responds 405 with the allowed methods to a method that a path does not accept, and 404 to an unknown path", async () => {
    const answer = await api.put("/auth/login", {});
    expect(answer.headers.get("allow")).toBe("POST");
    expect(await failure(answer)).toEqual({
      status: 405,
      code: "method_not_allowed",
      error: "/api/auth/login accepts POST only",
    });
    expect((await api.send("PATCH", "/auth/profile")).headers.get("allow")).toBe("GET, HEAD, PUT");
    const nothing = await api.get("/nothing");
    expect(await failure(nothing)).toEqual({
      status: 404,
      code: "not_found",
      error: "There is no call GET /api/nothing",
    });
  });

  it.each([
    ["/places?page=1&search=%ED%A0%80", "search must be UTF-8 in percent-encoding"],
    ["/places?search=100%", "search must be UTF-8 in percent-encoding"],
    ["/places?%FF=1", "%FF must be UTF-8 in percent-encoding"],
    ["/places/%ED%A0%80", "The path must be UTF-8 in percent-encoding"],
    ["/nothing/%C3%28", "The path must be UTF-8 in percent-encoding"],
    ["/geocode/json?address=%ED%B0%80", "address must be UTF-8 in percent-encoding"],
  ])("refuses the URL %s, which is not valid UTF-8", async (path, error) => {
    expect(await failure(await api.get(path))).toMatchObject({ status: 400, code: "bad_request", error });
  });

  it("sends strict security headers with a successful response and with an error", async () => {
    for (const answer of [await api.get("/filters/types"), await api.get("/nothing")]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "permissions-policy": expect.stringMatching(/^(?:[a-z-]+=\((?:self)?\)(?:, |$))+$/),
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
      });
    }
  });

  it("allows the origins of CORS_ORIGINS and no other origins", async () => {
    const ask = (origin: string) => api.send("GET", "/filters/types", { headers: { origin } });
    const allowed = (answer: Response) => answer.headers.get("access-control-allow-origin");
    expect(allowed(await ask("https://map.example.org"))).toBe("https://map.example.org");
    expect(allowed(await ask("https://elsewhere.example.org"))).toBeNull();
    const closed = apiOver(database().db);
    // Pages of these origins show pictures, whose requests have no Origin header.
    const policy = async ({ get }: TestApi) =>
      (await get("/media/clips/none-00000000.mp4")).headers.get("cross-origin-resource-policy");
    expect([await policy(api), await policy(closed)]).toEqual(["cross-origin", "same-origin"]);
    const headers = { origin: "https://map.example.org" };
    expect(allowed(await closed.send("GET", "/filters/types", { headers }))).toBeNull();
    expect((await closed.send("OPTIONS", "/auth/login", { headers })).status).toBe(405);
    await closed.remove();
  });

  it("lets other origins embed the response to each request for a picture, whatever the status", async () => {
    await seedOnce(database().db);
    const { mediaFiles } = PlaceFiles.parse(await (await api.get("/media/places/le-grand-rex")).json());
    const poster = mediaFiles.find((file) => file.endsWith(".svg"))?.replace("/api", "") ?? "";
    const clip = mediaFiles.find((file) => file.endsWith(".mp4"))?.replace("/api", "") ?? "";
    const etag = (await api.get(clip)).headers.get("etag") ?? "";
    const answers: readonly (readonly [number, string, string, Record<string, string>])[] = [
      [200, "GET", poster, {}],
      [200, "HEAD", clip, {}],
      [206, "GET", clip, { range: "bytes=0-9" }],
      [304, "GET", clip, { "if-none-match": etag }],
      [302, "GET", `${poster.replace(".svg", ".webp")}?w=220`, {}],
      [400, "GET", `${poster}?width=221`, {}],
      [404, "GET", clip.replace(/-[0-9a-f]{8}/, "-00000000"), {}],
      [405, "POST", clip, {}],
      [416, "GET", clip, { range: "bytes=999999999-" }],
    ];
    for (const [status, method, path, headers] of answers) {
      const answer = await api.send(method, path, { headers });
      expect([answer.status, answer.headers.get("cross-origin-resource-policy")]).toEqual([status, "cross-origin"]);
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
    }
    expect((await api.get("/media/places/le-grand-rex")).headers.get("cross-origin-resource-policy")).toBe(
      "same-origin",
    );
  });

  it("logs each request with its id and without its query", async () => {
    lines.length = 0;
    const headers = { "x-request-id": "line-1" };
    await api.send("GET", "/places?search=secret-wish&latitude=48.85&longitude=2.35", { headers });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        requestId: "line-1",
        method: "GET",
        path: "/api/places",
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    expect(lines.join("")).not.toMatch(/secret-wish|48\.85/);
  });

  it("responds 200 at /healthz and at /readyz while the database responds", async () => {
    expect((await raw("/healthz")).status).toBe(200);
    const ready = await raw("/readyz");
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
  });

  // This test is the last one, since it breaks the table it writes to.
  it("logs no passwords, hashes or tokens, even when a query fails", async () => {
    lines.length = 0;
    const { token, user } = await signUp(api);
    const change = { currentPassword: PASSWORD, newPassword: "pont-des-arts" };
    await api.post("/auth/login", { username: user.username, password: "a-wrong-one" });
    await api.post("/auth/change-password", change, token);
    await api.send("POST", "/auth/login", { body: `{"password":"${PASSWORD}` });
    await api.get("/auth/verify", token);
    await database().db.execute(
      sql`alter table users add constraint never check (length(password_hash) < 0) not valid`,
    );
    const broken = await api.post("/auth/signup", { username: "broken@example.org", password: PASSWORD });
    expect(await failure(broken)).toEqual({
      status: 500,
      code: "internal",
      error: "An unexpected error occurred",
    });
    const log = lines.join("");
    expect(log).toContain('insert into \\"users\\"');
    expect(log).toContain('"code":"23514"');
    for (const secret of [PASSWORD, "pont-des-arts", "a-wrong-one", "argon2", token, "example.org"]) {
      expect(log).not.toContain(secret);
    }
  });
});
