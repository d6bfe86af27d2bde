import type { BrowserContext, Page } from "@playwright/test";
import { graphUrl, operationOf } from "./graph-requests.ts";
import {
  accountButton,
  alert,
  dialog,
  expect,
  expectLoaded,
  mockOperation,
  pageHeading,
  pauseRequests,
  test,
} from "./test.ts";

const OBERKAMPF = { latitude: 48.8643217, longitude: 2.3690418, accuracy: 30 };
const VERSAILLES = { latitude: 48.8049219, longitude: 2.1203548, accuracy: 50 };

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
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /48\.86|2\.369/,
  );
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
  await expect(indicator(page)).toHaveText("10 Rue de Rivoli, 75004 Paris");
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

test("sorting by travel time lists the places with the shortest travel times first", async ({ page, context }) => {
  await grantGeolocation(context);
  await page.goto("/");
  await confirmDetected(page);
  await expectLoaded(page);
  await page.getByRole("button", { name: /^Sort:/ }).click();
  await page.getByRole("menuitemradio", { name: /^Travel time/ }).click();
  await expect(page).toHaveURL(/sort=travelTime-asc/);
  await expectLoaded(page);
  const minutes = await minutesOf(page);
  expect(minutes).toHaveLength(48);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

test("a link with a travel-time filter shows a notice until a location is set", async ({ page, context }) => {
  await grantGeolocation(context);
  await page.goto("/?max-minutes=10&mode=walking");
  const notice = page.getByText("The travel time filters nothing until you set a location.");
  await expect(notice).toBeVisible();
  const all = await count(page);
  await confirmDetected(page);
  await expect(notice).toBeHidden();
  await expectLoaded(page);
  expect(await count(page)).toBeLessThan(all);
});

test("a detection without a response falls back to the address after 20 s, and can be tried again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Calls neither callback, like a browser whose permission prompt stays open.
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await page.clock.install();
  await page.goto("/");
  await setLocation(page).click();
  await expect(confirmDialog(page).getByText("Detecting your location...")).toBeVisible();
  await expect(confirmDialog(page).getByRole("button", { name: "Confirm" })).toBeDisabled();
  await page.clock.fastForward(5_000);
  await expect(
    confirmDialog(page).getByText("This is taking a while. You can enter your address instead."),
  ).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(addressDialog(page).getByLabel("Address")).toBeFocused();
  await addressDialog(page).getByRole("button", { name: "Use detected location instead" }).click();
  await expect(confirmDialog(page).getByText("Detecting your location...")).toBeVisible();
});

test("a position outside Paris is labelled as outside and can still be confirmed", async ({ page, context }) => {
  await grantGeolocation(context, VERSAILLES);
  await page.goto("/");
  await setLocation(page).click();
  await expect(confirmDialog(page).getByText(/^This is outside Paris/)).toBeVisible();
  await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
  await expect(indicator(page)).toHaveText("48.8049, 2.1204");
  await expect(travelTimes(page).first()).toBeVisible();
});

test("an unknown address and a failed lookup each show an error, and the address can be corrected", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await page.goto("/");
  await setLocation(page).click();
  const find = addressDialog(page).getByRole("button", { name: "Find Location" });
  await addressDialog(page).getByLabel("Address").fill("qwxyz");
  await find.click();
  await expect(alert(addressDialog(page))).toHaveText("We couldn't find that address. Please try again.");
  await page.route("**/api/geocode/json?*", (route) => route.fulfill({ status: 502, body: "no" }), { times: 1 });
  await addressDialog(page).getByLabel("Address").fill("10 rue de Rivoli");
  await expect(alert(addressDialog(page))).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(alert(addressDialog(page))).toHaveText(
    "An error occurred while finding your location. Please try again.",
  );
  await find.click();
  await expect(confirmDialog(page).getByText(/^10 Rue de Rivoli, /)).toBeVisible();
});

