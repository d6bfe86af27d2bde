import type { BrowserContext, Page } from "@playwright/test";
import { graphUrl, operationOf } from "./graph-requests.ts";
import { alert, dialog, expect, expectLoaded, pageHeading, test } from "./test.ts";

const OBERKAMPF = { latitude: 48.8643217, longitude: 2.3690418, accuracy: 30 };

const confirmDialog = (page: Page) => dialog(page, "Confirm Your Location");
const addressDialog = (page: Page) => dialog(page, "Enter Your Address");
const setLocation = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Set Location" });
const indicator = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Your location: / });
const slider = (page: Page) => page.getByRole("slider", { name: "Max travel time" });
/** The travel times of the cards. The metro disc before a time reads as 'M'. */
const travelTimes = (page: Page) => page.getByRole("article").getByText(/^M?(\d+ min|\dh \d+m)$/);
/** Returns the travel times below an hour, in minutes. */
const minutesOf = async (page: Page): Promise<readonly number[]> =>
  (await travelTimes(page).allTextContents()).flatMap((text) => Number(/(\d+) min/.exec(text)?.[1] ?? []));
/** Returns the number of places in the title of the list. Waits while the list loads: the title then has no number. */
async function count(page: Page): Promise<number> {
  const number = /([\d,]+) places?/;
  const title = await pageHeading(page).filter({ hasText: number }).innerText();
  return Number(number.exec(title)?.[1]?.replaceAll(",", ""));
}

async function grantGeolocation(context: BrowserContext, position = OBERKAMPF): Promise<void> {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(position);
}

/** Opens the location dialog and confirms the position that the browser detects. */
async function confirmDetected(page: Page): Promise<void> {
  await setLocation(page).click();
  await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
  await expect(indicator(page)).toBeVisible();
}

test("a detected location can be confirmed, and every card then shows its travel time", { tag: "@journey" }, async ({
  page,
  context,
}) => {
  await grantGeolocation(context);
  const sent: (string | undefined)[] = [];
  const urls: string[] = [];
  page.on("request", (request) => {
    sent.push(operationOf(request)?.operationName);
    if (graphUrl(new URL(request.url()))) urls.push(request.url());
  });
  await page.goto("/");
  await expect(pageHeading(page)).toHaveText(/places$/);
  const all = await count(page);
  await expect(travelTimes(page)).toHaveCount(0);
  await setLocation(page).click();
  await expect(confirmDialog(page).getByText("48.864322, 2.369042")).toBeVisible();
  await expect(confirmDialog(page).getByText(/Paris/).first()).toBeVisible();
  await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
  await expect(confirmDialog(page)).toBeHidden();
  await expect(indicator(page)).toHaveText(/7501[01]|Oberkampf/);
  await expect(travelTimes(page).first()).toBeVisible();
  await expectLoaded(page);
  expect(await travelTimes(page).count()).toBe(48);
  // The initial value of the slider, 60, filters nothing.
  await expect(slider(page)).toHaveAttribute("aria-valuenow", "60");
  expect(await count(page)).toBe(all);
  expect(sent).toContain("UpdateTravelTime");
  expect(urls.filter((url) => /48\.86|2\.369/.test(url))).toEqual([]);
  expect(page.url()).not.toMatch(/48\.|2\.36/);
  // The tab alone keeps the location, for a reload.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/48\.86|2\.369/);
  await page.reload();
  await expect(indicator(page)).toHaveText(/7501[01]|Oberkampf/);
  await expect(travelTimes(page).first()).toBeVisible();
});

test("with a typed address and 20 minutes on foot, each count equals the length of its list", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  await setLocation(page).click();
  // The browser denies the position, because no permission was granted.
  await expect(addressDialog(page).getByLabel("Address")).toBeFocused();
  await expect(addressDialog(page).getByRole("button", { name: "Use detected location instead" })).toBeVisible();
  await addressDialog(page).getByRole("button", { name: "Find Location" }).click();
  await expect(alert(addressDialog(page))).toHaveText("Please enter an address");
  await addressDialog(page).getByLabel("Address").fill("10 rue de Rivoli");
  await expect(addressDialog(page).getByRole("option").first()).toBeVisible();
  // The suggestions must not cover the buttons.
  await addressDialog(page).getByRole("button", { name: "Cancel" }).click({ trial: true });
  await addressDialog(page).getByRole("button", { name: "Find Location" }).click();
  // Without imported addresses the server interpolates the position of the house number along its street.
  await expect(confirmDialog(page).getByText("10 Rue de Rivoli, 75004 Paris")).toBeVisible();
  await expect(confirmDialog(page).getByText(/Approximate/)).toBeHidden();
  await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
  await expect(indicator(page)).toHaveText("near 10 Rue de Rivoli, 75004 Paris");
  await expectLoaded(page);
  await page.getByRole("radio", { name: "Walking" }).check();
  await expectLoaded(page);
  await slider(page).focus();
  await page.keyboard.press("Home");
  for (const _ of [15, 20]) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/max-minutes=20/);
  await expect(page).toHaveURL(/mode=walking/);
  await expectLoaded(page);
  await expect(page.getByRole("button", { name: "Within 20 min, remove filter" })).toBeVisible();
  // The number below the slider equals the count of the list as long as no other filter is set.
  const found = await count(page);
  await expect(page.getByText(`${found.toLocaleString("en")} of all places are this near`)).toBeVisible();
  const minutes = await minutesOf(page);
  expect(minutes.length).toBe(Math.min(48, found));
  expect(Math.max(...minutes)).toBeLessThanOrEqual(20);
  // The count of a filter value equals the length of the list that the value produces.
  const bar = page.getByRole("checkbox", { name: /^Bar, / });
  const promised = /(\d+) places?/.exec(/checkbox "([^"]*)"/.exec(await bar.ariaSnapshot())?.[1] ?? "")?.[1];
  await bar.click();
  await expect(pageHeading(page)).toHaveText(new RegExp(`^${promised} places?$`));
});

test("all tabs share the location, including a tab opened later, and forget it together", async ({ page, context }) => {
  await grantGeolocation(context);
  const early = await context.newPage();
  await early.goto("/");
  await page.goto("/");
  await confirmDetected(page);
  const label = (await indicator(page).textContent()) ?? "";
  await expect(indicator(early)).toHaveText(label);
  await expectLoaded(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("article").first().getByRole("link").click();
  const place = await opened;
  await expect(indicator(place)).toHaveText(label);
  const figures = place.getByRole("region", { name: "Travel Information" }).or(place.getByText("Travel Information"));
  await expect(figures.first()).toBeVisible();
  await indicator(place).click();
  await confirmDialog(place).getByRole("button", { name: "Forget my location" }).click();
  await expect(setLocation(place)).toBeVisible();
  await expect(figures).toHaveCount(0);
  for (const other of [page, early]) {
    await expect(setLocation(other)).toBeVisible();
    await expect(travelTimes(other)).toHaveCount(0);
  }
  await early.close();
  await place.close();
});

test("signing out in another tab closes the location dialog, which shows the address", async ({
  page,
  context,
  newUser,
  login,
}) => {
  await grantGeolocation(context);
  await login(await newUser());
  await page.goto("/");
  await confirmDetected(page);
  const other = await context.newPage();
  await other.goto("/about");
  await page.bringToFront();
  await indicator(page).click();
  await expect(confirmDialog(page)).toBeVisible();
  await other.bringToFront();
  await other.getByRole("button", { name: "Logout" }).click();
  await page.bringToFront();
  await expect(confirmDialog(page)).toBeHidden();
  await expect(setLocation(page)).toBeVisible();
});
