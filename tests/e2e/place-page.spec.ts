import { expect, test } from "./test.ts";

test("a tag of a place leads to the listing with that tag chosen", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("list", { name: "Tags" }).first().getByRole("link", { name: "Landmark" }).click();
  await expect(page).toHaveURL(/\/\?tags=Landmark$/);
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveText(["Landmark"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour Eiffel");
});

test.describe("the Share button of a place", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("copies the link in a browser without a share dialog, and shows 'Copied' for two seconds", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    await page.clock.install();
    await page.goto("/places/tour-eiffel");
    await page.getByRole("button", { name: "Share" }).click();
    const said = page.getByRole("status").filter({ hasText: "Copied" });
    await expect(said).toBeVisible();
    await page.clock.runFor(2_100);
    await expect(said).toHaveCount(0);
  });
});

test("a printed place has no bars and no buttons, and is light even in the dark theme", async ({
  page,
  browserKeeps,
}) => {
  await browserKeeps({ theme: "dark" });
  await page.goto("/places/tour-eiffel");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("heading", { name: "Related Places" }),
  ])
    await expect(gone).toBeHidden();
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Add to favorites" }).first()).toBeHidden();
  for (const kept of ["Tour Eiffel", "About this place", "Opening Hours", "Location & Getting There"])
    await expect(page.getByRole("heading", { name: kept })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  const ink = await page.getByRole("heading", { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
});
