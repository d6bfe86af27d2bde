import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { operationOf } from "./graph-requests.ts";
import { recordLayoutShifts } from "./layout-shift.ts";
import { saveWithoutPictures } from "./pocket-sheet.ts";
import { cachedUrls, goOffline, untilCached } from "./service-worker.ts";
import { expect, pageHeading, test, type User } from "./test.ts";

/** Four places. Their order from west to east is Marmottan, Orangerie, Angelina, Enfants Rouges. */
const PLACES = ["angelina", "marche-des-enfants-rouges", "musee-marmottan-monet", "musee-de-l-orangerie"];
const ANGELINA = "Angelina";
const MARKET = "Marché des Enfants Rouges";
const MARMOTTAN = "Musée Marmottan Monet";
const ORANGERIE = "Musée de l’Orangerie";

/** Monday, 23 November 2026, 11:02 in Paris, when Marmottan is closed. */
const MONDAY = new Date("2026-11-23T10:02:00Z");

const walk = (ids: readonly string[], more = "") => `/walk?places=${ids.join(",")}${more}`;
/** Thursday, 26 November 2026, 11:02 in Paris, when all four places are open. */
const THURSDAY = new Date("2026-11-26T10:02:00Z");

const stops = (page: Page) => page.getByRole("list", { name: "Places in their order" }).getByRole("listitem");
const names = (page: Page) => stops(page).getByRole("heading");
const aside = (page: Page) => page.getByRole("region", { name: /^(?:Set aside|Mis de côté)$/ });
const facts = (page: Page) => page.getByRole("main").getByText(/^\d+ places? · \S/);

/** Creates a list as its owner would in another browser, and returns the path of its page and the path of its link. */
async function createList(request: APIRequestContext, { token }: User, placeIds: readonly string[]) {
  const headers = { Authorization: `Bearer ${token}` };
  const places = placeIds.map((placeId) => ({ placeId, note: "A secret note" }));
  const data = { name: "A long Sunday", note: "A secret plan", places };
  const { id } = await (await request.post("/api/lists", { headers, data })).json();
  const { url } = await (await request.post(`/api/lists/${id}/share`, { headers, data: {} })).json();
  return { path: `/my/lists/${id}`, link: url as string };
}

test("a list becomes a walk by the shortest way, and the ends, order and times of the walk can be chosen", {
  tag: "@journey",
}, async ({ page, request, newUser, login }) => {
  const user = await newUser();
  const { path } = await createList(request, user, PLACES);
  await login(user);
  await page.clock.setFixedTime(THURSDAY);
  await page.goto(path);
  await page.getByRole("link", { name: "Make it a walk" }).click();
  await expect(pageHeading(page)).toHaveText("A walk of 4 places");
  await expect(page).toHaveTitle("A walk · A long Sunday · Flâneur");
  await expect(names(page)).toHaveText([MARKET, ANGELINA, ORANGERIE, MARMOTTAN]);
  expect(page.url()).toMatch(/\/walk\?places=angelina,marche-des-enfants-rouges,musee-marmottan-monet,/);
  await expect(page.locator("[data-surface=ready]")).toBeVisible();

  await page.getByRole("combobox", { name: "Begin at" }).selectOption(ORANGERIE);
  await expect(names(page)).toHaveText([ORANGERIE, ANGELINA, MARKET, MARMOTTAN]);
  await page.getByRole("combobox", { name: "End at" }).selectOption(MARKET);
  await expect(names(page).last()).toHaveText(MARKET);
  await page.getByRole("textbox", { name: "Start" }).fill("9h30");
  await page.keyboard.press("Enter");
  await expect(facts(page)).toContainText(/, 9:30 to \d?\d:\d\d$/);
  await page.getByRole("combobox", { name: "At each place" }).selectOption("1h 30m");
  await expect(stops(page).first()).toContainText("9:30 to 11:00");
  await page.reload();
  await expect(names(page).first()).toHaveText(ORANGERIE);
  await expect(stops(page).first()).toContainText("9:30 to 11:00");

  await page.getByRole("radio", { name: "My order" }).check();
  await expect(names(page)).toHaveText([ANGELINA, MARKET, MARMOTTAN, ORANGERIE]);
  await expect(page.getByText("in your order")).toBeVisible();
  await page.getByRole("button", { name: `Leave out ${MARMOTTAN}` }).click();
  await expect(names(page)).toHaveText([ANGELINA, MARKET, ORANGERIE]);
  await expect(page.getByRole("button", { name: `Leave out ${ORANGERIE}` })).toBeFocused();
  await page.getByRole("button", { name: `Add ${MARMOTTAN} to the walk` }).click();
  await expect(names(page)).toHaveText([ANGELINA, MARKET, ORANGERIE, MARMOTTAN]);
  expect(decodeURIComponent(page.url())).not.toContain("secret");
});

