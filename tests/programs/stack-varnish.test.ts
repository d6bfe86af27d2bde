import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repetitions } from "../setup/campaign.ts";
import { createCleanup } from "../setup/cleanup.ts";
import { type Program, start, type TemporaryFolder, temporaryFolder } from "../setup/processes.ts";
import { missingPackages } from "../setup/stack-packages.ts";
import { startVarnish, type Varnish } from "../setup/varnish.ts";

const ADMIN_TOKEN = "t".repeat(32);
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const isCampaign = repetitions(0, 1) > 0;

describe.runIf(isCampaign && !missingPackages().includes("varnish"))("Varnish with deploy/varnish.vcl", () => {
  const cleanup = createCleanup();
  let folder: TemporaryFolder;
  let app: Program;
  let varnish: Varnish | null;

  beforeAll(async () => {
    folder = temporaryFolder();
    cleanup.add(() => folder.remove());
    app = await start("app", { DATA_DIR: folder.path, TRUST_PROXY: "1", ADMIN_TOKEN });
    cleanup.add(() => app.stop());
    varnish = await startVarnish(app.url);
    cleanup.add(() => varnish?.stop());
  }, 120_000);
  afterAll(() => cleanup.run(), 60_000);

  const send = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(`${varnish?.url}${path}`, { method, headers });
    return { response, text: await response.text() };
  };
  /** Returns the id that the app gave a response. All responses from one cached copy have the same id. */
  const idOf = async (path: string, headers: Record<string, string> = {}) =>
    (await send(path, headers)).response.headers.get("x-request-id");

  it("caches one copy of a page for all browsers of the same language and device", async () => {
    const first = await idOf("/", { "user-agent": FIREFOX, "accept-language": "en-GB,en;q=0.9" });
    expect(await idOf("/", { "user-agent": CHROME, "accept-language": "de,en-US;q=0.7,fr;q=0.3" })).toBe(first);
    expect(await idOf("/", { "user-agent": CHROME, "sec-ch-ua-mobile": "?0", cookie: "other=1" })).toBe(first);
  });

  it("caches another copy for phones, and for each language", async () => {
    const english = { "user-agent": FIREFOX, "accept-language": "en" };
    const ids = [
      await idOf("/", english),
      await idOf("/", { ...english, "user-agent": PHONE }),
      await idOf("/", { ...english, "accept-language": "fr-FR,fr;q=0.9,en;q=0.5" }),
      await idOf("/", { ...english, "user-agent": PHONE, cookie: "a=b; language=fr" }),
    ];
    expect(new Set(ids).size).toBe(4);
    const { text } = await send("/", { ...english, cookie: "language=fr" });
    expect(text).toContain('<html lang="fr"');
  });

  it("ignores the X-Page-Variant header of a client", async () => {
    const { text } = await send("/", { "user-agent": FIREFOX, "accept-language": "en", "x-page-variant": "fr-phone" });
    expect(text).toContain('<html lang="en"');
  });

  it("sends pages in the encoding that the browser accepts", async () => {
    const encodings: (string | null)[] = [];
    for (const accepted of ["gzip, deflate, br, zstd", "gzip", "identity"]) {
      const { response, text } = await send("/", { "accept-encoding": accepted });
      expect(text).toContain("</html>");
      encodings.push(response.headers.get("content-encoding"));
    }
    expect(encodings).toEqual(["br", "gzip", null]);
  });

  it("caches no response that is not marked as public", async () => {
    expect(await idOf("/no-such-page")).not.toBe(await idOf("/no-such-page"));
  });

  it("caches no response to a request with a token", async () => {
    expect(await idOf("/api/places?limit=1", { authorization: "Bearer x" })).not.toBe(
      await idOf("/api/places?limit=1"),
    );
    const personal = { authorization: "Bearer x" };
    expect(await idOf("/", personal)).not.toBe(await idOf("/", personal));
  });

  it("is emptied by the call that empties the caches of the app, if its token is right", async () => {
    const before = await idOf("/about");
    expect((await send("/graphql", { authorization: "Bearer wrong" }, "DELETE")).response.status).toBe(401);
    expect(await idOf("/about")).toBe(before);
    expect((await send("/graphql", { authorization: `Bearer ${ADMIN_TOKEN}` }, "DELETE")).response.status).toBe(204);
    expect(await idOf("/about")).not.toBe(before);
  });

  it("responds with 404 to the paths for operators", async () => {
    for (const path of ["/metrics", "/readyz", "/healthz", "/api/admin/place-log"]) {
      expect((await send(path)).response.status).toBe(404);
    }
  });
});
