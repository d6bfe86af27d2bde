import type { Page } from "@playwright/test";
import { isResponseTo } from "./graph-requests.ts";
import { expect, expectLoaded, test } from "./test.ts";

/** A time on Tuesday, 24 November 2026, in Paris. On that day Paris is one hour ahead of UTC. */
const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 24, hours - 1, minutes));

/** Opens a page, and waits until it is hydrated: from then on, 'now' is the minute of the browser's clock. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-start", "done");
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