test("a walk is saved with its list, and a stranger opens it by the link of the list", {
  tag: "@journey",
}, async ({ page, request, newUser, login, browser }) => {
  const user = await newUser();
  const { path, link } = await createList(request, user, PLACES);
  await login(user);
  await page.clock.setFixedTime(THURSDAY);
  await page.goto(path);
  await page.getByRole("link", { name: "Make it a walk" }).click();
  await page.getByRole("combobox", { name: "Begin at" }).selectOption(ORANGERIE);
  await expect(page.getByText("Saved with “A long Sunday”; its link shows this walk.")).toBeVisible();
  await page.getByRole("link", { name: "A long Sunday" }).click();
  await page.getByRole("link", { name: "Open the walk" }).click();
  await expect(names(page)).toHaveText([ORANGERIE, ANGELINA, MARKET, MARMOTTAN]);

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.clock.setFixedTime(THURSDAY);
  await stranger.goto(new URL(link, page.url()).href);
  await stranger.getByRole("link", { name: "Walk this list" }).click();
  await expect(names(stranger)).toHaveText([ORANGERIE, ANGELINA, MARKET, MARMOTTAN]);
  await stranger.getByRole("link", { name: "A long Sunday" }).click();
  await expect(pageHeading(stranger)).toHaveText("A long Sunday");
  await context.close();
});

test("a walk is downloaded as a route in GPX", async ({ page }) => {
  await page.goto(walk(PLACES, "&at=2026-11-26T11:00"));
  await expect(names(page)).toHaveCount(4);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download GPX" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("flaneur-walk.gpx");
  const text = await readFile(await file.path(), "utf8");
  expect(Array.from(text.matchAll(/<rtept [^>]*><name>([^<]*)/g), ([, name]) => name)).toEqual(
    await names(page).allTextContents(),
  );
});

test("a walk is printed without controls", async ({ page }) => {
  await page.goto(walk(PLACES, "&at=2026-11-26T11:00"));
  await expect(names(page)).toHaveCount(4);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/226 Rue de Rivoli/i)).toBeVisible();
  await expect(stops(page).first()).toContainText("11:00 to 11:45");
  for (const role of ["button", "combobox", "radio", "checkbox", "textbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("canvas").filter({ visible: true })).toHaveCount(0);
});

