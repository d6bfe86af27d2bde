import type { Page } from "@playwright/test";
import { graphUrl, operationOf } from "./graph-requests.ts";
import { dialog, expect, logInButton, pageHeading, test, withoutFirstResults } from "./test.ts";

test.use({ allowedErrors: [/status of [45]\d\d|net::ERR|TypeError/] });

test.beforeEach(({ page }) => withoutFirstResults(page));

const cards = (page: Page) => page.getByRole("article");

/** Makes `AbortSignal.timeout` follow the page's clock: Playwright's clock does not replace it. */
const fakeTimeouts = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("The request timed out.", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });

test("a request to a gateway that hangs times out after 10 s, and the listing recovers", async ({ page }) => {
  await page.clock.install();
  await fakeTimeouts(page);
  await page.goto("/");
  await expect(cards(page)).toHaveCount(48);
  const gate = Promise.withResolvers<void>();
  await page.route(graphUrl, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  let isSent = false;
  page.on("request", (request) => {
    isSent ||= operationOf(request)?.operationName === "Places";
  });
  await page.getByRole("checkbox", { name: /^Bar,/ }).check();
  // Runs the timers after which the page sends the query.
  const runTimers = async () => {
    await page.clock.runFor(10);
    return isSent;
  };
  await expect.poll(runTimers).toBe(true);
  await page.clock.runFor(9_500);
  await expect(cards(page)).toHaveCount(48);
  await page.clock.runFor(1_000);
  await expect(pageHeading(page)).toHaveText("Error: Flâneur does not answer. Check your connection and try again.");
  gate.resolve();
  await page.clock.resume();
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
});

test("a listing that could not be loaded is retried at once, after 30 s, and when the network returns", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/");
  await expect(cards(page)).toHaveCount(48);
  let requests = 0;
  page.on("request", (request) => {
    const sent = operationOf(request);
    if (sent?.operationName === "Places" && sent.variables.filters?.search === "creperie") requests += 1;
  });
  await context.setOffline(true);
  await page.getByRole("combobox").first().fill("creperie");
  await page.clock.fastForward(200);
  await expect(pageHeading(page)).toHaveText("Error: Flâneur does not answer. Check your connection and try again.");
  // The first retry is immediate.
  await expect.poll(() => requests).toBe(2);
  // From here on the page's clock does not follow the real time, until the pause of 30 s is over.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  expect(requests).toBe(2);
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await expect.poll(() => requests).toBe(3);
  await context.setOffline(false);
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
});

test("a search typed offline is completed when the network returns", async ({ page, context }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(48);
  await context.setOffline(true);
  await page.getByRole("combobox").first().fill("creperie");
  await expect(pageHeading(page)).toHaveText("Error: Flâneur does not answer. Check your connection and try again.");
  await context.setOffline(false);
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
});

test("a dialog whose code could not be loaded shows a notice, and opens after 'Try again'", {
  tag: "@journey",
}, async ({ page, context }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(48);
  const notice = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
  const form = dialog(page, "Create Account");
  await context.setOffline(true);
  await logInButton(page).click();
  await expect(notice).toBeVisible();
  await expect(cards(page)).toHaveCount(48);
  await context.setOffline(false);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(form).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("'Try again' reloads the page if the code of a dialog cannot be loaded again", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(48);
  const code = /\/assets\/AuthDialogsContent-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await logInButton(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await notice.getByRole("button", { name: "Try again" }).click();
  await reloaded;
  await page.unroute(code);
  await logInButton(page).click();
  await expect(dialog(page, "Create Account")).toBeVisible();
});

test("a picture is requested three times before the placeholder replaces it", async ({ page }) => {
  let requests = 0;
  await page.route("**/posters/afaria/**", (route) => {
    requests += 1;
    return route.fulfill({ status: 500 });
  });
  await page.goto("/?search=afaria");
  const picture = page.getByRole("article", { name: "Afaria" }).locator("img");
  await expect(picture).toHaveAttribute("src", "/placeholder.png");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // The page also preloads the pictures of the first row.
  expect(requests).toBeGreaterThanOrEqual(3);
  expect(requests).toBeLessThanOrEqual(4);
});
