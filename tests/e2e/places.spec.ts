import type { APIRequestContext, Page } from "@playwright/test";
import { isResponseTo, operationOf } from "./graph-requests.ts";
import { expect, scrollAndClick, test } from "./test.ts";

const count = (text: string | null): number => Number(/([\d,]+) places?/.exec(text ?? "")?.[1]?.replaceAll(",", ""));

/** Chooses a filter value, and returns the count that was shown next to the value. */
async function choose(page: Page, name: RegExp): Promise<number> {
  const box = page.getByRole("checkbox", { name });
  // The accessible name contains the count: 'Bar, 61 places'.
  const promised = count(/checkbox "([^"]*)"/.exec(await box.ariaSnapshot())?.[1] ?? null);
  await box.click();
  return promised;
}

test.describe("with posters", () => {
  test.use({ loadsPosters: true });

  test("the listing shows a page of 48 places with pictures", { tag: "@journey" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ places$/);
    await expect(page.getByRole("article")).toHaveCount(48);
    const first = page.getByRole("article").first();
    await expect(first.getByRole("link")).toHaveCount(1);
    await expect
      .poll(() => first.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
  });
});

test("typing 'creperie' finds 'Crêperie'", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: "Search for places" }).first().fill("creperie");
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  for (const name of await page.getByRole("article").getByRole("heading").allTextContents()) {
    expect(name).toMatch(/Crêperie/);
  }
});

test("a first type and an arrondissement lead to as many places as their counts say, and a second type adds places", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  const status = page.getByRole("status").filter({ hasText: /places?$/ });
  const bars = await choose(page, /^Bar,/);
  await expect(status).toHaveText(`${bars} places`);
  const cafes = await choose(page, /^Café,/);
  await expect.poll(async () => count(await status.textContent())).toBeGreaterThan(Math.max(bars, cafes));
  const inThe11th = await choose(page, /^11/);
  await expect(status).toHaveText(inThe11th === 1 ? "1 place" : `${inThe11th} places`);
  await expect(page.getByRole("article")).toHaveCount(Math.min(48, inThe11th));
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(page.getByRole("article")).toHaveCount(48);
});

test("a card opens the place's page in a new tab, and 'Back to places' leads to the listing", {
  tag: "@journey",
}, async ({ page, context }) => {
  await page.goto("/");
  const card = page.getByRole("article").nth(2);
  const name = await card.getByRole("heading").textContent();
  const opened = context.waitForEvent("page");
  await card.getByRole("link").click();
  const place = await opened;
  await expect(place.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(place).toHaveTitle(`${name} · Flâneur`);
  await expect(place.getByRole("heading", { name: "About this place" })).toBeVisible();
  await expect(place.getByRole("heading", { name: "Related Places" })).toBeVisible();
  await place.getByRole("link", { name: "Back to places" }).click();
  await expect(place.getByRole("article")).toHaveCount(48);
});

test.describe("the page of an unknown place", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("has status 404, says that there is no place at this address, and leads back to the listing", {
    tag: "@journey",
  }, async ({ page }) => {
    const response = await page.goto("/places/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("alert").getByText("Oops! Something went wrong")).toBeVisible();
    await expect(page.getByRole("heading", { name: "There is no place at this address" })).toBeVisible();
    await expect(page.getByText("Please try again")).toHaveCount(0);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page.getByRole("article")).toHaveCount(48);
  });
});

test.describe("the page at a misspelt URL of a place", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("shows places with similar names, and a search field with the words of the URL's slug", async ({ page }) => {
    await page.goto("/places/cafe-de-flor");
    const guesses = page.getByRole("region", { name: "Perhaps one of these" });
    await expect(guesses.getByRole("article", { name: "Café de Flore" })).toBeVisible();
    const search = page.getByRole("main").getByRole("searchbox");
    await expect(search).toHaveValue("cafe de flor");
    await search.fill("qqqq");
    // No name is similar, so the page shows the best-rated places.
    await expect(guesses.getByRole("article")).toHaveCount(6);
    await search.fill("josselin");
    await expect(guesses.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
    await search.press("Enter");
    await expect(page).toHaveURL(/\/\?search=josselin$/);
  });
});

test("searching from a place's page leads to the listing with that search", async ({ page }) => {
  await page.goto("/places/creperie-de-josselin");
  const search = page.getByRole("combobox", { name: "Search for places" }).first();
  await search.fill("oeuf");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/\?search=oeuf/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/places?$|^No/);
});

test("cards show the rating if the listing is sorted by rating, and not if it is sorted by name", async ({ page }) => {
  await page.goto("/?sort=rating-desc");
  const ratings = page.getByRole("article").getByRole("img", { name: /^Rated [\d.]+ of 5$/ });
  await expect(ratings).toHaveCount(48);
  const shown = (await ratings.allTextContents()).map(Number);
  expect(Math.min(...shown)).toBeGreaterThan(0);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(ratings).toHaveCount(0);
});

test("choosing the current sort again reverses the order", async ({ page }) => {
  await page.goto("/");
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect(page.getByRole("article")).toHaveCount(48);
  const ascending = await names();
  await page.getByRole("button", { name: /sort/i }).click();
  await page
    .getByRole("menuitemradio", { name: /^Name/ })
    .or(page.getByRole("menuitem", { name: /^Name/ }))
    .click();
  await expect(page.getByRole("button", { name: "Sort: Name, descending" })).toBeVisible();
  await expect.poll(async () => (await names())[0]).not.toBe(ascending[0]);
});

