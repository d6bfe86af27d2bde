import type { Page } from "@playwright/test";
import { isResponseTo, nextOpenCount } from "./graph-requests.ts";
import { expect, expectLoaded, heartOf, pageHeading, test } from "./test.ts";

/** A time on Tuesday, 24 November 2026, in Paris. On that day Paris is one hour ahead of UTC. */
const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 24, hours - 1, minutes));

/** Moves the page's clock past the start of a minute: jumps to one second before, then runs for two seconds. */
async function passTo(page: Page, minute: Date): Promise<void> {
  await page.clock.pauseAt(minute.getTime() - 1000);
  await page.clock.runFor(2000);
  await page.clock.resume();
}

/** Opens a page, and waits until it is hydrated: from then on, 'now' is the minute of the browser's clock. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-start", "done");
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
}

/**
 * Chooses 'Open now' in the sidebar, and waits for the list of the given minute. Until then, the counts are out of
 * date. The minute must not be a multiple of 15: the list without this filter is loaded for such a minute, and its
 * response would end the wait too early.
 */
async function openNow(page: Page, minute: string): Promise<void> {
  const loaded = page.waitForResponse(isResponseTo("Places", minute));
  await page.getByRole("complementary").getByRole("button", { name: "Open now" }).click();
  await loaded;
  await expectLoaded(page);
}

const total = (page: Page) => page.getByRole("status").filter({ hasText: /^[\d,]+ places?/ });

async function countOf(page: Page, name: RegExp): Promise<number> {
  const box = page.getByRole("checkbox", { name });
  await expect(box).toBeVisible();
  return Number(/, ([\d,]+) places?/.exec((await box.getAttribute("aria-label")) ?? "")?.[1]?.replaceAll(",", ""));
}

test("'Open now' lists the places that are open by the browser's clock, and the length of the list is the sum of the counts of the chosen states", {
  tag: "@journey",
}, async ({ page }) => {
  await page.clock.install({ time: at(15, 7) });
  await openHydrated(page, "/");
  const all = Number(/\d+/.exec((await total(page).textContent()) ?? "")?.[0]);
  await openNow(page, "T15:07");
  await expect(page.getByText("Tuesday, 15:07 in Paris")).toBeVisible();
  await expect(page).toHaveURL(/[?&]hours=now$/);
  await expect(page.getByRole("checkbox", { name: /^Open, [1-9]/ })).toBeChecked();
  const [open, closed, unknown] = [
    await countOf(page, /^Open, \d/),
    await countOf(page, /^Closed, \d/),
    await countOf(page, /^Unknown hours, \d/),
  ];
  expect(open + closed + unknown).toBe(all);
  await expect(total(page)).toHaveText(`${open} places`);
  for (const card of await page.getByRole("article").all()) {
    await expect(card.getByText(/^(?:Open until|Closes at|Open, always)/)).toBeVisible();
  }
  await page.getByRole("checkbox", { name: /^Closed, \d/ }).click();
  await expect(total(page)).toHaveText(`${open + closed} places`);
  await page.getByRole("button", { name: "Open now, remove filter" }).click();
  await expect(total(page)).toHaveText(`${closed} places`);
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(total(page)).toHaveText(`${all} places`);
  await expect(page.getByRole("checkbox", { name: /^Unknown hours/ })).toHaveCount(0);
});

test("the count of 'Open now' is loaded again when the next quarter of an hour starts", async ({ page }) => {
  await page.clock.install({ time: at(9, 50) });
  const counted = nextOpenCount(page, "T09:45");
  await openHydrated(page, "/?types=Museum");
  const button = page.getByRole("toolbar").getByRole("button", { name: /^Open now, [\d,]+ places?$/ });
  const nameBefore = `Open now, ${await counted} places`;
  await expect(button).toHaveAttribute("aria-label", nameBefore);
  const countedAgain = page.waitForResponse(isResponseTo("Places", "T10:00"));
  await passTo(page, at(10));
  await countedAgain;
  await expect(button).not.toHaveAttribute("aria-label", nameBefore);
});

