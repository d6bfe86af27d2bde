import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, pageHeading, tab, test, watchStatus } from "./test.ts";

/** Exports the listing in a format, and returns the name and the text of the downloaded file. */
async function exportListing(page: Page, format: string): Promise<{ readonly name: string; readonly text: string }> {
  // The menu of an earlier export fades out.
  await expect(page.getByRole("menu")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: format }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("a filtered listing is exported as a file with exactly its places, in their order, each with its licence", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/?types=Museum&arrondissements=75004");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  const exported = await watchStatus(page, "Exported");
  const { name, text } = await exportListing(page, "GeoJSON");
  await exported();
  expect(name).toBe("flaneur-places.geojson");
  const { features } = JSON.parse(text) as { features: { properties: { name: string } }[] };
  expect(features.map(({ properties }) => properties.name)).toEqual(names);
  for (const { properties } of features) expect(properties).toMatchObject({ licence: expect.stringMatching(/\w/) });
  const csv = await exportListing(page, "CSV");
  expect(csv.text.trim().split("\r\n")).toHaveLength(names.length + 1);
});

test("favorites are exported with the user's token", async ({ page, newUser, login, request }) => {
  const user = await newUser();
  const headers = { authorization: `Bearer ${user.token}` };
  await request.post("/api/favorites", { data: { placeId: "menagerie-du-jardin-des-plantes" }, headers });
  await login(user);
  await page.goto("/");
  await tab(page, "Favorites").click();
  await expect(pageHeading(page)).toHaveText("1 place");
  const { name, text } = await exportListing(page, "KML");
  expect(name).toBe("flaneur-places.kml");
  expect(text.match(/<Placemark>/g)).toHaveLength(1);
  expect((await request.get("/api/favorites/export")).status()).toBe(401);
});

test.describe("when the server rejects an export", () => {
  test.use({ allowedErrors: [/503/] });

  test("the button reports the failure, and the next export succeeds", async ({ page }) => {
    await page.route("**/api/places/export?*", (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 });
    await page.goto("/?types=Museum");
    const failed = await watchStatus(page, "Could not export");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    await failed();
    expect((await exportListing(page, "CSV")).text).toContain("id,name,otherNames,types");
  });
});

test.describe("on a phone's map, the sort menu", () => {
  test.use({ permissions: ["clipboard-write"], viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.goto("/?types=Museum&arrondissements=75004");
    await page.getByRole("radio", { name: "Map", exact: true }).click();
    await page.getByRole("button", { name: "Larger list" }).click();
  });

  async function choose(page: Page, item: string): Promise<void> {
    // The menu of an earlier choice fades out.
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.getByRole("button", { name: /^Sort:/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
  }

  async function exportCsv(page: Page): Promise<void> {
    const download = page.waitForEvent("download");
    const exported = await watchStatus(page, "Exported");
    await choose(page, "CSV");
    expect((await download).suggestedFilename()).toBe("flaneur-places.csv");
    await exported();
  }

  test("exports the places and copies the link, announces both, and exports nothing again on another layout", async ({
    page,
  }) => {
    await exportCsv(page);
    const copied = await watchStatus(page, "Copied");
    await choose(page, "Copy link");
    await copied();
    let exports = 0;
    page.on("request", (request) => {
      if (request.url().includes("/export?")) exports += 1;
    });
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.getByRole("radio", { name: "Grid", exact: true }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await choose(page, "Make it a walk");
    await expect(page).toHaveURL(/\/walk\?/);
    expect(exports).toBe(0);
  });
});
