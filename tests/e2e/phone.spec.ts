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