test("a walk can begin at the confirmed location, which it neither sends nor adds to its address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 48.8845, longitude: 2.3384 });
  const position = /48\.88|2\.33/;
  const withPosition: string[] = [];
  page.on("request", (each) => {
    if (!position.test(`${each.url()} ${each.postData() ?? ""}`)) return;
    withPosition.push(operationOf(each)?.operationName ?? new URL(each.url()).pathname);
  });
  // A fixed time of the day: at night, no way is by metro.
  await page.goto(walk(["musee-de-l-orangerie", "angelina"], "&at=2026-11-23T11:00"));
  await page.getByRole("checkbox", { name: "Begin where I am" }).check();
  await page.getByRole("button", { name: "Set Location" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("region", { name: "Choices for the walk" })).toBeFocused();
  await expect(stops(page).first()).toContainText("Your location");
  await expect(stops(page).first()).toContainText("line 12 from Abbesses to Concorde");
  await page.getByRole("combobox", { name: "End at" }).selectOption(ANGELINA);
  await expect(names(page)).toHaveText([ORANGERIE, ANGELINA]);
  await page.getByRole("radio", { name: "My order" }).check();
  expect(page.url()).toContain("from=here");
  expect(page.url()).not.toMatch(position);
  // The location dialog requests the address of the position, and sends the position when it is confirmed.
  expect(withPosition).toEqual(["/api/geocode/json", "UpdateTravelTime"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a walk of places that are closed now begins on the next morning, and its address keeps a place that was put back", async ({
    page,
  }) => {
    await page.clock.setFixedTime(MONDAY);
    await page.goto(walk(PLACES));
    await expect(page.getByText("Tomorrow 10:00")).toBeInViewport();
    await expect(names(page)).toHaveCount(3);
    await page.getByRole("button", { name: `Put back ${ORANGERIE}` }).press("Enter");
    await expect(names(page)).toHaveCount(4);
    await expect(aside(page)).toHaveCount(0);
    await expect(pageHeading(page)).toBeFocused();
    await page.getByRole("button", { name: "Start now all the same" }).click();
    await expect(facts(page)).toContainText("Monday 23 November, 11:05 to ");
    await page.reload();
    await expect(names(page).filter({ hasText: ORANGERIE })).toHaveCount(1);
    await expect(aside(page).getByRole("listitem")).toHaveCount(2);
  });

  test("the first screen of a walk has its total and its map, almost without layout shifts, and the options open by their button", async ({
    page,
  }) => {
    await page.clock.install({ time: THURSDAY });
    const shifts = await recordLayoutShifts(page);
    await page.goto(walk(PLACES));
    await expect(page.getByRole("list", { name: "The whole way" })).toBeInViewport({ ratio: 1 });
    // The test does not scroll, so the map is loaded only if it is in the first screen.
    await expect(page.locator("[data-surface=ready]")).toBeInViewport({ ratio: 0.8 });
    expect(await shifts.total()).toBeLessThanOrEqual(0.02);
    const options = page.getByRole("button", { name: /^Options/ });
    await expect(options).toHaveAccessibleName("Options Shortest way · 45 min at each place");
    await expect(page.getByRole("combobox", { name: "End at" })).toBeHidden();
    await options.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "End at" }).selectOption(ANGELINA);
    await expect(names(page).last()).toHaveText(ANGELINA);
    await expect(options).toHaveAccessibleName(`Options Shortest way · ends at ${ANGELINA} · 45 min at each place`);
    await options.click();
    await expect(page.getByRole("combobox", { name: "End at" })).toBeHidden();
  });

  test("a walk stays scrolled to its end when its last place is left out", async ({ page }) => {
    await page.goto(walk(PLACES, "&at=2026-11-26T11:00"));
    await expect(page.locator("[data-surface=ready]")).toBeVisible();
    const last = (await names(page).last().textContent()) ?? "";
    await page.getByRole("button", { name: `Leave out ${last}` }).click();
    await expect(names(page)).toHaveCount(3);
    await expect(names(page).last()).toBeInViewport();
  });
});

test.describe("in French on a phone 320 px wide", () => {
  test.use({ locale: "fr-FR", viewport: { width: 320, height: 844 } });

  test("a walk fits the window, with its texts in French", async ({ page }) => {
    await page.goto(walk(PLACES, "&at=2026-11-23T11:00"));
    await expect(pageHeading(page)).toHaveText("Une promenade de 2 lieux");
    await expect(aside(page).getByRole("heading", { name: MARMOTTAN })).toBeVisible();
    await expect(aside(page).getByText("Fermé jusqu’à mardi à 10:00")).toBeVisible();
    // The map is loaded when it comes into view.
    await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
    await expect(page.locator("[data-surface=ready]")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 50\d|AbortError/],
  });

  test("a walk that was opened before opens again", async ({ page }) => {
    await page.goto("/");
    await untilCached(page);
    await page.goto(walk(PLACES, "&at=2026-11-26T11:00"));
    await expect(names(page)).toHaveCount(4);
    const isWalkPlace = (url: string) => url.includes("WalkPlace");
    await expect.poll(async () => (await cachedUrls(page, "flaneur-answers")).filter(isWalkPlace).length).toBe(4);
    await goOffline(page);
    await page.reload();
    await expect(names(page)).toHaveText([MARKET, ANGELINA, ORANGERIE, MARMOTTAN]);
    await expect(page.getByText("You are offline. Nothing is saved but the pages you have seen")).toBeVisible();
  });

  test("a walk that was not opened before opens from the saved places", async ({ page }) => {
    test.slow();
    await saveWithoutPictures(page);
    await goOffline(page);
    await page.goto(walk([...PLACES, "no-such-place"], "&at=2026-11-26T11:00"));
    await expect(names(page)).toHaveText([MARKET, ANGELINA, ORANGERIE, MARMOTTAN]);
    // The server may have a place that is not saved.
    await expect(page.getByText("Not part of the walk, because loading failed: no-such-place.")).toBeVisible();
  });
});
