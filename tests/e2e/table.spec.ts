import type { Page } from "@playwright/test";
import {
  dialog,
  expect,
  expectLoaded,
  filter,
  mockOperation,
  pageHeading,
  pauseRequests,
  scrollAndClick,
  tab,
  test,
  withoutCoordinates,
  withoutFirstResults,
} from "./test.ts";

const layout = (page: Page, name: "Table" | "Grid") => page.getByRole("radio", { name, exact: true });
const table = (page: Page) => page.getByRole("table", { name: "Places" });
const names = (page: Page) => table(page).getByRole("rowheader");
const cards = (page: Page) => page.getByRole("article");
const head = (page: Page, name: string) => table(page).getByRole("columnheader", { name, exact: true });
const mapButtons = (page: Page) => table(page).getByRole("button", { name: /^Preview of / });
const mapButton = (page: Page, place: string) => table(page).getByRole("button", { name: `Preview of ${place}` });
const preview = (page: Page) => page.getByRole("region", { name: /^Preview of / });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Returns the name of the place in a row. Rows are counted from 0. */
const nameAt = (page: Page, index: number) => names(page).nth(index).getByRole("link").innerText();

test.describe("the layout", () => {
  test("is the grid until the table is chosen, and the next visit starts with the table", { tag: "@journey" }, async ({
    page,
  }) => {
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
    await expect(layout(page, "Grid")).toBeChecked();
    await layout(page, "Table").check();
    await expect(names(page)).toHaveCount(48);
    await expect(cards(page)).toHaveCount(0);
    expect(await stored(page, "layout")).toBe("table");
    await page.reload();
    await expect(names(page)).toHaveCount(48);
    await expect(layout(page, "Table")).toBeChecked();
    await layout(page, "Grid").check();
    await expect(cards(page)).toHaveCount(48);
    await expect(table(page)).toHaveCount(0);
  });

  test("can be switched by keyboard", async ({ page }) => {
    await page.goto("/");
    await layout(page, "Grid").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(layout(page, "Table")).toBeFocused();
    await expect(names(page).first()).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(cards(page).first()).toBeVisible();
  });

  test("is the grid on a phone, even if the stored layout is the table", async ({ page, setLocalStorage }) => {
    await setLocalStorage({ layout: "table" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
    await expect(layout(page, "Grid")).toBeChecked();
    await expect(layout(page, "Table")).toHaveCount(0);
    expect(await stored(page, "layout")).toBe("table");
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(names(page).first()).toBeVisible();
  });

  test("is the grid at 768 px, and can be the table from 769 px", async ({ page, setLocalStorage }) => {
    await setLocalStorage({ layout: "table" });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
    await expect(layout(page, "Table")).toHaveCount(0);
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(names(page).first()).toBeVisible();
    await expect(layout(page, "Table")).toBeChecked();
    // The table hides the sidebar: otherwise the last columns would not fit into the window.
    await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(0);
    await expect(head(page, "Map")).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Show filters" }).click();
    await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
    // Columns that do not fit scroll inside the table; the page does not scroll sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(769);
  });

  test("can differ between two browser tabs", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
    await layout(page, "Table").check();
    await expect(names(page).first()).toBeVisible();
    // The other tab keeps its layout, and storing its page size does not overwrite the stored layout.
    const size = other.getByRole("radio", { name: "96", exact: true });
    // Cards near the viewport change to their true height and move the button. `hover` waits until the button is still.
    await size.hover();
    await size.check();
    await expect(cards(other)).toHaveCount(96);
    expect(await stored(other, "layout")).toBe("table");
    await other.reload();
    await expect(names(other)).toHaveCount(96);
  });

  test("is the grid if the stored layout is unknown", async ({ page, setLocalStorage }) => {
    await setLocalStorage({ layout: '{"layout":"mosaic"}' });
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe("the table", () => {
  test.beforeEach(({ setLocalStorage }) => setLocalStorage({ layout: "table" }));

  test("opens a place in a new browser tab from its picture and its name", async ({ page, context }) => {
    await page.goto("/");
    const name = await nameAt(page, 2);
    const row = table(page).getByRole("row", { name });
    await expect(row.getByRole("cell", { name: "Paris", exact: true })).toBeVisible();
    for (const link of [row.getByRole("link", { name }), row.locator("td:first-child a")]) {
      const opened = context.waitForEvent("page");
      await link.click();
      await expect(pageHeading(await opened)).toHaveText(name);
    }
    await expect(names(page)).toHaveCount(48);
  });

  test("is sorted by its headers, and the sort menu shows the same sort", { tag: "@journey" }, async ({ page }) => {
    await page.goto("/");
    await expect(head(page, "Name")).toHaveAttribute("aria-sort", "ascending");
    const first = await nameAt(page, 0);
    await head(page, "Name").getByRole("button").click();
    await expect(head(page, "Name")).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("button", { name: "Sort: Name, descending" })).toBeVisible();
    await expect(names(page).first()).not.toHaveText(first);
    await head(page, "Arrondissement").getByRole("button").press("Enter");
    // Sorting by another column starts ascending.
    await expect(head(page, "Arrondissement")).toHaveAttribute("aria-sort", "ascending");
    await expect(head(page, "Name")).not.toHaveAttribute("aria-sort");
    await expect(page).toHaveURL(/sort=arrondissement-asc/);
    await expect(table(page).getByRole("row").nth(1)).toContainText("1er");
    await page.getByRole("button", { name: "Sort: Arrondissement, ascending" }).click();
    await page.getByRole("menuitemradio", { name: "Type" }).click();
    await expect(head(page, "Type")).toHaveAttribute("aria-sort", "ascending");
    await expect(table(page).locator("[aria-sort]")).toHaveCount(1);
    await page.goBack();
    await expect(head(page, "Arrondissement")).toHaveAttribute("aria-sort", "ascending");
  });

  test("has hearts in the Favorites tab, and no sort buttons", async ({ page, newUser, login, request }) => {
    const user = await newUser();
    await request.post("/api/favorites", {
      data: { placeId: "tour-eiffel" },
      headers: { authorization: `Bearer ${user.token}` },
    });
    await login(user);
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("layout", "table"));
    await page.reload();
    const first = table(page).getByRole("row").nth(1);
    await first.getByRole("button", { name: /^Add .+ to favorites$/ }).click();
    await expect(first.getByRole("button", { name: /^Remove .+ from favorites$/ })).toBeVisible();
    await tab(page, "Favorites").click();
    await expect(names(page)).toHaveCount(2);
    await expect(head(page, "Name").getByRole("button")).toHaveCount(0);
    await expect(table(page).locator("[aria-sort]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Sort:/ })).toHaveCount(0);
    const eiffel = table(page).getByRole("row", { name: /Tour Eiffel/ });
    await eiffel.getByRole("button", { name: /^Remove .+ from favorites$/ }).click();
    await expect(names(page)).toHaveCount(1);
  });

  test("names no place while it loads, and is replaced by a message when no place is found", async ({ page }) => {
    await withoutFirstResults(page);
    const release = await pauseRequests(page, "Places");
    await page.goto("/?search=zzzz");
    await expect(pageHeading(page)).toHaveText("Loading places...");
    await expect(table(page)).toBeVisible();
    await expect(names(page)).toHaveCount(0);
    release();
    await expect(page.getByText("No places found matching your criteria.")).toBeVisible();
    await expect(table(page)).toHaveCount(0);
  });

  test.describe("that cannot be loaded", () => {
    test.use({ allowedErrors: [/status of 500/] });
    test("shows an error in place of the count, and can be loaded again", async ({ page }) => {
      await withoutFirstResults(page);
      const listing = await mockOperation(page, "Places", { status: 500, body: '{"error":"The database is away."}' });
      await page.goto("/");
      await expect(pageHeading(page)).toHaveText("Error: The database is away.");
      listing.restore();
      await page.getByRole("tabpanel").getByRole("button", { name: "Try again" }).click();
      await expect(names(page)).toHaveCount(48);
    });
  });
});

test.describe("a row", () => {
  test.beforeEach(({ setLocalStorage }) => setLocalStorage({ layout: "table" }));

  test("opens the preview when pressed outside its link, and its link opens the place", async ({ page, context }) => {
    await page.goto("/");
    const name = await nameAt(page, 1);
    const row = page.getByRole("row").nth(2);
    await row.getByRole("cell", { name: "Paris", exact: true }).click();
    await expect(preview(page).getByRole("heading", { name })).toBeVisible();
    const opened = context.waitForEvent("page");
    await row.getByRole("link", { name }).click();
    await expect((await opened).getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

test.describe("the preview", () => {
  test.beforeEach(({ setLocalStorage }) => setLocalStorage({ layout: "table" }));

  test("can be opened, moved along the rows and hidden by keyboard alone", async ({ page }) => {
    await page.goto("/");
    const [first, second, third] = [await nameAt(page, 0), await nameAt(page, 1), await nameAt(page, 2)];
    await mapButton(page, first).focus();
    await page.keyboard.press("Enter");
    await expect(preview(page)).toBeFocused();
    await expect(preview(page).getByRole("heading", { name: first })).toBeVisible();
    await expect(preview(page)).toContainText("Arrondissement");
    await expect(preview(page).getByRole("link", { name: "View on Google Maps" })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(preview(page).getByRole("heading", { name: first })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(preview(page).getByRole("heading", { name: third })).toBeVisible();
    await expect(mapButton(page, third)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(preview(page)).toHaveCount(0);
    await expect(mapButton(page, second)).toBeFocused();
    await page.keyboard.press("Enter");
    await preview(page).getByRole("button", { name: "Hide" }).press("Enter");
    await expect(preview(page)).toHaveCount(0);
    await expect(mapButton(page, second)).toBeFocused();
  });

  test("scrolls the row of its place into view", async ({ page }) => {
    await page.goto("/");
    await mapButtons(page).first().press("Enter");
    for (let row = 1; row <= 12; row += 1) await page.keyboard.press("ArrowDown");
    const name = await nameAt(page, 12);
    await expect(preview(page).getByRole("heading", { name })).toBeInViewport();
    await expect(table(page).getByRole("row", { name })).toBeInViewport({ ratio: 1 });
  });

  test("is closed by another page, a filter or another tab, but not by sorting", async ({ page, newUser, login }) => {
    await login(await newUser());
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("layout", "table"));
    await page.goto("/?types=Cinema");
    const open = async () => {
      await expectLoaded(page);
      await mapButtons(page).first().click();
      await expect(preview(page)).toBeVisible();
    };
    await open();
    await head(page, "Name").getByRole("button").click();
    await expect(head(page, "Name")).toHaveAttribute("aria-sort", "descending");
    await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
    await expect(preview(page)).toBeVisible();
    await filter(page, "Park").click();
    await expect(preview(page)).toHaveCount(0);
    await open();
    await scrollAndClick(page.getByRole("button", { name: "Page 2" }));
    await expect(preview(page)).toHaveCount(0);
    await open();
    await tab(page, "Favorites").click();
    await expect(preview(page)).toHaveCount(0);
  });

  test("replaces the sidebar below 1280 px until it is closed", async ({ page }) => {
    const sidebar = page.getByRole("complementary", { name: "Filters" });
    await page.setViewportSize({ width: 1279, height: 900 });
    await page.goto("/");
    await expect(sidebar).toBeVisible();
    await mapButtons(page).first().click();
    await expect(sidebar).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(sidebar).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await mapButtons(page).first().click();
    await expect(sidebar).toBeVisible();
  });

  test("is a dialog below 1024 px, where arrow keys change the place and Escape closes it", async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto("/");
    const [first, second] = [await nameAt(page, 0), await nameAt(page, 1)];
    await mapButton(page, first).press("Enter");
    await expect(dialog(page, first)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(dialog(page, second)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(mapButton(page, second)).toBeFocused();
  });

  test("sends no geocoding request for a place with coordinates", async ({ page }) => {
    const lookups: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/geocode/")) lookups.push(request.url());
    });
    await page.goto("/");
    await mapButtons(page).first().click();
    await expect(preview(page)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.waitForLoadState("networkidle");
    expect(lookups).toEqual([]);
  });

  test("geocodes the address of a place without coordinates", async ({ page }) => {
    await withoutCoordinates(page);
    await page.goto("/");
    await expect(names(page).first()).toBeVisible();
    const asked = page.waitForResponse((response) => response.url().includes("/api/geocode/json"));
    await mapButtons(page).first().click();
    const response = await asked;
    expect(new URL(response.url()).searchParams.get("address")).toMatch(/^.+, 750\d\d, Paris, France$/);
    expect(await response.json()).toMatchObject({ status: "OK" });
    await expect(preview(page).getByRole("alert")).toHaveCount(0);
  });

  test("shows an error without 'Try again' when the address of a place is not found", async ({ page }) => {
    await withoutCoordinates(page);
    await page.route("**/api/geocode/json?*", (route) =>
      route.fulfill({ json: { status: "ZERO_RESULTS", results: [] } }),
    );
    await page.goto("/");
    await mapButtons(page).first().click();
    await expect(preview(page).getByRole("alert")).toHaveText("Could not find coordinates for this location");
    await expect(preview(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  });

  test.describe("when geocoding fails", () => {
    test.use({ allowedErrors: [/status of 503/] });
    test("shows an error, and can be tried again", async ({ page }) => {
      await withoutCoordinates(page);
      let away = true;
      await page.route("**/api/geocode/json?*", (route) =>
        away ? route.fulfill({ status: 503, json: { error: "The database is away." } }) : route.fallback(),
      );
      await page.goto("/");
      await mapButtons(page).first().click();
      await expect(preview(page).getByRole("alert")).toContainText("Error fetching coordinates");
      away = false;
      await preview(page).getByRole("button", { name: "Try again" }).click();
      await expect(preview(page).getByRole("alert")).toHaveCount(0);
    });
  });
});

test.describe("the page of a place", () => {
  test("sends no geocoding request when the place has coordinates", async ({ page }) => {
    const lookups: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/geocode/")) lookups.push(request.url());
    });
    await page.goto("/places/tour-eiffel");
    await expect(pageHeading(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(lookups).toEqual([]);
  });

  test("geocodes the address on every load when the place has no coordinates", async ({ page }) => {
    await withoutCoordinates(page);
    for (const visit of ["first", "second"]) {
      const asked = page.waitForRequest((request) => request.url().includes("/api/geocode/json"));
      await page.goto(`/places/tour-eiffel?visit=${visit}`);
      expect(new URL((await asked).url()).searchParams.get("address")).toMatch(/, Paris, France$/);
    }
  });
});

test("with a Google Maps key, the browser sends geocoding requests to Google", async ({ page, programs }) => {
  test.slow();
  const app = await programs.start("app", {
    DATA_DIR: programs.folder,
    GOOGLE_MAPS_API_KEY: "a-key",
  });
  await page.addInitScript(() => localStorage.setItem("layout", "table"));
  await withoutCoordinates(page);
  const result = { formatted_address: "Paris, France", geometry: { location: { lat: 48.8566, lng: 2.3522 } } };
  await page.route("https://maps.googleapis.com/**", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { status: "OK", results: [result] },
    }),
  );
  await page.goto(app.url);
  const asked = page.waitForRequest((request) => request.url().startsWith("https://maps.googleapis.com/"));
  await mapButtons(page).first().click();
  const { pathname, searchParams } = new URL((await asked).url());
  expect([pathname, searchParams.get("key")]).toEqual(["/maps/api/geocode/json", "a-key"]);
  await expect(preview(page)).toBeVisible();
  await expect(preview(page).getByRole("alert")).toHaveCount(0);
});
