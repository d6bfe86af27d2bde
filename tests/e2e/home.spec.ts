import type { Locator, Page } from "@playwright/test";
import { nextOpenCount } from "./graph-requests.ts";
import { dialog, expect, expectNamedGroups, test } from "./test.ts";

const SENTENCE = "A hand-picked guide to Paris: tables, gardens, screens, shops and baths worth the walk.";
const row = (page: Page) => page.getByRole("toolbar", { name: "Quick filters" });
const pageHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns the position of an element in the window, or null if the element is not visible. */
const position = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box === null ? null : { x: box.x, y: box.y };
};

test("a sentence says what the product is, with and without filters", async ({ page }) => {
  for (const path of ["/", "/?types=Bar"]) {
    await page.goto(path);
    await expect(page.getByText(SENTENCE)).toBeVisible();
  }
});

test("every group of controls on the page of all places has a name", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/?types=Bar");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  await expectNamedGroups(page);
});

test("a press of a quick filter moves neither the pressed button nor the count", async ({ page }) => {
  await page.goto("/");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  const terrace = row(page).getByRole("button", { name: /^Terrace/ });
  const before = { terrace: await position(terrace), title: await position(pageHeading(page)) };
  await terrace.click();
  await expect(page).toHaveURL(/tags=Terrace/);
  await expect(terrace).toHaveAttribute("aria-pressed", "true");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  expect({ terrace: await position(terrace), title: await position(pageHeading(page)) }).toEqual(before);
  await terrace.click();
  await expect(page).toHaveURL(/\/$/);
});

test("a quick filter lists as many places as its name says", async ({ page }) => {
  await page.goto("/");
  const kids = row(page).getByRole("button", { name: /^Kids, \d+ places$/ });
  const count = /\d+/.exec((await kids.getAttribute("aria-label")) ?? "")?.[0];
  await kids.click();
  await expect(pageHeading(page)).toHaveText(`${count} places`);
});

test("a quick filter that is active in a link is shown as a chip before 'Clear all'", async ({ page }) => {
  await page.goto("/?tags=Terrace");
  await expect(row(page).getByRole("button").nth(0)).toHaveAccessibleName("Terrace, remove filter");
  await expect(row(page).getByRole("button").nth(1)).toHaveAccessibleName("Clear all");
  await expect(row(page).getByRole("button", { name: /^Terrace, \d/ })).toHaveCount(0);
});

test("a quick filter without places is dimmed, and a press does nothing", async ({ page }) => {
  await page.goto("/?search=Septime");
  const kids = row(page).getByRole("button", { name: "Kids, 0 places" });
  await expect(kids).toHaveAttribute("aria-disabled", "true");
  await kids.click({ force: true });
  await expect(page).toHaveURL(/search=Septime$/);
});

test("the count in the name of 'Open now' follows the filters, and is the number of places that it lists", async ({
  page,
}) => {
  // A Wednesday at 12:30 in Paris.
  await page.clock.setSystemTime(new Date("2026-11-25T11:30:00Z"));
  const openNow = (count: number) => row(page).getByRole("button", { name: `Open now, ${count} places` });
  const counted = nextOpenCount(page, "T12:30");
  await page.goto("/");
  const ofAll = await counted;
  await expect(openNow(ofAll)).toBeVisible();
  const countedKids = nextOpenCount(page, "T12:30");
  await row(page)
    .getByRole("button", { name: /^Kids, / })
    .click();
  const ofKids = await countedKids;
  expect(ofKids).toBeLessThan(ofAll);
  await openNow(ofKids).click();
  await expect(pageHeading(page)).toHaveText(`${ofKids} places`);
});

test("'Open now' is dimmed if all places of the list are closed", async ({ page }) => {
  // A Wednesday at four in the morning in Paris.
  await page.clock.setSystemTime(new Date("2026-11-25T03:00:00Z"));
  await page.goto("/?types=Museum");
  const openNow = row(page).getByRole("button", { name: "Open now, 0 places" });
  await expect(openNow).toHaveAttribute("aria-disabled", "true");
});

test("'Open now' is dimmed if the list is empty", async ({ page }) => {
  await page.goto("/?search=zzzz");
  const openNow = row(page).getByRole("button", { name: "Open now, 0 places" });
  await expect(openNow).toHaveAttribute("aria-disabled", "true");
});

