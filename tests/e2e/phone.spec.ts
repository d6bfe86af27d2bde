import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone filters open full-screen, count, and lead to the list", async ({ page }) => {
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
});

test("on a phone the search stands behind an icon", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search Places" }).click();
  const dialog = page.getByRole("dialog", { name: "Search Places" });
  await dialog.getByRole("searchbox").fill("creperie");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
});

test("nothing on a phone is wider than the phone", async ({ page }) => {
  for (const path of ["/", "/places/creperie-de-josselin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
