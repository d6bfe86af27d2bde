import type { Page } from "@playwright/test";
import fc from "fast-check";
import { repetitions } from "../setup/campaign.ts";
import { saveWithoutPictures } from "./pocket-sheet.ts";
import { cachedUrls, goOffline } from "./service-worker.ts";
import { expect, filter, pageHeading, scrollAndClick, test } from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 50\d|AbortError/] });

const PLACE = `id name address arrondissement types tags placeStatus rating openingHours googleMapsUrl
  coordinates { latitude longitude } media { kind url }`;
const COUNTS = ["types", "tags", "arrondissements", "neighbourhoods", "hours"]
  .map((facet) => `${facet} { value count }`)
  .join(" ");
const PLACES = `query Places($filters: PlaceFiltersInput!, $sortBy: SortField!, $sortOrder: SortOrder!, $page: Int!,
  $limit: Int!, $origin: OriginInput) {
  places(filters: $filters, sortBy: $sortBy, sortOrder: $sortOrder, page: $page, limit: $limit, origin: $origin) {
    nodes { ${PLACE} travelTime(origin: $origin) }
    pagination { total page limit pages next }
    facets { ${COUNTS} }
  }
}`;
const PINS =
  "query Pins($filters: PlaceFiltersInput!, $origin: OriginInput) { pins(filters: $filters, origin: $origin) }";
const DETAIL = `query Place($id: ID!, $origin: OriginInput) {
  place(id: $id) {
    place { ${PLACE} otherNames neighbourhoods website description wheelchair ratingSource travelTime(origin: $origin)
      openingHoursSource { name month url } source { name month url } }
    related { ${PLACE} }
    nearby { ${PLACE} }
    stations { name kind minutes }
  }
}`;
const COLLECTION = `query Collection($slug: String!) {
  collection(slug: $slug) { title { en fr } sentence { en fr } places { ${PLACE} } }
}`;
const COLLECTIONS = "query Collections { collections { slug title { en fr } count covers } }";
const AREA = "slug name arrondissements count";
const NEIGHBOURHOODS = `query Neighbourhoods { neighbourhoods { ${AREA} } }`;
const NEIGHBOURHOOD = `query Neighbourhood($slug: String!) {
  neighbourhood(slug: $slug) {
    ${AREA} text { en fr } outline { latitude longitude } types { value count } places { ${PLACE} }
    points { latitude longitude type } neighbours { ${AREA} }
  }
}`;
const OPTIONS = "query FilterOptions { filterOptions { types arrondissements tagCategories { name tags } } }";

interface Query {
  readonly query: string;
  readonly variables: object;
}

/** Returns up to three queries for which the worker and the server differ: their variables and both responses. */
const differences = (page: Page, queries: readonly Query[]): Promise<readonly unknown[]> =>
  page.evaluate(async (all) => {
    const cache = await caches.open("flaneur-pocket");
    const script = (await cache.keys()).find(({ url }) => url.includes("/search-worker-"));
    const worker = new Worker(script?.url ?? "", { type: "module" });
    const ask = (body: string) =>
      new Promise<string | null>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        worker.postMessage({ body, savedAt: 0, userId: null }, [port2]);
      });
    const sent = async (body: string) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/graphql", { method: "POST", headers, body })).text();
    };
    const found: unknown[] = [];
    for (const each of all) {
      const body = JSON.stringify(each);
      const [own, server] = await Promise.all([ask(body), sent(body)]);
      const [expected, data] = [server, own ?? "{}"].map((answer) => JSON.stringify(JSON.parse(answer).data ?? null));
      // A response without data is an error: a query that both reject proves nothing.
      if (expected === "null" || data !== expected)
        found.push({ variables: each.variables, own: own?.slice(0, 600), server: server.slice(0, 600) });
      if (found.length > 2) break;
    }
    worker.terminate();
    return found;
  }, queries);

interface Vocabulary {
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly arrondissements: readonly string[];
  readonly neighbourhoods: readonly string[];
  readonly words: readonly string[];
  readonly ids: readonly string[];
}