test("address suggestions are selected with the arrow keys, chosen with Enter and closed with Escape", async ({
  page,
}) => {
  await page.goto("/");
  await setLocation(page).click();
  const field = addressDialog(page).getByRole("combobox", { name: "Address" });
  await field.fill("rue de riv");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(/Rue de Rivoli/);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.fill("métro abb");
  await expect(options).toHaveText([/Abbesses.*Metro/]);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText(/Abbesses/);
  await page.keyboard.press("Enter");
  await expect(confirmDialog(page).getByText("Abbesses, 75018 Paris, France")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(indicator(page)).toHaveText("Abbesses, 75018 Paris");
});

test("Cancel and Escape close the location dialog, and Cancel discards the address", async ({ page, context }) => {
  await grantGeolocation(context);
  await page.goto("/");
  await setLocation(page).click();
  await confirmDialog(page).getByRole("button", { name: "Enter address manually" }).click();
  await addressDialog(page).getByLabel("Address").fill("10 rue");
  await expect(page.getByRole("option")).toHaveCount(8);
  await page.keyboard.press("Escape");
  await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(setLocation(page)).toBeFocused();
  await setLocation(page).click();
  await confirmDialog(page).getByRole("button", { name: "Enter address manually" }).click();
  await expect(addressDialog(page).getByLabel("Address")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(addressDialog(page)).toBeHidden();
  await expect(setLocation(page)).toBeFocused();
});

test("the confirm button shows 'Processing...' while the travel times are updated", async ({ page, context }) => {
  await grantGeolocation(context);
  const release = await pauseRequests(page, "UpdateTravelTime");
  await page.goto("/");
  await setLocation(page).click();
  await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
  await expect(confirmDialog(page).getByRole("button", { name: "Processing..." })).toBeFocused();
  release();
  await expect(indicator(page)).toBeVisible();
});

test("a filter by travel time that fails shows an error, and can be tried again", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await grantGeolocation(context);
  await page.goto("/?max-minutes=20");
  await page.waitForLoadState("networkidle");
  const refused = { errors: [{ message: "The places did not answer", extensions: { code: "INTERNAL" } }], data: null };
  const failing = await mockOperation(page, "Places", { body: JSON.stringify(refused) });
  await confirmDetected(page);
  await expect(pageHeading(page)).toHaveText("Error: The places did not answer");
  failing.restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(pageHeading(page)).toHaveText(/places$/);
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

test("the preview and the table rows show travel times, and without a location the preview offers to set one", async ({
  page,
  context,
}) => {
  await grantGeolocation(context);
  await page.goto("/");
  await page.getByRole("radio", { name: "Table" }).check();
  await page
    .getByRole("button", { name: /^Preview of/ })
    .first()
    .click();
  const preview = page.getByRole("region", { name: /^Preview of/ });
  await preview.getByRole("button", { name: "Set Location" }).click();
  await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
  await expect(preview.getByRole("definition")).toHaveText([/^[\d.]+ k?m$/, /^\d+ min$|^\dh/, /^M\d+ min$|^M\dh/]);
  await expectLoaded(page);
  const row = page.getByRole("row").nth(1);
  const metro = (await preview.getByRole("definition").last().textContent()) ?? "";
  await expect(row.getByText(metro)).toBeVisible();
});

test("the lightbox shows the distance and travel times of the place of a video", async ({ page, context }) => {
  await grantGeolocation(context);
  await page.goto("/?search=tour%20eiffel");
  await confirmDetected(page);
  await page
    .getByRole("button", { name: /^Play the video of/ })
    .first()
    .click();
  const companion = page.getByRole("dialog").getByRole("region", { name: "Place" });
  await expect(companion.getByRole("definition")).toHaveText([/^[\d.]+ k?m$/, /^\d+ min$|^\dh/, /^M\d+ min$|^M\dh/]);
  await expect(companion.getByText("Metro", { exact: true })).toBeVisible();
});

test("an address can be entered and confirmed by keyboard alone", async ({ page, context }) => {
  await grantGeolocation(context);
  await page.goto("/");
  await setLocation(page).focus();
  await page.keyboard.press("Enter");
  await expect(confirmDialog(page).getByRole("button", { name: "Confirm" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(confirmDialog(page).getByRole("button", { name: "Enter address manually" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(addressDialog(page).getByLabel("Address")).toBeFocused();
  await page.keyboard.type("10 rue de Rivoli");
  await page.keyboard.press("Enter");
  await expect(confirmDialog(page).getByRole("button", { name: "Confirm" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(indicator(page)).toBeFocused();
  await expect(indicator(page)).toHaveText(/^10 Rue de Rivoli/);
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

test("signing out forgets the location", async ({ page, context, newUser, login }) => {
  await grantGeolocation(context);
  const user = await newUser();
  await login(user);
  await page.goto("/");
  await expect(accountButton(page, user.name)).toBeVisible();
  await confirmDetected(page);
  await expectLoaded(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(setLocation(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the location dialog opens from the filters and returns to them", async ({ page, context }) => {
    await grantGeolocation(context);
    await page.goto("/");
    await page.getByRole("button", { name: "Filters" }).click();
    const filters = page.getByRole("dialog", { name: "Filters" });
    await filters.getByRole("button", { name: "Set Location" }).click();
    await expect(confirmDialog(page).getByRole("button", { name: "Confirm" })).toBeVisible();
    await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
    await expect(filters.getByText(/of all places are this near$/)).toBeVisible();
    await filters.getByRole("slider").focus();
    await page.keyboard.press("Home");
    await filters.getByRole("button", { name: /^Show [\d,]+ places?$/ }).click();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(/max-minutes=10/);
    await expect(indicator(page)).toBeVisible();
  });

  test("a signed-in user sets and forgets the location in the profile menu", async ({
    page,
    context,
    newUser,
    login,
  }) => {
    await grantGeolocation(context);
    const user = await newUser();
    await login(user);
    await page.goto("/");
    const menu = page.getByRole("button", { name: `${user.name}, menu` });
    await menu.click();
    await page.getByRole("menuitem", { name: "Set Location" }).click();
    await confirmDialog(page).getByRole("button", { name: "Confirm" }).click();
    await expect(travelTimes(page).first()).toBeVisible();
    await menu.click();
    await page.getByRole("menuitem", { name: "Forget my location" }).click();
    await expect(travelTimes(page)).toHaveCount(0);
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Set Location" })).toBeVisible();
  });
});