test("the day and time of 'Open at…' are in the URL, and a reload restores them", async ({ page }) => {
  await page.clock.install({ time: at(15, 10) });
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Open at…" }).click();
  await expect(page.getByRole("button", { name: "Open Tuesday 15:30, remove filter" })).toBeVisible();
  await page.getByRole("combobox", { name: "Day" }).selectOption("Sunday");
  const time = page.getByRole("textbox", { name: "Time" });
  await time.fill("2030");
  await time.press("Enter");
  await expect(page.getByRole("button", { name: "Open Sunday 20:30, remove filter" })).toBeVisible();
  await expect(page).toHaveURL(/[?&]hours=Su-20h30$/);
  const words = await total(page).textContent();
  await page.reload();
  await expect(page.getByRole("button", { name: "Open at…" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("textbox", { name: "Time" })).toHaveValue("20:30");
  await expect(total(page)).toHaveText(words ?? "");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Open Sunday 15:30, remove filter" })).toBeVisible();
});

test("the list stays as it is when opening hours change, until 'Update' is pressed", async ({ page }) => {
  await page.clock.install({ time: at(17, 46) });
  await openHydrated(page, "/");
  await openNow(page, "T17:46");
  await expect(page.getByText("Tuesday, 17:46 in Paris")).toBeVisible();
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  const before = await countOf(page, /^Open, [1-9]/);
  await expect(total(page)).toHaveText(`${before} places`);
  const shown = await names();
  await passTo(page, at(18));
  await expect(page.getByText("Opening hours have changed")).toBeVisible();
  await expect(total(page)).toHaveText(`${before} places`);
  expect(await names()).toEqual(shown);
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Opening hours have changed")).toBeHidden();
  await expect(total(page)).not.toHaveText(`${before} places`);
});

test("the map view reports changed opening hours, and loads the pins and the number of places again when 'Update' is pressed", async ({
  page,
}) => {
  await page.clock.install({ time: at(17, 46) });
  await openHydrated(page, "/?hours=now");
  const pinsOf = (minute: string) => page.waitForResponse(isResponseTo("Pins", minute));
  const before = pinsOf("T17:46");
  await page.getByRole("radio", { name: "Map", exact: true }).click();
  await before;
  // The server rendered the list for the real time. `expectLoaded` waits for the list for the time of the page's clock.
  await expectLoaded(page);
  const count = (await total(page).textContent()) ?? "";
  await passTo(page, at(18));
  await expect(page.getByText("Opening hours have changed")).toBeVisible();
  await expect(total(page)).toHaveText(count);
  const after = pinsOf("T18:00");
  await page.getByRole("button", { name: "Update" }).click();
  await after;
  await expect(page.getByText("Opening hours have changed")).toBeHidden();
  await expect(total(page)).not.toHaveText(count);
});

test.describe("the Favorites tab", () => {
  test.beforeEach(async ({ page, newUser, login, request }) => {
    const user = await newUser();
    for (const placeId of ["la-conciergerie", "tour-eiffel", "arc-de-triomphe"]) {
      const headers = { authorization: `Bearer ${user.token}` };
      expect((await request.post("/api/favorites", { data: { placeId }, headers })).ok()).toBe(true);
    }
    await page.clock.install({ time: at(17, 50) });
    await login(user);
    await openHydrated(page, "/?tab=favorites&hours=now");
    await expect(pageHeading(page)).toHaveText("3 places");
  });

  test("reports changed opening hours when a favorite closes", async ({ page }) => {
    await passTo(page, at(18));
    await expect(page.getByText("Opening hours have changed")).toBeVisible();
    await expect(pageHeading(page)).toHaveText("3 places");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(pageHeading(page)).toHaveText("2 places");
    await expect(page.getByText("Opening hours have changed")).toBeHidden();
  });

  test("does not report changed opening hours when a favorite is removed", async ({ page }) => {
    await heartOf(page, "Arc de Triomphe").click();
    await expect(pageHeading(page)).toHaveText("2 places");
    await expect(page.getByRole("status").filter({ hasText: "Arc de Triomphe removed from favorites" })).toHaveCount(1);
    const reloaded = page.waitForResponse(isResponseTo("Favorites", "T17:59"));
    await passTo(page, at(17, 59));
    await reloaded;
    await expect(page.getByText("Tuesday, 17:59 in Paris")).toBeVisible();
    await expect(page.getByText("Opening hours have changed")).toBeHidden();
  });
});

test("the page of a place shows whether the place is open, and updates this state as time passes", async ({ page }) => {
  await page.clock.install({ time: at(15) });
  await openHydrated(page, "/places/tour-eiffel");
  const hours = page.getByRole("heading", { name: "Opening Hours" });
  await expect(hours).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Tuesday" })).toBeVisible();
  await expect(page.getByText(/^Open until/).first()).toBeVisible();
  await page.clock.fastForward("12:00:00");
  await expect(page.getByText(/^Closed, opens/).first()).toBeVisible();
});
