import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DEFAULT_PREFERENCES, type ParisTime, parseParisTime } from "@flaneur/domain";
import { createLogger, type Fetch } from "@flaneur/server-kit";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { dark } from "../../../ui/src/tokens/dark.ts";
import { light } from "../../../ui/src/tokens/light.ts";
import { readAddress } from "../../src/features/filters/filters.address.ts";
import { listingVariables } from "../../src/features/places/listing.ts";
import { FilterOptionsQuery, PlaceQuery, PlacesQuery } from "../../src/features/places/places.graphql.ts";
import type { FirstResults } from "../../src/graph/first-results.ts";
import { graphRequest } from "../../src/graph/graph-request.ts";
import { readPublicSettings } from "../../src/page/public-settings.ts";
import { compose, type Parts } from "../compose.ts";
import { createPages } from "../pages.ts";
import { closeServers, settingsOf } from "../testing/servers.ts";
import { renderFirstView } from "./render-first-view.tsx";
import type { RenderFirstView } from "./server-renderer.ts";

const PUBLIC_URL = "https://flaneur.test";
const INDEX = resolve(import.meta.dirname, "../../index.html");
const logger = createLogger("silent");
const PREFERENCES = DEFAULT_PREFERENCES;

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

/** Returns the JSON in the element with an id, as the browser parses it. */
const dataOf = (html: string, id: string): Record<string, { data: { places: Listing; place: { place: Found } } }> =>
  JSON.parse(new RegExp(`<script[^>]* id="${id}">(.*?)</script>`, "s").exec(html)?.[1] ?? "null");
/** Returns the HTML that the page shows before any script runs. */
const viewOf = (html: string): string =>
  /<div id="root"[^>]*>(.*)<\/div>\s*(?:<script|<\/body>)/s.exec(html)?.[1] ?? "";
