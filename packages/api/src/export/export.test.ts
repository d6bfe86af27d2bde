import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { manyPlaces } from "../../testing/many-places.ts";
import { ApiError } from "../http/errors.ts";
import { createExportLimit } from "../http/streamed-file.ts";
import { exportAnswer } from "./export-answer.ts";

interface File {
  readonly features: readonly { readonly id: string; readonly properties: { readonly types: readonly string[] } }[];
}

const idsOf = async (answer: Response): Promise<readonly string[]> =>
  ((await answer.json()) as File).features.map(({ id }) => id);

describeOnPostgres("the export of a listing", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await manyPlaces(database().db, 1_200);
    api = apiOver(database().db);
    return () => api.remove();
  });

  it("contains all places of the list in its order, whatever page is requested", async () => {
    const query = "types=Bar&sortBy=name&sortOrder=desc";
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await api.get(`/places?${query}&limit=100&page=${page}`);
      const { data } = (await answer.json()) as { data: readonly { id: string }[] };
      ids.push(...data.map(({ id }) => id));
      if (data.length < 100) break;
    }
    expect(ids.length).toBeGreaterThan(5);
    expect(await idsOf(await api.get(`/places/export?${query}&page=2&limit=10`))).toEqual(ids);
  });

  it("is a download in each format, and refuses an unknown format and a travel time without a location", async () => {
    for (const format of ["geojson", "csv", "kml", "gpx"]) {
      const answer = await api.get(`/places/export?format=${format}`);
      expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
        200,
        `attachment; filename="flaneur-places.${format}"`,
      ]);
      expect((await answer.text()).length).toBeGreaterThan(10_000);
    }
    const { status } = await api.get("/places/export?format=xlsx");
    const nonsense = await api.get("/places/export?maxMinutes=10");
    expect([status, nonsense.status]).toEqual([400, 400]);
  });

  it("as CSV begins with a byte order mark, so that Excel reads it as UTF-8", async () => {
    const { token } = await signUp(api);
    const list = (await (await api.post("/lists", { name: "Sunday" }, token)).json()) as { id: string };
    for (const path of ["/places/export", "/favorites/export", `/lists/${list.id}/export`]) {
      const bytes = await (await api.get(`${path}?format=csv`, token)).arrayBuffer();
      expect([path, [...new Uint8Array(bytes).slice(0, 3)]]).toEqual([path, [0xef, 0xbb, 0xbf]]);
    }
  });

  it("responds to HEAD as often as a client asks, and to a GET after it", async () => {
    for (let count = 0; count < 5; count += 1) {
      const answer = await api.send("HEAD", "/places/export?format=csv");
      expect([answer.status, await answer.text()]).toEqual([200, ""]);
    }
    expect((await (await api.get("/places/export?format=csv")).text()).length).toBeGreaterThan(10_000);
  });

  it("of favorites contains the caller's own favorites, newest first, and requires a token", async () => {
    const [{ token }, other] = [await signUp(api), await signUp(api)];
    const ids = await idsOf(await api.get("/places/export"));
    const [first = "", second = "", third = ""] = ids;
    for (const placeId of [first, second]) await api.post("/favorites", { placeId }, token);
    await api.post("/favorites", { placeId: third }, other.token);
    expect(await idsOf(await api.get("/favorites/export", token))).toEqual([second, first]);
    expect((await api.get("/favorites/export")).status).toBe(401);
  });
});

describe("the response of an export", () => {
  async function* pieces(): AsyncGenerator<string> {
    for (;;) yield "more";
  }
  const common = { method: "GET", client: "a", signal: new AbortController().signal, format: "csv", pieces } as const;

  it("holds its slot until its reader disconnects; meanwhile, further exports wait or are refused", async () => {
    const limit = createExportLimit();
    const answer = await exportAnswer({ ...common, limit });
    expect(limit.running).toBe(1);
    const waiting = exportAnswer({ ...common, limit });
    const alsoWaiting = exportAnswer({ ...common, limit });
    await expect(exportAnswer({ ...common, limit })).rejects.toThrow(ApiError);
    await answer.body?.cancel();
    await (await waiting).body?.cancel();
    await (await alsoWaiting).body?.cancel();
    await expect.poll(() => limit.running).toBe(0);
  });

  it("takes no slot for HEAD, whose response has the headers of GET and no file", async () => {
    const limit = createExportLimit();
    const answer = await exportAnswer({ ...common, limit, method: "HEAD" });
    expect([limit.running, answer.body]).toEqual([0, null]);
    const file = await exportAnswer({ ...common, limit });
    expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(file.headers));
    await file.body?.cancel();
  });

  it("frees its slot if its body is not read for 30 seconds, before or after the first read", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limit = createExportLimit();
    const unread = await exportAnswer({ ...common, limit });
    const begun = await exportAnswer({ ...common, limit, client: "b" });
    const reader = begun.body?.getReader();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reader?.read()).toMatchObject({ done: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(limit.running).toBe(1);
    await expect(unread.text()).rejects.toThrow("The export was not read for 30 seconds.");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(limit.running).toBe(0);
    await expect(reader?.read()).rejects.toThrow("The export was not read for 30 seconds.");
  });
});
