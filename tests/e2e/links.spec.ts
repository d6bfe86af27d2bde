import type { Page } from "@playwright/test";
import { expect, scrollAndClick, test } from "./test.ts";

const sort = (page: Page) => page.getByRole("button", { name: /^Sort:/ });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("filter-storage") ?? "{}"));

/** Stores preferences as an earlier visit would have, unless the browser has stored some already. */
async function storePreferences(page: Page, preferences: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem("filter-storage") === null) localStorage.setItem("filter-storage", text);
  }, JSON.stringify(preferences));
}

test("a shared link overrides the recipient's preferences and does not change the stored ones", {
  tag: "@journey",
}, async ({ page }) => {
  const preferences = { limit: 96, sortBy: "rating", sortOrder: "desc", transportMode: "walking" };
  await storePreferences(page, preferences);
  await page.goto("/?not-types=Bar");
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(sort(page)).toHaveAccessibleName("Sort: Name, ascending");
  expect(await stored(page)).toEqual(preferences);
  // The listing without a link follows the stored preferences, and its address states them.
  await page.getByRole("link", { name: "Flâneur" }).click();
  await expect(page.getByRole("article")).toHaveCount(96);
  await expect(sort(page)).toHaveAccessibleName("Sort: Rating, descending");
  await expect(page).toHaveURL(/\/\?mode=walking&sort=rating-desc&limit=96$/);
});

test("two tabs do not overwrite each other's stored sort and page size", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await sort(page).click();
  await page.getByRole("menuitemradio", { name: /^Rating/ }).click();
  await expect(sort(page)).toContainText("Rating");
  await scrollAndClick(other.getByRole("radio", { name: "72" }));
  await expect(other.getByRole("article")).toHaveCount(72);
  await expect(sort(other)).toContainText("Name");
  expect(await stored(page)).toMatchObject({ sortBy: "rating", limit: 72 });
});

test("unknown values are removed from the address and reported once", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/?types=Castle&types=Bar&arrondissements=99&sort=price-up");
  const notice = page.getByText("Left out, because there is no such value: 99, price-up, Castle.");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\?types=Bar$/);
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("checkbox", { name: /^Café,/ }).click();
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\?types=Bar$/);
  await expect(notice).toBeHidden();
});

test("'/places/' in any spelling, also with slashes at its end, opens the place's page", async ({ page }) => {
  const response = await page.goto("/PLACES/Afaria//");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Afaria");
  await expect(page).toHaveURL(/\/places\/afaria$/);
});
