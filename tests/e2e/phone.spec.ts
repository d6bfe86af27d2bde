import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone the filters open as a dialog that counts the places and leads to the list", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  const museums = panel.getByRole("checkbox", { name: /^Museum,/ });
  const promised = /(\d+) places/.exec(await museums.ariaSnapshot())?.[1];
  await museums.click();
  await panel.getByRole("button", { name: `Show ${promised} places` }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${promised} places`);
  await expect(page).toHaveURL(/types=Museum$/);
});

test("on a phone Back closes the filters and keeps the chosen values, and the next Back removes all values at once", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await panel.getByRole("checkbox", { name: /^Bar,/ }).click();
  await panel.getByRole("checkbox", { name: /^Café,/ }).click();
  await page.goBack();
  await expect(panel).toBeHidden();
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: /, remove filter$/ });
  await expect(chips).toHaveCount(2);
  await expect(page).toHaveURL(/types=Bar&types=Caf%C3%A9$/);
  await page.goBack();
  await expect(page.getByRole("list", { name: "Active filters" })).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test("on a phone the filters open again after Back or 'Close' has closed them", async ({ page }) => {
  await page.goto("/");
  const panel = page.getByRole("dialog", { name: "Filters" });
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(panel).toBeVisible();
});

test("a window that becomes wider than a phone closes the dialog of the filters and keeps the chosen values", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByRole("checkbox", { name: /^Bar,/ }).click();
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/types=Bar$/);
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
});

test("on a phone an icon opens the search dialog, and Back shows the places without the submitted search", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search Places" }).click();
  const dialog = page.getByRole("dialog", { name: "Search Places" });
  await dialog.getByRole("combobox").fill("creperie");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  await expect(page).toHaveURL(/search=creperie$/);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(48);
});

test("on a phone Back closes the search dialog", async ({ page }) => {
  await page.goto("/?types=Museum");
  await page.getByRole("button", { name: "Search Places" }).click();
  const dialog = page.getByRole("dialog", { name: "Search Places" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/types=Museum$/);
});

test("on a phone a search from a place's page leads to the listing, and Back returns to the place", async ({
  page,
}) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("button", { name: "Search Places" }).click();
  const dialog = page.getByRole("dialog", { name: "Search Places" });
  await dialog.getByRole("combobox").fill("creperie");
  await dialog.getByRole("combobox").press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour Eiffel");
  await expect(dialog).toBeHidden();
});

test("on a phone 'Clear all' follows the filter chips and removes the filters", async ({ page }) => {
  await page.goto("/?types=Bar");
  const clear = page.getByRole("button", { name: "Clear all" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ places$/);
  const chip = page.getByRole("list", { name: "Active filters" }).getByRole("button");
  const left = async (locator: typeof clear) => (await locator.boundingBox())?.x ?? 0;
  expect(await left(clear)).toBeGreaterThan(await left(chip));
  await clear.click();
  await expect(page).toHaveURL(/\/$/);
});

test("on a phone an empty list has one 'Clear all'", async ({ page }) => {
  await page.goto("/?search=atlantis");
  await expect(page.getByText("No places found matching your criteria.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear all" })).toHaveCount(1);
});

test("on a phone neither the listing nor the page of a place scrolls sideways", async ({ page }) => {
  for (const path of ["/", "/?types=Bar&sort=travelTime-asc", "/places/creperie-de-josselin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