test("opening another page of the listing scrolls to its top", async ({ page }) => {
  await page.goto("/");
  await scrollAndClick(page.getByRole("button", { name: "Page 2", exact: true }));
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the next page starts after the last place of the page before, and reloading its URL shows the same places", async ({
  page,
}) => {
  await page.goto("/");
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect(page.getByRole("article")).toHaveCount(48);
  const first = await names();
  await scrollAndClick(page.getByRole("button", { name: "Next page" }));
  await expect(page).toHaveURL(/[?&]after=2%7Ename-asc%7E[^&]+&page=2$/);
  await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
  const second = await names();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(48);
  expect(await names()).toEqual(second);
});

test("a link with filters shows these filters", async ({ page }) => {
  await page.goto("/?types=Bar&not-types=Club&arrondissements=75011&unknown=1");
  await expect(page.getByRole("checkbox", { name: /^Bar,/ })).toBeChecked();
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(3);
});

test("a link to a page beyond the last shows an existing page instead", async ({ page }) => {
  await page.goto("/?types=Bar&page=99");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
});

test("a search that names a tag or an arrondissement suggests a filter, and pressing it replaces the search", async ({
  page,
}) => {
  await page.goto("/");
  const search = page.getByRole("combobox", { name: "Search for places" }).first();
  const heading = page.getByRole("heading", { level: 1 });
  for (const { typed, suggested, chosen } of [
    { typed: "bistros", suggested: /^Bistro is a tag \d+ places$/, chosen: "Bistro, remove filter" },
    { typed: "11ème", suggested: /^11e is an arrondissement \d+ places$/, chosen: "11e Arrondissement, remove filter" },
  ]) {
    await search.fill(typed);
    const suggestion = page.getByRole("list", { name: "Suggestions" }).getByRole("button", { name: suggested });
    const promised = count(await suggestion.textContent());
    await suggestion.click();
    await expect(heading).toHaveText(`${promised} places`);
    await expect(page.getByRole("button", { name: chosen })).toBeVisible();
    await expect(search).toHaveValue("");
    await expect(page.locator("#content")).toBeFocused();
    await page.goBack();
    await expect(search).toHaveValue(typed);
    await page.goBack();
    await expect(search).toHaveValue("");
  }
});

/** Waits until the server has loaded all places: before, it cannot correct spelling. */
const waitForSpelling = (request: APIRequestContext) =>
  expect
    .poll(async () => (await (await request.get("/api/places?search=lourve")).json()).suggestion)
    .toMatchObject({ search: "Louvre" });

test("a misspelt search suggests a correction, and pressing it replaces the search", async ({ page, request }) => {
  await waitForSpelling(request);
  await page.goto("/");
  const search = page.getByRole("combobox", { name: "Search for places" }).first();
  const heading = page.getByRole("heading", { level: 1 });
  await search.fill("lourve");
  const suggestion = page.getByRole("button", { name: /^Did you mean Louvre\? \d+ places?$/ });
  const promised = count(await suggestion.textContent());
  await expect(page.getByRole("status").filter({ has: heading })).toHaveText(
    new RegExp(`^0 places.*Did you mean Louvre\\? ${promised} places?\\.`),
  );
  await suggestion.click();
  await expect(heading).toHaveText(promised === 1 ? "1 place" : `${promised} places`);
  await expect(page.getByRole("article", { name: "Musée du Louvre" })).toBeVisible();
  await expect(search).toHaveValue("Louvre");
  await expect(page).toHaveURL(/\?search=Louvre$/);
  await expect(page.locator("#content")).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("lourve");
  await expect(suggestion).toBeVisible();
});

test("a misspelt search is corrected only to a search with results under the active filters, also on the map", async ({
  page,
  request,
}) => {
  await waitForSpelling(request);
  await page.goto("/?search=lourve&types=Museum");
  await page.getByRole("radio", { name: "Map", exact: true }).check();
  await page.getByRole("button", { name: /^Did you mean Louvre\? \d+ places?$/ }).click();
  await expect(page.getByRole("article", { name: "Musée du Louvre" })).toBeVisible();
  await expect(page).toHaveURL(/types=Museum/);
  await page.goto("/?search=lourve&types=Gym");
  await expect(page.getByText("No places found matching your criteria.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Did you mean/ })).toHaveCount(0);
});

test("a search without results under the other filters offers to remove these filters", async ({ page }) => {
  await page.goto("/?search=creperie&types=Park");
  await page.getByRole("button", { name: /^Without other filters \d+ places?$/ }).click();
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveText(["“creperie”"]);
});

test("removing a filter moves the focus to the next filter, and after the last filter to the list", async ({
  page,
}) => {
  await page.goto("/?types=Bar&types=Café");
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("button");
  await chips.first().press("Enter");
  await expect(chips).toHaveCount(1);
  await expect(chips.first()).toBeFocused();
  await chips.first().press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("the next page is preloaded when its button scrolls into view, and pressing the button sends no further request", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  const pages: number[] = [];
  page.on("request", (request) => {
    const sent = operationOf(request);
    if (sent?.operationName === "Places") pages.push(sent.variables.page ?? 1);
  });
  const loaded = page.waitForResponse(isResponseTo("Places", '"page":2'));
  const next = page.getByRole("button", { name: "Next page" });
  await next.scrollIntoViewIfNeeded();
  await loaded;
  await scrollAndClick(next);
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(", page 2 of");
  expect(pages.filter((number) => number === 2)).toEqual([2]);
});
