import sharp from "sharp";
import { expect, pageHeading, test } from "./test.ts";

test.use({ loadsPosters: true });

test("the listing prints as a plain list of places with their addresses, in each layout", async ({ page }) => {
  await page.goto("/?search=Afaria");
  for (const layout of ["Grid", "Table", "Map"]) {
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("radio", { name: layout }).click();
    await expect(pageHeading(page)).toHaveText("1 place");
    await page.emulateMedia({ media: "print" });
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText("Afaria", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/15 Rue Desnouettes/).first()).toBeVisible();
    for (const gone of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("complementary"),
      page.getByRole("toolbar"),
      page.getByRole("checkbox"),
      page.getByRole("radio"),
    ])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    // In the list of the map, the name of a card is a button, and is printed.
    const buttons = await page.getByRole("button").filter({ visible: true }).allTextContents();
    expect(buttons.filter((text) => text !== "Afaria")).toEqual([]);
  }
});

test("the page of a place prints light, with one poster, its map and texts, and without bars and buttons", async ({
  page,
  setLocalStorage,
}) => {
  await setLocalStorage({ theme: "dark" });
  await page.goto("/places/bistrot-paul-bert");
  await expect(page.locator("[data-surface=ready]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const pictures = page.getByRole("region", { name: "Pictures of Bistrot Paul Bert" });
  await expect(pictures.getByRole("img").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText("18 Rue Paul Bert, 75011 Paris")).toBeVisible();
  for (const kept of ["Bistrot Paul Bert", "About this place", "Opening Hours", "Location & Getting There"])
    await expect(page.getByRole("heading", { name: kept, exact: true })).toBeVisible();
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("heading", { name: "Related Places" }),
    page.getByRole("button", { name: "Share" }),
    page.getByRole("button", { name: /^Add .+ to favorites$/ }).first(),
  ])
    await expect(gone).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const ink = await pageHeading(page).evaluate((title) => getComputedStyle(title).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
  const { channels } = await sharp(await pictures.locator("canvas").screenshot()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeGreaterThan(180);
});