test("'Near me' opens the location dialog if no location is confirmed", async ({ page }) => {
  await page.goto("/");
  await row(page).getByRole("button", { name: "Near me" }).click();
  await expect(dialog(page, "Enter Your Address")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("'Surprise me' opens a place of the listing", async ({ page }) => {
  await page.goto("/?search=Septime");
  await expect(pageHeading(page)).toHaveText(/places?$/);
  await row(page).getByRole("button", { name: "Surprise me" }).click();
  await expect(page).toHaveURL(/\/places\//);
  await expect(pageHeading(page)).toHaveText(/Septime/);
});

test("'Surprise me' can open a place that is not on the first page of the listing", async ({ page }) => {
  // Makes 'Surprise me' choose the last place.
  await page.addInitScript(() => {
    Math.random = () => 0.9999;
  });
  await page.goto("/");
  await expect(pageHeading(page)).toHaveText(/places$/);
  const shown = await page
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await row(page).getByRole("button", { name: "Surprise me" }).click();
  await expect(page).toHaveURL(/\/places\//);
  expect(shown).not.toContain(new URL(page.url()).pathname);
});

test("'Skip to results' is reached by the second press of Tab and moves the focus to the places", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article").first().locator(":focus")).toHaveCount(1);
});

test("the quick filters are one tab stop, and the arrow keys move the focus between them", async ({ page }) => {
  await page.goto("/");
  await row(page).getByRole("button", { name: "Near me" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(row(page).getByRole("button", { name: "Open now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(row(page).locator(":focus")).toHaveCount(0);
});

test("the collections are shown only above the first page of all places", async ({ page }) => {
  await page.goto("/");
  const shelf = page.getByRole("navigation", { name: "Collections" });
  await expect(shelf.getByRole("link")).toHaveCount(4);
  await row(page)
    .getByRole("button", { name: /^Terrace/ })
    .click();
  await expect(shelf).toHaveCount(0);
  await page.goto("/?page=2");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(shelf).toHaveCount(0);
});

test("the tile of a collection opens a page with as many places as the tile says", async ({ page }) => {
  await page.goto("/");
  const tile = page.getByRole("navigation", { name: "Collections" }).getByRole("link", { name: /^Under the trees/ });
  const count = Number(/(\d+) places/.exec((await tile.textContent()) ?? "")?.[1]);
  await tile.click();
  await expect(page).toHaveURL("/collections/under-the-trees");
  await expect(pageHeading(page)).toHaveText("Under the trees");
  await expect(page.getByRole("article")).toHaveCount(count);
});

test("the server renders the collections and the page of a collection", async ({ request }) => {
  const home = await (await request.get("/", { headers: { accept: "text/html" } })).text();
  expect(home).toContain('href="/collections/first-time-in-paris"');
  const response = await request.get("/collections/best-terraces", { headers: { accept: "text/html" } });
  expect(response.status()).toBe(200);
  const page = await response.text();
  expect(page).toContain("<title>Best terraces · Flâneur</title>");
  expect(page).toMatch(/<h1[^>]*>Best terraces<\/h1>/);
  expect(page).toContain('"@type":"CollectionPage"');
});

test("the page of a collection that does not exist has status 404", async ({ request }) => {
  const response = await request.get("/collections/nowhere", { headers: { accept: "text/html" } });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Page not found");
});

test("a type on the page of a neighbourhood opens the listing of its places of this type", async ({ page }) => {
  await page.goto("/neighbourhoods/le-marais");
  await expect(pageHeading(page)).toHaveText("Le Marais");
  await expect(page.getByRole("article")).toHaveCount(10);
  const type = page.getByRole("list", { name: "Types of places" }).getByRole("link").first();
  const count = /\d+/.exec((await type.getAttribute("aria-label")) ?? "")?.[0];
  await type.click();
  await expect(page).toHaveURL(/neighbourhoods=/);
  await expect(pageHeading(page)).toHaveText(`${count} places`);
});

test("the page of an unknown neighbourhood has status 404", async ({ request }) => {
  const response = await request.get("/neighbourhoods/nowhere", { headers: { accept: "text/html" } });
  expect(response.status()).toBe(404);
});

test("the sitemap lists neighbourhoods and collections", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/neighbourhoods/le-marais</loc>");
  expect(sitemap).toContain("/collections/under-the-trees</loc>");
});
