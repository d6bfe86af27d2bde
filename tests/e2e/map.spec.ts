import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { start, temporaryFolder } from "../setup/processes.ts";
import { isResponseTo } from "./graph-requests.ts";
import { test as base, expect, expectLoaded, pageHeading, withoutCoordinates } from "./test.ts";

/** The initial centre and zoom of the map (§9). At zoom 0 the world is 256 px wide. */
const CENTRE = { latitude: 48.8566, longitude: 2.3522 };
const ZOOM = 13;
/** The URL pattern of the Google Maps script (§7), and the stub that the tests serve instead of the script. */
const SCRIPT = "https://maps.googleapis.com/maps/api/js?*";
const STAND_IN = readFileSync(
  new URL("../../packages/ui/src/fixtures/google-maps-stand-in.js", import.meta.url),
  "utf8",
);

const map = (page: Page) => page.getByRole("group", { name: "Map", exact: true });
const zoomIn = (page: Page) => page.getByRole("button", { name: "Zoom in" });
const cards = (page: Page) => page.getByRole("article");
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const select = (page: Page, name: string) => card(page, name).getByRole("button", { name, exact: true });
const info = (page: Page, name: string) => page.getByRole("region", { name: `${name} on the map` });
const layout = (page: Page, name: "Table" | "Grid" | "Map") => page.getByRole("radio", { name, exact: true });
const message = (page: Page) => map(page).getByRole("status").filter({ hasText: /./ });

const searchArea = (page: Page) => page.getByRole("button", { name: "Search this area" });

/** Waits for a pins query with variables that contain `words`, and returns the ids of its pins. */
async function pinsOf(page: Page, words?: string): Promise<readonly string[]> {
  const response = await page.waitForResponse(isResponseTo("Pins", words));
  const { data } = await response.json();
  return data.pins.ids;
}

/** Mocks the geocoding responses of Google and of our own server with one location. */
async function geocodeTo(page: Page, location: { readonly lat: number; readonly lng: number }): Promise<void> {
  const result = { formatted_address: "Paris", geometry: { location } };
  await page.route("**/geocode/json?*", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { status: "OK", results: [result] } }),
  );
}

type Point = typeof CENTRE;

/** Clicks the map at a point. Requires that the map has its initial centre and zoom. */
async function pressAt(page: Page, point: Point): Promise<void> {
  const box = await map(page).boundingBox();
  if (box === null) throw new Error("There is no map to press.");
  const world = 256 * 2 ** ZOOM;
  const y = ({ latitude }: Point) => -Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  await page.mouse.click(
    box.x + box.width / 2 + (world * (point.longitude - CENTRE.longitude)) / 360,
    box.y + box.height / 2 + world * (y(point) - y(CENTRE)),
  );
}

/** A test without a Google Maps key. Its page opens with the map layout, unless the browser stores another layout. */
const keyless = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      if (localStorage.getItem("layout") === null) localStorage.setItem("layout", "map");
    });
    await use(page);
  },
});

/** The same test with a Google Maps key. Each worker starts its own app. */
const withKey = keyless.extend<object, { readonly keyed: string }>({
  keyed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const folder = temporaryFolder();
      const app = await start("app", { DATA_DIR: folder.path, GOOGLE_MAPS_API_KEY: "a-key" });
      await use(app.url);
      await app.stop();
      folder.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ keyed }, use) => use(keyed),
  page: async ({ page, context }, use) => {
    await context.route(SCRIPT, (route) => route.fulfill({ body: STAND_IN, contentType: "text/javascript" }));
    await use(page);
  },
});

