import { setImmediate as nextTurn } from "node:timers/promises";
import type { KeptBody } from "@flaneur/server-kit";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createSitemap } from "./sitemap.ts";

const Body = z.object({ variables: z.object({ page: z.number() }).optional() });

/** Returns a graph that has this number of places and counts its requests. */
function graphOf(places: number) {
  const requests = { count: 0 };
  const graph = async (request: Request) => {
    requests.count += 1;
    const { variables } = Body.parse(await request.json());
    if (variables === undefined) {
      return Response.json({ data: { collections: [{ slug: "rain" }], neighbourhoods: [] } });
    }
    const first = (variables.page - 1) * 100;
    const ids = Array.from({ length: Math.max(0, Math.min(100, places - first)) }, (_, at) => `p${first + at}`);
    const pagination = { pages: Math.ceil(places / 100) };
    return Response.json({ data: { places: { nodes: ids.map((id) => ({ id })), pagination } } });
  };
  return { graph, requests };
}

const textOf = (body: KeptBody | null) => (body === null ? "" : Buffer.from(body.plain).toString());
const locations = (body: KeptBody | null) => [...textOf(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
const SITE = "https://guide.example.org";

describe("the sitemap", () => {
  it("is one file when one file can hold all pages", async () => {
    const { graph } = graphOf(250);
    const whole = await createSitemap({ graph, publicUrl: SITE }).whole();
    expect(textOf(whole)).toContain("<urlset");
    expect(locations(whole)).toHaveLength(3 + 250);
    expect(locations(whole)).toContain(`${SITE}/collections/rain`);
  });

  it("is an index of several files that list every place once when one file cannot hold all pages", async () => {
    const { graph } = graphOf(2_350);
    const sitemap = createSitemap({ graph, publicUrl: SITE, maxUrls: 1_000 });
    const index = await sitemap.whole();
    expect(textOf(index)).toContain("<sitemapindex");
    expect(locations(index)).toEqual([1, 2, 3].map((number) => `${SITE}/sitemap-${number}.xml`));
    const parts = await Promise.all([1, 2, 3].map((number) => sitemap.part(number)));
    for (const part of parts) expect(locations(part).length).toBeLessThanOrEqual(1_000);
    const listed = parts.flatMap(locations).filter((url) => url?.includes("/places/"));
    expect([listed.length, new Set(listed).size]).toEqual([2_350, 2_350]);
    expect([await sitemap.part(4), await sitemap.part(0)]).toEqual([null, null]);
  });

  it("is an index of 23 files for a million places, and the index needs one request", async () => {
    const { graph, requests } = graphOf(1_000_000);
    expect(locations(await createSitemap({ graph, publicUrl: SITE }).whole())).toHaveLength(23);
    expect(requests.count).toBe(1);
  });

  it("is loaded again after an hour, or after a failure", async () => {
    let clock = 0;
    const { graph, requests } = graphOf(100);
    const sitemap = createSitemap({ graph, now: () => clock });
    await sitemap.whole();
    const once = requests.count;
    await sitemap.whole();
    expect(requests.count).toBe(once);
    clock = 61 * 60 * 1_000;
    await sitemap.whole();
    expect(requests.count).toBe(2 * once);
    let fails = true;
    const unsteady = createSitemap({ graph: (request) => (fails ? Response.json({}) : graph(request)) });
    await expect(unsteady.whole()).rejects.toThrow();
    fails = false;
    expect(locations(await unsteady.whole())).toHaveLength(103);
  });

  it("is loaded once for several requests at the same time, and other work continues between two pages of places", async () => {
    const { graph, requests } = graphOf(1_000);
    const sitemap = createSitemap({ graph });
    let turns = 0;
    let isLoading = true;
    const count = async () => {
      for (; isLoading; turns++) await nextTurn();
    };
    const counting = count();
    const bodies = await Promise.all([sitemap.whole(), sitemap.whole(), sitemap.whole()]);
    isLoading = false;
    await counting;
    expect(new Set(bodies).size).toBe(1);
    // One request for the number of pages, one for the guide, and ten pages.
    expect(requests.count).toBe(12);
    expect(turns).toBeGreaterThanOrEqual(9);
  });
});
