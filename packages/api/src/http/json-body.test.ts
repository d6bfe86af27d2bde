import { ErrorBody } from "@flaneur/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, PASSWORD, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";

describeOnPostgres("a call with a body", (database) => {
  let api: TestApi;
  beforeAll(() => {
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const failure = async (answer: Response) => ({ status: answer.status, ...ErrorBody.parse(await answer.json()) });
  const raw = (path: string, init: RequestInit & { duplex?: "half" }) =>
    api.fetch(new Request(`http://api.internal${path}`, init));
  const streamOf = (chunk: string, count: number) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let i = 0; i < count; i++) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });

  it.each([undefined, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"])(
    "responds 415 to a body of type %s",
    async (type) => {
      const body = new Blob([`{"username":"a@b.org","password":"${PASSWORD}"}`]).stream();
      const headers = type === undefined ? {} : { "content-type": type };
      const answer = await raw("/api/auth/login", { method: "POST", headers, body, duplex: "half" });
      expect(await failure(answer)).toEqual({
        status: 415,
        code: "unsupported_media_type",
        error: "The body must be JSON (Content-Type: application/json)",
      });
    },
  );

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "responds 415 to the type %s even when the body is empty",
    async (type) => {
      for (const body of [undefined, "", new Blob([]).stream()]) {
        const init = body === undefined ? {} : { body, duplex: "half" as const };
        const answer = await raw("/api/auth/login", { method: "POST", headers: { "content-type": type }, ...init });
        expect(await failure(answer)).toEqual({
          status: 415,
          code: "unsupported_media_type",
          error: "The body must be JSON (Content-Type: application/json)",
        });
      }
    },
  );

  it("reports one reason for an object with a length in place of a list", async () => {
    const answer = await api.post("/media/places/batch", { placeIds: { length: 500 } });
    expect(await failure(answer)).toMatchObject({
      status: 400,
      details: [{ field: "placeIds", message: "must be a list of ids" }],
    });
  });

  it("accepts JSON with a charset, and refuses a body that is not JSON", async () => {
    const send = (body: string) =>
      api.send("POST", "/auth/login", { body, headers: { "content-type": "application/json; charset=utf-8" } });
    expect((await send(`{"username":"a@b.org","password":"${PASSWORD}"}`)).status).toBe(401);
    expect(await failure(await send("{"))).toEqual({ status: 400, code: "bad_request", error: "The body is not JSON" });
    expect((await api.send("POST", "/auth/login")).status).toBe(400);
  });

  it("refuses more than 64 KB, with or without Content-Length", async () => {
    const headers = { "content-type": "application/json" };
    const send = (body: BodyInit) => raw("/api/auth/login", { method: "POST", headers, body, duplex: "half" });
    expect((await send(" ".repeat(65_536))).status).toBe(400);
    expect((await send(streamOf(" ".repeat(1_024), 64))).status).toBe(400);
    for (const body of [" ".repeat(65_537), streamOf(" ".repeat(1_000), 66)]) {
      expect(await failure(await send(body))).toEqual({
        status: 413,
        code: "too_large",
        error: "The body has more than 64 KB. Send less.",
      });
    }
  });

  it("accepts a list of more than 64 KB from a signed-in user only, with or without Content-Length", async () => {
    const { token } = await signUp(api);
    const name = `{"name":"Bars","note":"${" ".repeat(100)}","places":[]`;
    const large = `${name}${" ".repeat(200_000)}}`;
    const send = (authorization: string | null, body: BodyInit) => {
      const headers = { "content-type": "application/json", ...(authorization !== null && { authorization }) };
      return raw("/api/lists", { method: "POST", headers, body, duplex: "half" });
    };
    for (const body of [() => large, () => streamOf(large, 1)]) {
      expect((await send(`Bearer ${token}`, body())).status).toBe(201);
      for (const wrong of [null, "Bearer guessed", `Bearer ${token}x`]) {
        expect(await failure(await send(wrong, body()))).toMatchObject({ status: 401, code: "unauthorized" });
      }
    }
    expect((await send(`Bearer ${token}`, " ".repeat(3_072 * 1024 + 1))).status).toBe(413);
  });

  it("refuses a body of more than 64 KB for another path than that of lists, even with a valid token", async () => {
    const { token } = await signUp(api);
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await raw("/api/views", { method: "POST", headers, body: " ".repeat(65_537) });
    expect(answer.status).toBe(413);
  });

  it("does not read a large list of a caller without a valid token", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled++;
          controller.enqueue(new Uint8Array(1_024));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "content-type": "application/json", authorization: "Bearer guessed" };
    const answer = await raw("/api/lists", { method: "POST", headers, body, duplex: "half" });
    expect([answer.status, pulled]).toEqual([401, 0]);
  });

  it("accepts uncompressed UTF-8 only", async () => {
    const headers = { "content-type": "application/json" };
    const send = (body: BodyInit, more: Record<string, string> = {}) =>
      raw("/api/auth/login", { method: "POST", headers: { ...headers, ...more }, body });
    const sound = `{"username":"a@b.org","password":"${PASSWORD}"}`;
    expect((await send(sound, { "content-type": 'application/json; charset="UTF-8"' })).status).toBe(401);
    expect(await failure(await send(Uint8Array.of(0x22, 0xff, 0x22)))).toMatchObject({
      status: 400,
      error: "The body is not UTF-8",
    });
    for (const more of [{ "content-type": "application/json; charset=iso-8859-1" }, { "content-encoding": "gzip" }]) {
      expect((await send(sound, more)).status).toBe(415);
    }
  });

  it("accepts JSON of up to 32 levels, whatever its strings contain", async () => {
    const { token } = await signUp(api);
    const send = (depth: number) => {
      const filters = `{"types":${"[".repeat(depth - 2)}"[[[\\"[[["${"]".repeat(depth - 2)}}`;
      return api.send("POST", "/views", { body: `{"name":"Deep","filters":${filters}}`, token });
    };
    expect(await failure(await send(32))).toMatchObject({ details: [{ field: "filters.types.0" }] });
    for (const depth of [33, 20_000]) {
      expect(await failure(await send(depth))).toMatchObject({
        status: 400,
        error: "The body is nested deeper than 32 levels",
      });
    }
  });

  it.each([
    ["999 values in a list", { placeIds: Array.from({ length: 999 }, (_, n) => `place-${n}`) }, "at most 100 ids"],
    ["1,000 values in a list", { placeIds: Array.from({ length: 1_000 }, () => 1) }, "more than 1000 values"],
    ["a text of 5,001 characters", { placeIds: ["x".repeat(5_001)] }, "a text of more than 5000 characters"],
    ["a name of 5,001 characters", { ["x".repeat(5_001)]: 1 }, "a text of more than 5000 characters"],
  ])("refuses %s with one message", async (_, body, sentence) => {
    const answer = await failure(await api.post("/media/places/batch", body));
    expect(answer).toMatchObject({ status: 400, error: expect.stringContaining(sentence) });
  });

  it("lists at most ten wrong fields, and shortens their names", async () => {
    const names = Array.from({ length: 500 }, (_, n) => [`${"x".repeat(100)}${n}`, n]);
    const answer = await api.post("/media/places/batch", { placeIds: [], ...Object.fromEntries(names) });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(ErrorBody.parse(JSON.parse(text)).details).toHaveLength(10);
    expect(text.length).toBeLessThan(4_096);
  });

  it.each([
    '{"length":{"toString":1}}',
    '{"length":{"valueOf":1,"toString":1}}',
    '{"size":{"toString":1}}',
    '{"toString":1,"length":7}',
    '{"toJSON":1}',
    '{"constructor":{"name":1}}',
    '{"__proto__":{"length":{"toString":1}}}',
    '[{"length":{"toString":1}}]',
  ])("refuses %s in place of a text, of a list and of an id in a list", async (json) => {
    const value: unknown = JSON.parse(json);
    for (const [path, body] of [
      ["/auth/login", { username: value, password: PASSWORD }],
      ["/auth/login", { username: "a@b.org", password: value }],
      ["/media/places/batch", { placeIds: value }],
      ["/media/places/batch", { placeIds: [value] }],
    ] as const) {
      expect((await failure(await api.post(path, body))).status).toBe(400);
    }
  });
});