/** Returns the values of the saved places, and the words of their names. */
const vocabularyOf = (page: Page): Promise<Vocabulary> =>
  page.evaluate(async () => {
    const stored = await caches.match("/api/places/pack");
    if (stored === undefined) throw new Error("No places are saved.");
    const { places } = await stored.json();
    const all = (values: readonly (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
    type Raw = {
      readonly id: string;
      readonly name: string;
      readonly type: { readonly primary: string };
      readonly tags: readonly string[];
      readonly arrondissement: string | null;
      readonly neighbourhoods: readonly string[];
    };
    const raw: readonly Raw[] = places;
    return {
      types: all(raw.map(({ type }) => type.primary)),
      tags: all(raw.flatMap(({ tags }) => tags)),
      arrondissements: all(raw.map(({ arrondissement }) => arrondissement)),
      neighbourhoods: all(raw.flatMap(({ neighbourhoods }) => neighbourhoods)),
      words: all(raw.flatMap(({ name }) => name.split(/[^\p{L}]+/u).filter((word) => word.length > 1))),
      ids: raw.map(({ id }) => id),
    };
  });

/** The chosen values of a category. */
interface Chosen {
  readonly include: string[];
  readonly exclude: string[];
  readonly join: "AND" | "OR";
}

/** Returns the query of the filter options and random queries of lists, pins and places. The seed is fixed. */
function randomQueries(known: Vocabulary, count: number): readonly Query[] {
  const category = (values: readonly string[]) =>
    fc.record({
      include: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }),
      exclude: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 1 }),
      join: fc.constantFrom("AND", "OR"),
    });
  const rarely = <T>(value: fc.Arbitrary<T>, usual: T) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: value });
  const none: Chosen = { include: [], exclude: [], join: "AND" };
  const at = fc
    .record({ day: fc.integer({ min: 1, max: 28 }), hour: fc.integer({ min: 0, max: 23 }) })
    .map(({ day, hour }) => `2026-11-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:15`);
  const filters = fc.record({
    types: rarely(category(known.types), none),
    tags: rarely(category(known.tags), none),
    arrondissements: rarely(category(known.arrondissements), none),
    neighbourhoods: rarely(category(known.neighbourhoods), none),
    placeStatuses: rarely(fc.uniqueArray(fc.constantFrom("OPEN", "JUST_OPENED", "OPENING_SOON")), []),
    search: rarely(fc.constantFrom(...known.words), ""),
    hours: fc.record({
      at,
      states: rarely(fc.uniqueArray(fc.constantFrom("OPEN", "CLOSED", "UNKNOWN"), { maxLength: 2 }), []),
    }),
  });
  const origin = fc.record({
    latitude: fc.double({ min: 48.82, max: 48.9, noNaN: true }),
    longitude: fc.double({ min: 2.26, max: 2.41, noNaN: true }),
    mode: fc.constantFrom("TRANSIT", "WALKING"),
  });
  const list = fc
    .record({
      filters,
      sortBy: fc.constantFrom("NAME", "TYPE", "ARRONDISSEMENT", "RATING"),
      sortOrder: fc.constantFrom("ASC", "DESC"),
      page: fc.integer({ min: 1, max: 3 }),
      limit: fc.constantFrom(12, 48),
      from: fc.option(fc.record({ origin, maxMinutes: fc.option(fc.constantFrom(10, 20, 45)), nearest: fc.boolean() })),
    })
    .map(({ from, ...query }) => ({
      query: PLACES,
      variables: {
        ...query,
        ...(from !== null && {
          origin: from.origin,
          sortBy: from.nearest ? "TRAVEL_TIME" : query.sortBy,
          filters: { ...query.filters, ...(from.maxMinutes !== null && { maxMinutes: from.maxMinutes }) },
        }),
      },
    }));
  const pins = filters.map((chosen) => ({ query: PINS, variables: { filters: chosen } }));
  const place = fc
    .record({ id: fc.constantFrom(...known.ids), origin: fc.option(origin, { nil: undefined }) })
    .map((variables) => ({ query: DETAIL, variables }));
  const any = fc.oneof({ weight: 8, arbitrary: list }, { weight: 1, arbitrary: pins }, { weight: 1, arbitrary: place });
  return [{ query: OPTIONS, variables: {} }, ...fc.sample(any, { numRuns: count, seed: 98 })];
}

test("the worker answers random lists, pins and places as the server does", async ({ page }) => {
  const count = repetitions(300, 10_000);
  test.setTimeout(120_000 + count * 200);
  await saveWithoutPictures(page);
  expect(await differences(page, randomQueries(await vocabularyOf(page), count))).toEqual([]);
});

