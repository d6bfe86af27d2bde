import sharp from "sharp";
import { expect, pageHeading, test } from "./test.ts";

test.use({ loadsPosters: true });

for (const layout of ["Grid", "Table", "Map"]) {
  test(`the listing as ${layout.toLowerCase()} prints as a plain list of places with their addresses`, async ({
    page,
  }) => {
    await page.goto("/?search=Afaria");
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
  });
}

test("the printed page of a place shows one poster and the map, and no further pictures", async ({ page }) => {
  await page.goto("/places/bistrot-paul-bert");
  await expect(page.locator("[data-surface=ready]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const pictures = page.getByRole("region", { name: "Pictures of Bistrot Paul Bert" });
  await expect(pictures.getByRole("img").filter({ visible: true })).toHaveCount(1);
  await expect(pictures.locator("canvas")).toBeVisible();
  await expect(page.getByText("18 Rue Paul Bert, 75011 Paris")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Opening Hours" })).toBeVisible();
});

test("a place prints in light colours, also its map, when the theme is dark", async ({ page, setLocalStorage }) => {
  await setLocalStorage({ theme: "dark" });
  await page.goto("/places/bistrot-paul-bert");
  await expect(page.locator("[data-surface=ready]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const streets = page.getByRole("region", { name: "Pictures of Bistrot Paul Bert" }).locator("canvas");
  const { channels } = await sharp(await streets.screenshot()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeGreaterThan(180);
});