const NEVER: ParisTime = { day: 0, minute: 0 };
/** Returns the minute at which the server rendered a page. */
const nowOf = (html: string): ParisTime => parseParisTime(/ data-now="([^"]+)"/.exec(html)?.[1] ?? "") ?? NEVER;
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("a page that the server sends", () => {
  const dist = mkdtempSync(join(tmpdir(), "flaneur-dist-"));
  let parts: Parts;
  beforeAll(async () => {
    copyFileSync(INDEX, join(dist, "index.html"));
    parts = await compose(await settingsOf(), logger, () => new Response("a page"));
  });
  afterAll(async () => {
    await parts.close();
    await closeServers();
    rmSync(dist, { recursive: true, force: true });
  });

  /** Errors that components throw. The server only logs them and sends the page without its view. */
  const renderErrors: unknown[] = [];
  afterEach(() => expect(renderErrors.splice(0)).toEqual([]));
  const render: RenderFirstView = (request) => {
    try {
      return renderFirstView(request);
    } catch (error) {
      renderErrors.push(error);
      throw error;
    }
  };
  const pagesOver = (graph: Fetch, publicUrl?: string, dataDeadlineMs = 60_000) =>
    createPages(dist, { graph, logger, trustedProxies: 0, renderFirstView: render, publicUrl, dataDeadlineMs });
  const open = async (path: string, init: RequestInit = {}, publicUrl?: string) => {
    const response = await pagesOver((request) => parts.graph(request), publicUrl).request(
      `http://evil.example${path}`,
      init,
    );
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it("includes the first page of the listing and the filter options, under the keys that the app uses", async () => {
    const { status, html } = await open("/");
    const { filters } = readAddress("", PREFERENCES);
    const { key } = graphRequest(PlacesQuery, listingVariables(filters, nowOf(html)));
    const results = dataOf(html, "first-results");
    expect(status).toBe(200);
    const { nodes } = results[key]?.data.places ?? { nodes: [] };
    expect(nodes).toHaveLength(48);
    expect(nodes[0]).toMatchObject({ __typename: "Place" });
    expect(Object.keys(results)).toContain(graphRequest(FilterOptionsQuery, {}).key);
  });

  it("includes the listing that its URL selects", async () => {
    const search = "?types=Museum&not-arrondissements=75001&sort=rating-desc&limit=72";
    const { html } = await open(`/${search}`);
    const { key } = graphRequest(PlacesQuery, listingVariables(readAddress(search, PREFERENCES).filters, nowOf(html)));
    const { nodes } = dataOf(html, "first-results")[key]?.data.places ?? { nodes: [] };
    expect(nodes.length).toBeGreaterThan(10);
    for (const { types, arrondissement } of nodes) {
      expect(types).toContain("Museum");
      expect(arrondissement).not.toBe("75001");
    }
  });

  it("includes the listing without a type that does not exist, instead of an empty listing", async () => {
    const { html } = await open("/?types=Castle");
    const { filters } = readAddress("", PREFERENCES);
    const { key } = graphRequest(PlacesQuery, listingVariables(filters, nowOf(html)));
    const results = dataOf(html, "first-results");
    expect(results[key]?.data.places.nodes).toHaveLength(48);
    expect(Object.values(results).filter(({ data }) => "places" in data)).toHaveLength(1);
  });

  it("preloads only the first picture", async () => {
    const { html } = await open("/");
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(1);
    expect(preloads[0]).toMatch(/ href="\/api\/media\/posters\/[^"]+\.svg" fetchpriority="high"/);
  });

  it("preloads the code of the place screen only for the path of a place, even if the place does not exist", async () => {
    const files = '<link rel="modulepreload" href="/assets/PlaceRoute.js">';
    writeFileSync(
      join(dist, "index.html"),
      readFileSync(INDEX, "utf8").replace("</head>", `<!--screen:place-->${files}<!--/screen--></head>`),
    );
    const pages = await Promise.all(["/places/tour-eiffel", "/", "/places/nowhere"].map((path) => open(path)));
    copyFileSync(INDEX, join(dist, "index.html"));
    expect(pages.map(({ html }) => html.includes("/assets/PlaceRoute.js"))).toEqual([true, false, true]);
  });

  it("describes a place in its head, for link previews and search engines", async () => {
    const { html } = await open("/places/tour-eiffel", {}, PUBLIC_URL);
    const { key } = graphRequest(PlaceQuery, { id: "tour-eiffel" });
    const place = dataOf(html, "first-results")[key]?.data.place.place;
    expect(html).toContain("<title>Tour Eiffel · Flâneur</title>");
    expect(contentOf(html, "og:title")).toBe("Tour Eiffel · Flâneur");
    expect(contentOf(html, "og:image")).toMatch(/^https:\/\/flaneur\.test\/api\/media\/posters\/tour-eiffel\/.*\.png$/);
    expect([contentOf(html, "og:image:width"), contentOf(html, "og:image:height")]).toEqual(["880", "1100"]);
    expect(contentOf(html, "og:image:alt")).toBe("Tour Eiffel");
    // On a busy machine, the first raster may take longer than the deadline: the server then asks to repeat the request.
    const load = async () => parts.fetch(new Request(contentOf(html, "og:image") ?? ""));
    const picture = await vi.waitUntil(
      async () => load().then((response) => (response.status === 503 ? null : response)),
      { timeout: 60_000 },
    );
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      format: "png",
      width: 880,
      height: 1100,
    });
    expect(contentOf(html, "description")?.slice(0, 20)).toBe(place?.description.slice(0, 20));
    expect(html).toContain('<link rel="canonical" href="https://flaneur.test/places/tour-eiffel">');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");
    expect(data).toMatchObject({
      "@type": "LandmarksOrHistoricalBuildings",
      name: "Tour Eiffel",
      url: "https://flaneur.test/places/tour-eiffel",
      address: { addressLocality: "Paris", postalCode: place?.arrondissement },
      geo: { latitude: place?.coordinates.latitude },
    });
    expect(data).not.toHaveProperty("aggregateRating");
  });

  it("shows the name of a shared view as text, in the title and above its listing, and is not indexed", async () => {
    const name = '\u202eBars <script>alert("x")</script>';
    const { status, html } = await open(`/?types=Bar&view=${encodeURIComponent(name)}`, {}, PUBLIC_URL);
    const written = "Bars &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;";
    expect(status).toBe(200);
    expect(html).toContain(`<title>View: ${written} · Flâneur</title>`);
    expect(contentOf(html, "robots")).toBe("noindex");
    expect(contentOf(html, "og:url")).toMatch(/^https:\/\/flaneur\.test\/\?types=Bar&amp;view=Bars\+/);
    expect(viewOf(html)).toContain("View: Bars &lt;script&gt;alert(");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("\u202e");
  });

  it("is indexed if its address names no view", async () => {
    for (const path of ["/?types=Bar", "/?types=Bar&view=%20"]) {
      expect(contentOf((await open(path)).html, "robots")).toBeUndefined();
    }
  });

  it("has status 404 for a place that does not exist", async () => {
    const { status, html } = await open("/places/nowhere");
    expect(status).toBe(404);
    expect(html).toContain("<title>Place not found · Flâneur</title>");
    expect(contentOf(html, "robots")).toBe("noindex");
  });

  it.each(["/places/%", "/places/%ff", "/places/%e0%a4%a"])(
    "has status 404 for %s, which is not valid percent-encoding",
    async (path) => {
      // React Router warns about the path.
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const { status, html } = await open(path);
      warn.mockRestore();
      expect(status).toBe(404);
      expect(html).toContain("<title>Place not found · Flâneur</title>");
    },
  );

  it.each(["/", "/places/tour-eiffel", "/sitemap.xml", "/robots.txt"])(
    "names neither the host of the request nor a canonical URL at %s if the server has no public URL",
    async (path) => {
      const { html } = await open(path, {
        headers: { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" },
      });
      expect(html).not.toContain("evil.example");
      expect(html).not.toContain('rel="canonical"');
      expect(contentOf(html, "og:url")).toBeUndefined();
    },
  );

  const evil = '</script><script>alert("x")</script><!--';
  const evilPlace = {
    ...{ __typename: "Place", otherNames: [], source: null, openingHoursSource: null, ratingSource: null },
    ...{ id: "evil", name: evil, address: evil, arrondissement: null, types: [], description: evil },
    ...{
      website: null,
      ...{ phone: null, bookingUrl: null, menuUrl: null },
      coordinates: null,
      media: [],
      tags: [evil],
      placeStatus: "OPEN",
      travelTime: null,
      rating: null,
    },
    ...{ googleMapsUrl: null, openingHours: null, wheelchair: null, isChosen: true, neighbourhoods: [evil] },
  };
  it("escapes the texts of a place", async () => {
    const found = { place: evilPlace, related: [], nearby: [], stations: [], hasOthers: false };
    const graph: Fetch = () => Response.json({ data: { place: { __typename: "PlaceDetail", ...found } } });
    const html = await (await pagesOver(graph).request("https://flaneur.test/places/evil")).text();
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;/script&gt;");
    expect(viewOf(html)).toContain("&lt;script&gt;alert");
    expect(Object.values(dataOf(html, "first-results"))[0]?.data.place.place.name).toBe(evil);
  });

  const failures: Readonly<Record<string, Fetch>> = {
    "responds with errors": () => Response.json({ errors: [{ message: "down" }] }),
    "responds with HTML": () => new Response("<h1>502</h1>", { status: 502 }),
    throws: () => {
      throw new Error("down");
    },
    "does not respond": () => Promise.withResolvers<Response>().promise,
  };
  it.each(Object.entries(failures))("is sent without its data when the graph %s", async (_, graph) => {
    const response = await pagesOver(graph, PUBLIC_URL, 1_000).request(`${PUBLIC_URL}/places/tour-eiffel`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<title>Flâneur · Places in Paris</title>");
    expect(html).not.toContain("first-results");
  });

  const phone = { headers: { "sec-ch-ua-mobile": "?1" } };
  it("contains its rendered view: the listing with filters, a place with related places, or a message that no place exists", async () => {
    const [home, place, missing] = await Promise.all(
      ["/?types=Museum", "/places/tour-eiffel", "/places/nowhere"].map(async (path) => viewOf((await open(path)).html)),
    );
    expect(count(home ?? "", /<article/g)).toBeGreaterThan(10);
    expect(home).toMatch(/<h1[^>]*>\d+ places<\/h1>/);
    expect(home).toContain('aria-label="Museum, remove filter"');
    expect(place).toMatch(/<h1[^>]*>Tour Eiffel<\/h1>/);
    expect(count(place ?? "", /<article/g)).toBeGreaterThan(3);
    expect(missing).toContain("There is no place at this address");
  });

  it("is rendered completely, with no style attribute but the allowed one", async () => {
    for (const path of ["/", "/places/tour-eiffel", "/?search=nothing+is+called+so"]) {
      const view = viewOf((await open(path)).html);
      expect(view).toContain("<main");
      // The style attribute of Radix's tabs is allowed by its hash.
      expect(view?.replaceAll(' style="outline:none"', "")).not.toContain(' style="');
      // React writes this comment instead of a part whose code is not loaded.
      expect(view).not.toContain("<!--$!-->");
    }
  });

  it("is rendered for the device of the request, and names the headers that it depends on in Vary", async () => {
    const agent = (name: string) => ({ headers: { "user-agent": name } });
    const pages = [
      await open("/", phone),
      await open("/", agent("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1")),
      await open("/", agent("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36")),
      await open("/"),
    ];
    const devices = pages.map(({ html }) => /<div id="root" [^>]*data-device="(\w+)">/.exec(html)?.[1]);
    expect(devices).toEqual(["phone", "phone", "desktop", "desktop"]);
    // The pictures of the first row load with a high priority.
    expect(pages.map(({ html }) => count(viewOf(html), /fetchpriority="high"/gi))).toEqual([1, 1, 6, 6]);
    expect(pages[0]?.headers.get("vary")).toBe("x-page-variant, sec-ch-ua-mobile, user-agent, accept-language, cookie");
  });

  it("contains no list of favorites or of a saved view", async () => {
    for (const tab of ["favorites", "view-1"]) {
      const { html } = await open(`/?tab=${tab}`);
      expect(html).toContain('<div id="root"></div>');
      expect(Object.keys(dataOf(html, "first-results"))).toEqual([graphRequest(FilterOptionsQuery, {}).key]);
    }
  });

  it("is sent with its data and without a view when rendering fails", async () => {
    const render = () => {
      throw new Error("a component");
    };
    const pages = createPages(dist, {
      graph: (request) => parts.graph(request),
      logger,
      trustedProxies: 0,
      renderFirstView: render,
    });
    const html = await (await pages.request("https://flaneur.test/")).text();
    expect(html).toContain('<div id="root"></div>');
    expect(Object.keys(dataOf(html, "first-results"))).toHaveLength(3);
  });

  it("is not rendered when one of its queries fails", async () => {
    const graph: Fetch = async (request) => {
      const query = await request.clone().text();
      return query.includes("query FilterOptions") ? Response.json({ errors: [{}] }) : parts.graph(request);
    };
    const html = await (await pagesOver(graph).request("https://flaneur.test/")).text();
    expect(html).toContain('<div id="root"></div>');
    expect(Object.keys(dataOf(html, "first-results"))).toHaveLength(2);
  });

  it("has the title of its own page when the first of its queries fails", async () => {
    const graph: Fetch = async (request) => {
      const query = await request.clone().text();
      return query.includes("query Collections") ? parts.graph(request) : Response.json({ errors: [{}] });
    };
    const html = await (await pagesOver(graph).request("https://flaneur.test/")).text();
    const whole = await open("/");
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(/<title>(.*?)<\/title>/.exec(whole.html)?.[1]);
  });

  it("lists by 'Recommended' if places that are not chosen are listed, also in the browser, and otherwise by name", async () => {
    let others = 0;
    const graph: Fetch = async (request) => {
      const { operationName } = (await request.clone().json()) as { readonly operationName: string };
      const response = await parts.graph(request);
      if (operationName !== "FilterOptions") return response;
      const { data } = (await response.json()) as { data: { filterOptions: { counts: { places: number } } } };
      data.filterOptions.counts.places += others;
      return Response.json({ data });
    };
    const pages = pagesOver(graph);
    const sortsOf = async (path: string) => {
      const html = await (await pages.request(`https://flaneur.test${path}`)).text();
      const asked = Object.values(dataOf(html, "first-results") as FirstResults).map(
        ({ variables }) => variables.sortBy,
      );
      const settings = dataOf(html, "settings") as { readonly defaultSort?: string } | null;
      return [asked.find((sort) => sort !== undefined), settings?.defaultSort];
    };
    expect(await sortsOf("/")).toEqual(["NAME", undefined]);
    others = 1;
    expect(await sortsOf("/")).toEqual(["RECOMMENDED", "recommended"]);
    // A page without a list says how the browser lists the places later.
    expect(await sortsOf("/collections/best-terraces")).toEqual([undefined, "recommended"]);
    others = 0;
    expect(await sortsOf("/?types=Bar")).toEqual(["NAME", undefined]);
  });

  it("contains the key of Google Maps if the server has one", async () => {
    const graph: Fetch = () => Response.json({ data: {} });
    const settingsIn = async (googleMapsApiKey?: string) => {
      const pages = createPages(dist, { graph, logger, trustedProxies: 0, googleMapsApiKey });
      const html = await (await pages.request("https://flaneur.test/")).text();
      const textContent = /<script[^>]* id="settings">(.*?)<\/script>/s.exec(html)?.[1];
      const page = { getElementById: () => (textContent === undefined ? null : { textContent }) };
      return { html, settings: readPublicSettings(page as unknown as Document) };
    };
    expect((await settingsIn("a-</script>-key")).settings).toEqual({
      googleMapsApiKey: "a-</script>-key",
      mapStyleUrl: null,
      defaultSort: "name",
      operator: null,
    });
    const without = await settingsIn();
    expect(without.html).not.toContain('id="settings"');
    expect(without.settings).toEqual({
      googleMapsApiKey: null,
      mapStyleUrl: null,
      defaultSort: "name",
      operator: null,
    });
  });

  it("has a message for browsers without JavaScript, and another message for an app that does not load", async () => {
    const { html } = await open("/");
    expect(html).toMatch(/<noscript>.*Filters, favorites and accounts need JavaScript.*<\/noscript>/s);
    expect(html).toMatch(/role="alert">[^<]*could not start/);
    const withoutView = await open("/login");
    expect(withoutView.html).toMatch(/<noscript>.*Flâneur needs JavaScript to show places.*<\/noscript>/s);
  });

  it("sets the theme color of the browser to the background of the theme", () => {
    const html = readFileSync(INDEX, "utf8");
    expect(html).toContain(`<meta name="theme-color" content="${light.ground}" />`);
    expect(html).toContain(`.content = "${dark.ground}"`);
  });

  it("is in the sitemap if it is the home page, '/about' or a place, and robots.txt names the sitemap", async () => {
    const { html: sitemap } = await open("/sitemap.xml", {}, PUBLIC_URL);
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(urls.slice(0, 2)).toEqual(["https://flaneur.test/", "https://flaneur.test/about"]);
    expect(urls).toContain("https://flaneur.test/places/tour-eiffel");
    expect(urls.length).toBeGreaterThan(500);
    expect(new Set(urls).size).toBe(urls.length);
    expect((await open("/robots.txt", {}, PUBLIC_URL)).html).toContain("Sitemap: https://flaneur.test/sitemap.xml");
    expect((await open("/robots.txt")).html).not.toContain("Sitemap");
  });
});