test("the worker answers the collections and the neighbourhoods as the server does", async ({ page, request }) => {
  test.slow();
  await saveWithoutPictures(page);
  const slugsOf = async (path: string): Promise<readonly string[]> =>
    (await (await request.get(path)).json()).data.map(({ slug }: { readonly slug: string }) => slug);
  const [collections, areas] = await Promise.all([slugsOf("/api/collections"), slugsOf("/api/neighbourhoods")]);
  expect(Math.min(collections.length, areas.length)).toBeGreaterThan(1);
  const queries = [
    { query: COLLECTIONS, variables: {} },
    { query: NEIGHBOURHOODS, variables: {} },
    ...collections.map((slug) => ({ query: COLLECTION, variables: { slug } })),
    ...areas.map((slug) => ({ query: NEIGHBOURHOOD, variables: { slug } })),
  ];
  expect(await differences(page, queries)).toEqual([]);
});

test("everything that is saved works without a network: lists, filters, the search, places, maps, the guide and the language", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await saveWithoutPictures(page);
  await goOffline(page);
  await test.step("the filters, the search, the table, the map and the page of a place work", async () => {
    await page.goto("/?types=Museum");
    await expect(pageHeading(page)).toHaveText("51 places");
    await expect(page.getByText(/^Saved on /).first()).toBeVisible();
    await filter(page, "Park").click();
    await expect(pageHeading(page)).toHaveText("85 places");
    await page.goto("/");
    await page.getByRole("combobox").first().fill("creperie");
    await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
    await page.getByRole("radio", { name: "Table" }).click();
    await expect(page.getByRole("row", { name: /Crêperie de Josselin/ })).toBeVisible();
    await page.goto("/places/septime");
    await expect(pageHeading(page)).toHaveText("Septime");
    await page.goto("/");
    await page.getByRole("radio", { name: "Map" }).click();
    await expect(page.getByRole("region", { name: /map/i }).or(page.locator("canvas")).first()).toBeVisible();
    expect(await cachedUrls(page, "flaneur-pocket")).toContain("/pocket-record");
    await page.getByRole("radio", { name: "Grid" }).click();
  });
  await test.step("types, areas, stations and streets are suggested", async () => {
    await page.goto("/");
    const field = page.getByRole("combobox").first();
    for (const [text, suggested] of [
      ["musées", /Museum/],
      ["11e", /11/],
      ["marais", /Le Marais/],
      ["bastille", /Bastille/],
      ["rue de charonne", /Rue de Charonne/],
    ] as const) {
      await field.fill(text);
      await expect(page.getByRole("option", { name: suggested }).first()).toBeVisible();
    }
    await field.fill("musées");
    await page
      .getByRole("option", { name: /Museum/ })
      .first()
      .click();
    await expect(pageHeading(page)).toHaveText("51 places");
  });
  await test.step("collections and neighbourhoods that were not opened before open", async () => {
    await page.goto("/neighbourhoods/le-marais");
    await expect(pageHeading(page)).toHaveText("Le Marais");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/");
    await page.getByRole("main").locator("a[href^='/collections/']").first().click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
  await test.step("a chosen language is also used on the next page", async () => {
    await page.goto("/places/septime");
    await scrollAndClick(page.getByRole("contentinfo").getByRole("button", { name: "Français" }));
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.goto("/places/allard");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await scrollAndClick(page.getByRole("contentinfo").getByRole("button", { name: "English" }));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
  await test.step("a card without a saved picture shows none until the network is back", async () => {
    await page.goto("/?types=Bakery");
    const card = page.getByRole("article").last();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText("You are offline")).toBeHidden({ timeout: 60_000 });
    await expect(card.locator("img[src*='/posters/']")).toBeVisible();
  });
  await test.step("a tile of the street map is served until the map is removed", async () => {
    await goOffline(page);
    await page.goto("/about");
    const [archive = ""] = (await cachedUrls(page, "flaneur-pocket")).filter((url) => url.includes("/basemap/"));
    /** Returns the status and the number of bytes of a tile, or null if the request fails. */
    const loadTile = () =>
      page.evaluate(async (url) => {
        const response = await fetch(url).catch(() => null);
        return response && { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
      }, `${archive}/12/2074/1409`);
    const tile = await loadTile();
    expect(tile?.status).toBe(200);
    expect(tile?.bytes).toBeGreaterThan(1_000);
    await page.evaluate(() => caches.delete("flaneur-pocket"));
    expect(await loadTile()).toBeNull();
  });
});
