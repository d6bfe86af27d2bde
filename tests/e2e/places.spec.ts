import type { Page } from "@playwright/test";
import { isResponseTo, operationOf } from "./graph-requests.ts";
import { expect, scrollAndClick, test } from "./test.ts";

const count = (text: string | null): number => Number(/([\d,]+) places?/.exec(text ?? "")?.[1]?.replaceAll(",", ""));

/** Chooses a filter value, and returns the count that was shown next to the value. */
async function choose(page: Page, name: RegExp): Promise<number> {
  const box = page.getByRole("checkbox", { name });
  // The accessible name contains the count: 'Bar, 61 places'.
  const promised = count(/checkbox "([^"]*)"/.exec(await box.ariaSnapshot())?.[1] ?? null);
  await box.click();
  return promised;
}

test.describe("with posters", () => {
  test.use({ loadsPosters: true });

  test("the listing shows a page of 48 places with pictures", { tag: "@journey" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ places$/);
    await expect(page.getByRole("article")).toHaveCount(48);
    const first = page.getByRole("article").first();
    await expect(first.getByRole("link")).toHaveCount(1);
    await expect
      .poll(() => first.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
  });
});

test("a first type and an arrondissement lead to as many places as their counts say, and a second type adds places", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  const status = page.getByRole("status").filter({ hasText: /places?$/ });
  const bars = await choose(page, /^Bar,/);
  await expect(status).toHaveText(`${bars} places`);
  const cafes = await choose(page, /^Café,/);
  await expect.poll(async () => count(await status.textContent())).toBeGreaterThan(Math.max(bars, cafes));
  const inThe11th = await choose(page, /^11/);
  await expect(status).toHaveText(inThe11th === 1 ? "1 place" : `${inThe11th} places`);
  await expect(page.getByRole("article")).toHaveCount(Math.min(48, inThe11th));
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(page.getByRole("article")).toHaveCount(48);
});

test("a card opens the place's page in a new tab, and 'Back to places' leads to the listing", {
  tag: "@journey",
}, async ({ page, context }) => {
  await page.goto("/");
  const card = page.getByRole("article").nth(2);
  const name = await card.getByRole("heading").textContent();
  const opened = context.waitForEvent("page");
  await card.getByRole("link").click();
  const place = await opened;
  await expect(place.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(place).toHaveTitle(`${name} · Flâneur`);
  await expect(place.getByRole("heading", { name: "About this place" })).toBeVisible();
  await expect(place.getByRole("heading", { name: "Related Places" })).toBeVisible();
  await place.getByRole("link", { name: "Back to places" }).click();
  await expect(place.getByRole("article")).toHaveCount(48);
});

test.describe("the page of an unknown place", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("has status 404, says that there is no place at this address, and leads back to the listing", {
    tag: "@journey",
  }, async ({ page }) => {
    const response = await page.goto("/places/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("alert").getByText("Oops! Something went wrong")).toBeVisible();
    await expect(page.getByRole("heading", { name: "There is no place at this address" })).toBeVisible();
    await expect(page.getByText("Please try again")).toHaveCount(0);
    // On a page that is shorter than the window, the footer is at the bottom of the window.
    await page.setViewportSize({ width: 1440, height: 2400 });
    const bottom = async () => {
      const { y, height } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height);
    };
    await expect.poll(bottom).toBe(2400);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page.getByRole("article")).toHaveCount(48);
  });
});

test("the next page is preloaded when its button scrolls into view, and pressing the button sends no further request", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  const pages: number[] = [];
  page.on("request", (request) => {
    const sent = operationOf(request);
    if (sent?.operationName === "Places") pages.push(sent.variables.page ?? 1);
  });
  const loaded = page.waitForResponse(isResponseTo("Places", '"page":2'));
  const next = page.getByRole("button", { name: "Next page" });
  await next.scrollIntoViewIfNeeded();
  await loaded;
  await scrollAndClick(next);
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(", page 2 of");
  expect(pages.filter((number) => number === 2)).toEqual([2]);
});
