import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger } from "@flaneur/server-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { jsonRequest } from "../../../../tests/setup/json-request.ts";
import { compose, type Parts } from "../compose.ts";
import { createPageCache } from "../page-cache.ts";
import { createPages } from "../pages.ts";
import { closeServers, settingsOf } from "../testing/servers.ts";
import { renderFirstView } from "./render-first-view.tsx";

const INDEX = resolve(import.meta.dirname, "../../index.html");
const SignedIn = z.object({ token: z.string() });
const Created = z.object({ id: z.string() });
const Share = z.object({ url: z.string() });

describe("the page of a link", () => {
  const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
  let parts: Parts;
  let open: (path: string, language?: string) => Promise<{ status: number; headers: Headers; html: string }>;
  let token: string;
  beforeAll(async () => {
    copyFileSync(INDEX, join(dist, "index.html"));
    const logger = createLogger("silent");
    parts = await compose(await settingsOf(), logger, () => new Response("a page"));
    const graph = (request: Request) => parts.graph(request);
    const pages = createPages(dist, {
      ...{
        graph,
        logger,
        trustedProxies: 0,
        renderFirstView,
        dataDeadlineMs: 60_000,
        publicUrl: "https://flaneur.test",
      },
      cache: createPageCache(),
    });
    open = async (path, language = "en") => {
      const response = await pages.request(`http://any.example${path}`, { headers: { "accept-language": language } });
      return { status: response.status, headers: response.headers, html: await response.text() };
    };
    const account = { username: "camille@example.org", password: "pont-neuf" };
    token = SignedIn.parse(await call("POST", "/auth/signup", account)).token;
  });
  afterAll(async () => {
    await parts.close();
    await closeServers();
    rmSync(dist, { recursive: true, force: true });
  });

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await parts.fetch(
      new Request(`http://any.example/api${path}`, jsonRequest(method, { body, token })),
    );
    return response.json();
  }
  async function share(kind: "lists" | "views", body: object) {
    const { id } = Created.parse(await call("POST", `/${kind}`, body));
    const { url } = Share.parse(await call("POST", `/${kind}/${id}/share`, { sharedBy: "Camille" }));
    return { id, path: url };
  }
  const list = {
    name: 'Sunday <script>alert("x")</script>',
    note: "Start late & carry little.",
    places: [{ placeId: "le-grand-rex", note: "<b>Balcony</b>", visited: true }],
  };

  it("to a list has a cover that robots.txt allows crawlers to load, unlike the other API URLs of links", async () => {
    const { html } = await open("/robots.txt");
    const [, allowed = ""] = /^Allow: (.*cover.*)$/m.exec(html) ?? [];
    const rule = new RegExp(`^${allowed.replace("*", ".*")}`);
    const urls = ["/api/shared/lists/0Zr3mK1x/cover", "/api/shared/lists/0Zr3mK1x", "/api/shared/views/0Zr3mK1x"];
    expect(urls.map((url) => rule.test(url))).toEqual([true, false, false]);
  });

  it("to a list has its title, texts and places before any script runs, with markup in the texts escaped", async () => {
    const { path } = await share("lists", list);
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain("<title>Sunday &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; · Flâneur</title>");
    expect(html).toContain('<meta name="description" content="Start late &amp; carry little.">');
    const [, cover = ""] = /<meta property="og:image" content="https:\/\/flaneur\.test([^"]+)">/.exec(html) ?? [];
    const picture = await parts.fetch(new Request(`http://any.example${cover}`));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const [, view = ""] = /<div id="root"[^>]*>(.*)<\/div>/s.exec(html) ?? [];
    expect(view).toContain("A list by Camille");
    expect(view).toContain("&lt;b&gt;Balcony&lt;/b&gt;");
    expect(view).toContain("Le Grand Rex");
    expect(html).not.toMatch(/<script>alert|<b>Balcony|visited/);
  });

  it("to a list with long notes has less than 300 KB, with the first places and the number of all", async () => {
    const data = await call("GET", "/places?limit=30");
    const ids = z
      .object({ data: z.array(Created) })
      .parse(data)
      .data.map(({ id }) => id);
    const places = ids.map((placeId, at) => ({
      placeId,
      note: `Note ${at + 1}. ${"&".repeat(300)}${"x".repeat(1_500)}`,
    }));
    const { path } = await share("lists", { name: "Long notes", places });
    const { html } = await open(path);
    expect(Buffer.byteLength(html)).toBeLessThan(300_000);
    expect(html).toContain("A list by Camille");
    expect(html).toContain("30 places");
    expect(html).toContain("Note 1.");
    expect(html).not.toContain("Note 30.");
  });

  it("to a list is neither indexed nor cached in any language", async () => {
    const { path } = await share("lists", list);
    for (const language of ["en", "fr"]) {
      const { headers, html } = await open(path, language);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(headers.get("cache-control")).toBe("no-store");
      expect(html).toContain(language === "fr" ? "Une liste de Camille" : "A list by Camille");
    }
  });

  it("shows a change of the list at once", async () => {
    const { id, path } = await share("lists", list);
    await open(path);
    await call("PUT", `/lists/${id}`, { name: "Monday", places: [] });
    const { html } = await open(path);
    expect(html).toContain("<title>Monday · Flâneur</title>");
    expect(html).toContain("Nothing in it yet");
  });

  it.each([
    ["list", "lists", list],
    ["view", "views", { name: "Zinc", filters: { types: ["Bar"] } }],
  ] as const)(
    "to a %s has the status 410 and a title with the reason after the owner has ended the link",
    async (kind, folder, body) => {
      const { id, path } = await share(folder, body);
      expect((await open(path)).status).toBe(200);
      await call("DELETE", `/${folder}/${id}/share`);
      const { status, html, headers } = await open(path);
      expect([status, headers.get("cache-control")]).toEqual([410, "no-store"]);
      expect(html).toContain(`<title>This ${kind} is no longer shared · Flâneur</title>`);
      expect(html).not.toMatch(/Sunday|Zinc|Camille/);
    },
  );

  it("with a token that the server has never created has the status 404", async () => {
    for (const path of ["/lists/AAAAAAAAAAAAAAAAAAAAAA", "/views/AAAAAAAAAAAAAAAAAAAAAA"]) {
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    }
  });
});