keyless("the page declares each font once, also after the code of the map has loaded", async ({ page }) => {
  await page.goto("/");
  await expect(zoomIn(page)).toBeVisible();
  const fonts = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`),
  );
  expect(fonts).toEqual([...new Set(fonts)]);
});

for (const [provider, test] of [
  ["MapLibre", keyless],
  ["Google Maps", withKey],
] as const) {
  // Both maps share most of their code. Therefore `npm test` runs the journeys on one map only.
  const journey = provider === "MapLibre" ? "@journey" : [];
  test.describe(`the map of ${provider}`, () => {
    test("centres a place that is selected in the list or by its pin, and shows it until the selection ends", {
      tag: journey,
    }, async ({ page, context, request }) => {
      const { coordinates } = await (await request.get("/api/places/centre-pompidou")).json();
      const script = page.waitForRequest((sent) => sent.url().startsWith("https://maps.googleapis.com/maps/api/js"));
      await page.goto("/?search=Centre Pompidou");
      await expect(zoomIn(page)).toBeVisible();
      await expectLoaded(page);
      if (provider === "Google Maps") {
        const { searchParams } = new URL((await script).url());
        expect([searchParams.get("key"), searchParams.get("libraries")]).toEqual(["a-key", "places"]);
        await expect(page.getByText("No API key provided")).toHaveCount(0);
      } else {
        await page.getByRole("button", { name: "About this map" }).click();
        await expect(page.getByText("No API key provided")).toBeVisible();
        await page.getByRole("button", { name: "About this map" }).click();
        script.catch(() => undefined);
      }
      await expect(message(page)).toContainText("Select a place from the list to view its location on the map");
      await expect(message(page)).toContainText("Enable location access to see your position.");
      const shown = info(page, "Centre Pompidou");
      // A press before the pins are rendered selects nothing. The press is therefore repeated.
      await expect(async () => {
        await pressAt(page, coordinates);
        await expect(shown).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(select(page, "Centre Pompidou")).toHaveAttribute("aria-pressed", "true");
      await expect(shown).toContainText("Place Georges-Pompidou");
      await expect(shown).toContainText("4e Arrondissement");
      const link = shown.getByRole("link", { name: "View on Google Maps" });
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(message(page)).toHaveCount(0);
      // The info window is centred horizontally, because the map is centred on the marker.
      const distance = async () => {
        const [window, whole] = [await shown.boundingBox(), await map(page).boundingBox()];
        if (window === null || whole === null) return Number.POSITIVE_INFINITY;
        return Math.abs(window.x + window.width / 2 - (whole.x + whole.width / 2));
      };
      await expect.poll(distance).toBeLessThan(20);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(shown).toHaveCount(0);
      await expect(message(page)).toContainText("Select a place from the list to view its location on the map");
      await select(page, "Centre Pompidou").press("Enter");
      await expect(link).toBeVisible();
      await link.focus();
      await page.keyboard.press("Escape");
      await expect(shown).toHaveCount(0);
      await expect(select(page, "Centre Pompidou")).toBeFocused();
      const opened = context.waitForEvent("page");
      await card(page, "Centre Pompidou").getByRole("link", { name: "Details" }).click();
      await expect((await opened).getByRole("heading", { level: 1, name: "Centre Pompidou" })).toBeVisible();
    });

    test("shows the area of a link, and searches the visible area until its chip is removed", async ({ page }) => {
      await page.goto("/?area=2.385,48.889,2.392,48.896");
      await expect(zoomIn(page)).toBeVisible();
      await expectLoaded(page);
      await expect(searchArea(page)).toHaveCount(0);
      // Zooms only one step: the button appears when the step ends. During a further step, it would search the area
      // before that step.
      await zoomIn(page).click();
      await searchArea(page).click();
      await expect(page).not.toHaveURL(/area=2\.385,48\.889,2\.392,48\.896/);
      const [west, south, east, north] = (new URL(page.url()).searchParams.get("area") ?? "").split(",").map(Number);
      expect(west).toBeGreaterThan(2.37);
      expect(east).toBeLessThan(2.41);
      expect(south).toBeGreaterThan(48.88);
      expect(north).toBeLessThan(48.91);
      await expectLoaded(page);
      const inArea = await pageHeading(page)
        .filter({ hasText: /^\d+ places?$/ })
        .innerText();
      await expect(searchArea(page)).toHaveCount(0);
      await page.getByRole("button", { name: "This area, remove filter" }).click();
      await expect(pageHeading(page)).toHaveText(/^\d+ places?$/);
      await expect(pageHeading(page)).not.toHaveText(inArea);
      await expect(page).not.toHaveURL(/area=/);
    });
  });
}

keyless(
  "the map of MapLibre has a pin for each place of the list, also when filtered by travel time",
  async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 48.8643217, longitude: 2.3690418, accuracy: 30 });
    await geocodeTo(page, { lat: 48.8643217, lng: 2.3690418 });
    const every = pinsOf(page);
    await page.goto("/?types=Museum&types=Park&max-minutes=20&mode=walking");
    await expectLoaded(page);
    await expect(pageHeading(page)).toHaveText(`${(await every).length} places`);
    const near = pinsOf(page, '"maxMinutes":20');
    await page.getByRole("banner").getByRole("button", { name: "Set Location" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(pageHeading(page)).toHaveText(`${(await near).length} places`);
    expect((await near).length).toBeLessThan((await every).length);
    const listed = await cards(page)
      .getByRole("link", { name: "Details" })
      .evaluateAll((links) => links.map((link) => (link.getAttribute("href") ?? "").replace("/places/", "")));
    expect(listed.toSorted()).toEqual((await near).toSorted());
  },
);

keyless(
  "on a phone, the map of MapLibre has a sheet that shows the list, or the card of the selected place",
  {
    tag: "@journey",
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/?search=Pompidou");
    await expect(layout(page, "Map")).toBeChecked();
    await expect(map(page)).toBeVisible();
    await page.getByRole("button", { name: "Larger list" }).click();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await select(page, "Centre Pompidou").click();
    const shown = info(page, "Centre Pompidou");
    await expect(shown).toBeFocused();
    await expect(shown.getByRole("link", { name: "Details" })).toHaveAttribute("href", "/places/centre-pompidou");
    await expect(shown.getByRole("link", { name: "View on Google Maps" })).toHaveAttribute("href", /^https:\/\//);
    await shown.getByRole("button", { name: "Back to the list" }).click();
    await expect(shown).toHaveCount(0);
    await expect(select(page, "Centre Pompidou")).toBeFocused();
  },
);

keyless(
  "the page of a neighbourhood has a street map, which links to the listing of the neighbourhood",
  async ({ page }) => {
    await page.goto("/neighbourhoods/le-marais");
    // The streets are loaded when the visitor begins to use the page.
    await page.mouse.move(300, 300);
    await expect(page.getByRole("link", { name: "© OpenStreetMap" })).toBeVisible();
    await page.getByRole("link", { name: /^Map of \d+ places$/ }).click();
    await expect(page).toHaveURL(/\/\?neighbourhoods=/);
  },
);

keyless.describe("the map of MapLibre that cannot start", () => {
  keyless.use({ allowedErrors: [/Failed to load resource/] });

  for (const [part, file] of [
    ["code", "MapLibreMap-*.js"],
    ["worker", "maplibre-gl-worker-*.mjs"],
  ] as const) {
    keyless(`shows an error if its ${part} cannot be loaded, and opens after 'Try again'`, async ({ page }) => {
      let away = true;
      await page.route(`**/assets/${file}`, (route) => (away ? route.abort() : route.fallback()));
      await page.goto("/?search=Pompidou");
      await expect(page.getByRole("alert").filter({ hasText: "Error: Error initializing the map" })).toBeVisible();
      await expect(card(page, "Centre Pompidou")).toBeVisible();
      away = false;
      await map(page).getByRole("button", { name: "Try again" }).click();
      await expect(zoomIn(page)).toBeVisible();
    });
  }
});

withKey.describe("the script of Google Maps", () => {
  withKey.use({
    allowedErrors: [
      /Failed to load resource|injectScript|Error with loading Google Maps|^Event$|JSHandle|\[object Event\]/,
    ],
  });

  withKey("leads to an error if it cannot be loaded, and is loaded after 'Try again'", async ({ page }) => {
    let away = true;
    await page.route(SCRIPT, (route) => (away ? route.abort() : route.fallback()));
    await page.goto("/");
    await expect(page.getByRole("alert").filter({ hasText: "Error: Failed to load Google Maps API" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    // The banner for a failed start of the app must not appear.
    await expect(page.getByText("could not start")).toBeHidden();
    away = false;
    await map(page).getByRole("button", { name: "Try again" }).click();
    await expect(zoomIn(page)).toBeVisible();
  });
});

keyless.describe("a browser that loads no web font", () => {
  keyless.use({ allowedErrors: [/Failed to load resource/] });

  keyless("shows the map, and logs only failed requests", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    const tiles = page.waitForRequest((request) => request.url().includes("/basemap/paris-"));
    await page.goto("/");
    await tiles;
    await expect(zoomIn(page)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});

keyless("a configured map style that is invalid is replaced by the built-in style", async ({ page, programs }) => {
  keyless.slow();
  const app = await programs.start("app", {
    DATA_DIR: programs.folder,
    MAP_STYLE_URL: "https://tiles.example/style.json",
  });
  await page.route("https://tiles.example/**", (route) =>
    route.fulfill({ status: 200, json: { no: "style" }, headers: { "access-control-allow-origin": "*" } }),
  );
  const tiles = page.waitForRequest((request) => request.url().includes("/basemap/paris-"));
  await page.goto(app.url);
  await tiles;
  await expect(zoomIn(page)).toBeVisible();
});

withKey("with a Google Maps key, the browser sends geocoding requests to Google", async ({ page }) => {
  await withoutCoordinates(page);
  await page.goto("/?search=Centre Pompidou");
  await expect(zoomIn(page)).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes("/geocode/json"));
  await geocodeTo(page, { lat: 48.8607, lng: 2.3522 });
  await select(page, "Centre Pompidou").click();
  const { origin, pathname, searchParams } = new URL((await asked).url());
  expect([origin, pathname, searchParams.get("key")]).toEqual([
    "https://maps.googleapis.com",
    "/maps/api/geocode/json",
    "a-key",
  ]);
  expect(searchParams.get("address")).toMatch(/, 75004, Paris, France$/);
  await expect(info(page, "Centre Pompidou")).toBeVisible();
});
