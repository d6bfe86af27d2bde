import { operationOf } from "./graph-requests.ts";
import { dialog, expect, test, watchStatus } from "./test.ts";

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

test("a printed place has no header, footer and buttons, and is light even in the dark theme", async ({
  page,
  setLocalStorage,
}) => {
  await setLocalStorage({ theme: "dark" });
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
  await expect(page.getByRole("button", { name: /^Add .+ to favorites$/ }).first()).toBeHidden();
  for (const kept of ["Tour Eiffel", "About this place", "Opening Hours", "Location & Getting There"])
    await expect(page.getByRole("heading", { name: kept })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  const ink = await page.getByRole("heading", { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
});

test("'Back to places' returns to the previous page of the tab", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("list", { name: "Tags" }).first().getByRole("link", { name: "Landmark" }).click();
  await expect(page).toHaveURL(/\/\?tags=Landmark$/);
  await page.goBack();
  const related = page.getByRole("region", { name: "Related Places" }).getByRole("article").first().getByRole("link");
  await related.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Tour Eiffel");
  await page.getByRole("link", { name: "Back to places" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour Eiffel");
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

test("'Getting there' names the nearest stations", async ({ page }) => {
  await page.goto("/places/bistrot-paul-bert");
  const stations = page.getByRole("list", { name: "Nearest stations" }).getByRole("listitem");
  await expect(stations).toHaveText([/Faidherbe.Chaligny.*\d+ min on foot/, /Charonne.*\d+ min on foot/]);
});

test("'Getting there' offers to set a location", async ({ page }) => {
  await page.goto("/places/bistrot-paul-bert");
  await page.getByRole("button", { name: /See how far it is from you/ }).click();
  await expect(dialog(page, "Enter Your Address")).toBeVisible();
});

test("'Getting there' names the lines of the way by metro when a location is confirmed", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  // Next to the station Abbesses.
  await context.setGeolocation({ latitude: 48.8845, longitude: 2.3384 });
  await page.goto("/places/angelina");
  await expect(page.getByText(/by metro/)).toHaveCount(0);
  await page.getByRole("button", { name: /See how far it is from you/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  const gettingThere = page.getByRole("region", { name: "Getting there", exact: true });
  await expect(gettingThere.getByText(/^About \d+ min by metro$/)).toBeVisible();
  await expect(gettingThere).toContainText("line 12 from Abbesses to Concorde, no change");
  await expect(gettingThere).toContainText("Abbesses 12 → Concorde, no change");
  await expect(gettingThere.getByRole("heading", { name: "Travel Information" })).toBeVisible();
});

test("a place that can be reached as quickly on foot has no way by metro", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 48.8652, longitude: 2.3284 });
  await page.goto("/places/angelina");
  await page.getByRole("button", { name: /See how far it is from you/ }).click();
  const replied = page.waitForResponse((response) => operationOf(response.request())?.operationName === "MetroWay");
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await replied;
  await expect(page.getByRole("heading", { name: "Travel Information" })).toBeVisible();
  await expect(page.getByText(/by metro$/)).toHaveCount(0);
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR", viewport: { width: 390, height: 844 } });

  test("the duration of the way by metro is shown on a phone", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 48.8845, longitude: 2.3384 });
    await page.goto("/places/angelina");
    await page
      .getByRole("button", { name: /Ma position/ })
      .last()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirmer" }).click();
    await expect(page.getByText(/^Environ \d+\smin en métro$/)).toBeVisible();
    await expect(page.getByText("Une estimation sans horaires")).toBeVisible();
  });
});

test("the page of a curated place attributes its rating to Flâneur, with its maximum, and shows no other one", async ({
  page,
}) => {
  await page.goto("/places/bistrot-paul-bert");
  await expect(page.getByText(/rating/i)).toHaveCount(1);
  await expect(page.getByText("Flâneur’s rating")).toBeVisible();
  await expect(page.getByText(/^\d\.\d\s\/\s5$/)).toBeVisible();
});

test("the page of a place leads to places nearby", async ({ page }) => {
  await page.goto("/places/bistrot-paul-bert");
  const nearby = page.getByRole("region", { name: "Nearby" }).getByRole("listitem");
  await expect(nearby).toHaveCount(4);
  await nearby.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Bistrot Paul Bert");
});

test("the street map of a place opens the map of the listing with this place selected", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("link", { name: "Open the map at Tour Eiffel" }).filter({ visible: true }).click();
  await expect(page.getByRole("radio", { name: "Map" })).toBeChecked();
  await expect(page.getByRole("link", { name: "View on Google Maps" })).toBeVisible();
});

test("a place that was selected by its map link and left is not selected again when a dialog closes", async ({
  page,
}) => {
  await page.goto("/places/tour-eiffel");
  await page.getByRole("link", { name: "Open the map at Tour Eiffel" }).filter({ visible: true }).click();
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
