import { expect, scrollAndClick, test } from "./test.ts";

test("page size, sort and theme survive a reload", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await scrollAndClick(page.getByRole("radio", { name: "72" }));
  await expect(page.getByRole("article")).toHaveCount(72);
  await page.getByRole("button", { name: /sort/i }).click();
  await page
    .getByRole("menuitemradio", { name: /^Rating/ })
    .or(page.getByRole("menuitem", { name: /^Rating/ }))
    .click();
  await page.getByRole("button", { name: /switch to dark/i }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(72);
  await expect(page.getByRole("button", { name: /sort/i })).toContainText("Rating");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("filter-storage") ?? "{}"));
  expect(stored).toMatchObject({ limit: 72, sortBy: "rating", sortOrder: "desc", transportMode: "transit" });
});
