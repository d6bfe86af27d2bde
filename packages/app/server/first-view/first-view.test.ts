import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger, type Fetch } from "@flaneur/server-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dark } from "../../../ui/src/tokens/dark.ts";
import { light } from "../../../ui/src/tokens/light.ts";
import { readAddress } from "../../src/features/filters/filters.address.ts";
import { listingVariables } from "../../src/features/places/listing.variables.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../../src/features/places/places.graphql.ts";
import { graphRequest } from "../../src/graphql/graph-request.ts";
import { compose, type Parts } from "../compose.ts";
import { createPages } from "../pages.ts";
import { closeServers, settingsOf } from "../testing/servers.ts";

const INDEX = resolve(import.meta.dirname, "../../index.html");
const logger = createLogger("silent");
const PREFERENCES = { limit: 48, sortBy: "name", sortOrder: "asc", transportMode: "transit" } as const;

interface Found {
  readonly name: string;
  readonly types: readonly string[];
  readonly arrondissement: string;
  readonly description: string;
  readonly coordinates: { readonly latitude: number };
}
interface Listing {
  readonly nodes: readonly Found[];
}

/** The content of the element of an id, as the browser reads it. */
const dataOf = (html: string, id: string): Record<string, { places: Listing; place: { place: Found } }> =>
  JSON.parse(new RegExp(`<script[^>]* id="${id}">(.*?)</script>`, "s").exec(html)?.[1] ?? "null");
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe("the page as the server sends it", () => {
  const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
  let parts: Parts;
  beforeAll(async () => {
    copyFileSync(INDEX, join(dist, "index.html"));
    parts = await compose(settingsOf(), logger, () => new Response("a page"));
  });
  afterAll(async () => {
    await parts.close();
    await closeServers();
    rmSync(dist, { recursive: true, force: true });
  });

  const pagesOver = (graph: Fetch, trustedProxies = 0) => createPages(dist, { graph, logger, trustedProxies });
  const open = async (path: string, init: RequestInit = {}, trustedProxies = 0) => {
    const response = await pagesOver((request) => parts.graph(request), trustedProxies).request(
      `http://flaneur.test${path}`,
      init,
    );
    return { status: response.status, html: await response.text() };
  };

  it("brings the first page of the listing and the filter options, by the keys that the app looks them up by", async () => {
    const { status, html } = await open("/");
    const { filters } = readAddress("", PREFERENCES);
    const { key } = graphRequest(PlacesQuery, listingVariables(filters));
    const results = dataOf(html, "first-results");
    expect(status).toBe(200);
    const { nodes } = results[key]?.places ?? { nodes: [] };
    expect(nodes).toHaveLength(48);
    expect(nodes[0]).toMatchObject({ __typename: "Place" });
    expect(Object.keys(results)).toContain(graphRequest(FilterOptionsQuery, {}).key);
  });

  it("brings the listing that its address names", async () => {
    const search = "?types=Museum&not-arrondissements=75001&sort=rating-desc&limit=72";
    const { html } = await open(`/${search}`);
    const { key } = graphRequest(PlacesQuery, listingVariables(readAddress(search, PREFERENCES).filters));
    const { nodes } = dataOf(html, "first-results")[key]?.places ?? { nodes: [] };
    expect(nodes.length).toBeGreaterThan(10);
    for (const { types, arrondissement } of nodes) {
      expect(types).toContain("Museum");
      expect(arrondissement).not.toBe("75001");
    }
  });

  it("begins to load the first picture, in the sizes that the app will show", async () => {
    const { html } = await open("/");
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(1);
    expect(preloads[0]).toMatch(/imagesrcset="\/api\/media\/posters\/[^"]+ 220w, .* 880w" imagesizes="[^"]+"/);
  });

  it("loads the code of a place's screen with the page of a place, and with no other", async () => {
    const files = '<link rel="modulepreload" href="/assets/PlaceRoute.js">';
    writeFileSync(
      join(dist, "index.html"),
      readFileSync(INDEX, "utf8").replace("</head>", `<!--place-->${files}<!--/place--></head>`),
    );
    const pages = await Promise.all(["/places/tour-eiffel", "/", "/places/nowhere"].map((path) => open(path)));
    copyFileSync(INDEX, join(dist, "index.html"));
    expect(pages.map(({ html }) => html.includes(files))).toEqual([true, false, false]);
  });

  it("names a place in its head, for links that unfurl and for search engines", async () => {
    const { html } = await open("/places/tour-eiffel");
    const { key } = graphRequest(PlaceQuery, { id: "tour-eiffel" });
    const place = dataOf(html, "first-results")[key]?.place.place;
    expect(html).toContain("<title>Tour Eiffel · Flâneur</title>");
    expect(contentOf(html, "og:title")).toBe("Tour Eiffel · Flâneur");
    expect(contentOf(html, "og:image")).toMatch(
      /^http:\/\/flaneur\.test\/api\/media\/posters\/tour-eiffel\/.*\?w=880$/,
    );
    expect(contentOf(html, "description")?.slice(0, 20)).toBe(place?.description.slice(0, 20));
    expect(html).toContain('<link rel="canonical" href="http://flaneur.test/places/tour-eiffel">');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");
    expect(data).toMatchObject({
      "@type": "LandmarksOrHistoricalBuildings",
      name: "Tour Eiffel",
      url: "http://flaneur.test/places/tour-eiffel",
      address: { addressLocality: "Paris", postalCode: place?.arrondissement },
      geo: { latitude: place?.coordinates.latitude },
    });
    expect(data).not.toHaveProperty("aggregateRating");
  });

  it("is a 404 for a place that does not exist", async () => {
    const { status, html } = await open("/places/nowhere");
    expect(status).toBe(404);
    expect(html).toContain("<title>Place not found · Flâneur</title>");
    expect(contentOf(html, "robots")).toBe("noindex");
  });

  it("names its address as the world reaches it, when a trusted proxy says how", async () => {
    const forwarded = { headers: { "x-forwarded-proto": "https" } };
    expect(contentOf((await open("/", forwarded, 1)).html, "og:url")).toBe("https://flaneur.test/");
    expect(contentOf((await open("/", forwarded, 0)).html, "og:url")).toBe("http://flaneur.test/");
  });

  const evil = '</script><script>alert("x")</script><!--';
  const evilPlace = {
    ...{ id: "evil", name: evil, address: evil, arrondissement: null, types: [], description: evil },
    ...{ website: null, coordinates: null, media: [] },
  };
  it("lets nothing of a place's texts become part of the page", async () => {
    const graph: Fetch = () => Response.json({ data: { place: { place: evilPlace } } });
    const html = await (await pagesOver(graph).request("http://flaneur.test/places/evil")).text();
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;/script&gt;");
    expect(Object.values(dataOf(html, "first-results"))[0]?.place.place.name).toBe(evil);
  });

  const failures: Readonly<Record<string, Fetch>> = {
    "answers with errors": () => Response.json({ errors: [{ message: "down" }] }),
    "answers with HTML": () => new Response("<h1>502</h1>", { status: 502 }),
    throws: () => {
      throw new Error("down");
    },
    "does not answer": () => Promise.withResolvers<Response>().promise,
  };
  it.each(Object.entries(failures))("is sent without its data when the graph %s", async (_, graph) => {
    const response = await pagesOver(graph).request("http://flaneur.test/places/tour-eiffel");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<title>Flâneur · Places in Paris</title>");
    expect(html).not.toContain("first-results");
  });

  it("says what to do where JavaScript is off, and where the app does not load", async () => {
    const { html } = await open("/");
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/s);
    expect(html).toMatch(/role="alert">[^<]*could not start/);
  });

  it("gives the browser's bars the colour of the theme's ground", () => {
    const html = readFileSync(INDEX, "utf8");
    expect(html).toContain(`<meta name="theme-color" content="${light.ground}" />`);
    expect(html).toContain(`.content = "${dark.ground}"`);
  });

  it("is listed in the sitemap with every place, and the sitemap in robots.txt", async () => {
    const { html: sitemap } = await open("/sitemap.xml");
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(urls.slice(0, 1)).toEqual(["http://flaneur.test/"]);
    expect(urls).toContain("http://flaneur.test/places/tour-eiffel");
    expect(urls.length).toBeGreaterThan(500);
    expect(new Set(urls).size).toBe(urls.length);
    expect((await open("/robots.txt")).html).toContain("Sitemap: http://flaneur.test/sitemap.xml");
  });
});
