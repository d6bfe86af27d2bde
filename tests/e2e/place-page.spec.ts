import { expect, test, watchStatus } from "./test.ts";

test.describe("the Share button of a place", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("shows 'Copied' for two seconds in a browser without a share dialog", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    await page.clock.install();
    await page.goto("/places/tour-eiffel");
    const copied = await watchStatus(page, "Copied");
    await page.getByRole("button", { name: "Share" }).click();
    await copied();
    const notice = page.getByRole("status").filter({ hasText: "Copied" });
    await page.clock.runFor(2_100);
    await expect(notice).toHaveCount(0);
  });
});

test("'Back to places' in a new tab leads to the listing that opened the tab", async ({ page }) => {
  await page.goto("/?types=Museum");
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("article").first().getByRole("link").first().click(),
  ]);
  const back = opened.getByRole("link", { name: "Back to places" });
  await expect(back).toHaveAttribute("href", "/?types=Museum");
  await back.click();
  await expect(opened).toHaveURL(/\/\?types=Museum$/);
  await expect(opened.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveText(["Museum"]);
});

test("the street map of a place opens the map with this place selected, and a dialog that closes later does not select it again", async ({
  page,
}) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("link", { name: "Open the map at Tour Eiffel" }).filter({ visible: true }).click();
  await expect(page.getByRole("radio", { name: "Map" })).toBeChecked();
  const info = page.getByRole("link", { name: "View on Google Maps" });
  await expect(info).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(info).toBeHidden();
  await page.getByRole("button", { name: "Advanced Filters", exact: true }).click();
  const advanced = page.getByRole("dialog", { name: "Advanced Filters" });
  await advanced.getByRole("button", { name: "Cancel" }).click();
  await expect(advanced).toBeHidden();
  await expect(page.getByRole("button", { name: "Advanced Filters", exact: true })).toBeFocused();
  await expect(info).toBeHidden();
});
