import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPages } from "./pages.ts";
import { atEnd, closeServers, WITHOUT_DATA } from "./testing/servers.ts";

const HTML = `<!doctype html><html lang="en"><!--head--><title>%TITLE%</title><!--/head-->
  <noscript>%NEEDS_JAVASCRIPT%</noscript><!--view--><!--/view--><!--first-results--></html>`;

describe("the language of a page", () => {
  let pages: ReturnType<typeof createPages>;
  beforeAll(() => {
    const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
    atEnd(() => rmSync(dist, { recursive: true, force: true }));
    mkdirSync(join(dist, "assets"));
    writeFileSync(join(dist, "index.html"), HTML);
    pages = createPages(dist, WITHOUT_DATA);
  });
  afterAll(closeServers);

  const fetchPage = async (headers: Record<string, string>, path = "/") =>
    pages.fetch(new Request(`http://flaneur.test${path}`, { headers: { accept: "text/html", ...headers } }));

  async function languageOf(headers: Record<string, string>) {
    const answer = await fetchPage(headers);
    expect(answer.headers.get("vary")).toMatch(/accept-language, cookie/);
    const language = answer.headers.get("content-language");
    expect(await answer.text()).toContain(`<html lang="${language}"`);
    return language;
  }

  it("is the supported language that the browser prefers, or English", async () => {
    expect(await languageOf({})).toBe("en");
    expect(await languageOf({ "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" })).toBe("fr");
    expect(await languageOf({ "accept-language": "de-DE,de;q=0.9" })).toBe("en");
    expect(await languageOf({ "accept-language": "de,fr;q=0.4,en;q=0.7" })).toBe("en");
    expect(await languageOf({ "accept-language": "*" })).toBe("en");
    expect(await languageOf({ "accept-language": ",;q=x,,".repeat(200) })).toBe("en");
  });

  it("is the chosen language in the cookie, whatever the browser prefers", async () => {
    expect(await languageOf({ cookie: "language=fr", "accept-language": "en" })).toBe("fr");
    expect(await languageOf({ cookie: "language=en", "accept-language": "fr" })).toBe("en");
    expect(await languageOf({ cookie: "language=<script>", "accept-language": "fr" })).toBe("fr");
  });

  it("is also the language of its title and of its message for browsers without JavaScript", async () => {
    for (const path of ["/", "/nowhere"]) {
      const html = await (await fetchPage({ "accept-language": "fr" }, path)).text();
      expect(html).toContain("<title>Flâneur · Lieux à Paris</title>");
      expect(html).toContain("Flâneur a besoin de JavaScript pour montrer les lieux.");
    }
  });
});
