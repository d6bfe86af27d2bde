import type { Page } from "@playwright/test";
import { expect, scrollAndClick, test } from "./test.ts";

const bar = (page: Page) => page.getByRole("checkbox", { name: /^Bar,/ });
const sort = (page: Page) => page.getByRole("button", { name: /^Sort:/ });
const cards = (page: Page) => page.getByRole("article");

async function sortBy(page: Page, field: string): Promise<void> {
  await sort(page).click();
  await page.getByRole("menuitemradio", { name: new RegExp(`^${field}`) }).click();
  await expect(sort(page)).toContainText(field);
}

test("Back and Forward step through filters, sort, page size and page, one choice at a time", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(48);
  await bar(page).click();
  await sortBy(page, "Rating");
  await scrollAndClick(page.getByRole("button", { name: "Page 2", exact: true }));
  await scrollAndClick(page.getByRole("radio", { name: "72" }));
  await expect(page).toHaveURL(/\?types=Bar&sort=rating-desc&limit=72$/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole("radio", { name: "48" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Page 1", exact: true })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(sort(page)).toContainText("Name");
  await expect(bar(page)).toBeChecked();
  await page.goBack();
  await expect(bar(page)).not.toBeChecked();
  await expect(page).toHaveURL(/\/$/);
  for (let steps = 0; steps < 4; steps += 1) await page.goForward();
  await expect(page).toHaveURL(/\?types=Bar&sort=rating-desc&limit=72$/);
  await expect(page.getByRole("radio", { name: "72" })).toBeChecked();
  await expect(sort(page)).toContainText("Rating");
});

test("the logo and 'Back to places' lead to the listing without loading the document again", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour Eiffel");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const sameDocument = () => page.evaluate(() => "sameDocument" in window);
  await page.getByRole("link", { name: "Back to places" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page.locator("#content")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour Eiffel");
  await page.getByRole("link", { name: "Flâneur" }).click();
  await expect(page).toHaveTitle("Places in Paris · Flâneur");
  await bar(page).click();
  await expect(page).toHaveURL(/types=Bar/);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("link", { name: "Flâneur" }).click();
  await expect(bar(page)).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await sameDocument()).toBe(true);
});

test("removing the last filter does not scroll the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.goto("/?types=Bar");
  await expect(cards(page)).toHaveCount(48);
  const chip = page.getByRole("button", { name: "Bar, remove filter" });
  await page.evaluate(() => scrollTo(0, 60));
  // Scrolls the chip out from under the sticky top bar.
  await chip.hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await chip.click();
  await expect(chip).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
