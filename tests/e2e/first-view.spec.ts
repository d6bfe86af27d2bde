import type { APIRequestContext, Page } from "@playwright/test";
import { parisTime, parisTimeText } from "../../packages/domain/src/index.ts";
import { graphUrl } from "./graph-requests.ts";
import { expect, test } from "./test.ts";

/** Returns the URLs of the GraphQL requests that the page sends from now on. */
function recordQueries(page: Page): readonly string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    if (graphUrl(new URL(request.url()))) queries.push(request.url());
  });
  return queries;
}

/**
 * Opens the start page, and fixes the time of the browser to the minute for which the server has rendered the page. The
 * server may send a cached page: if a quarter of an hour had started since, the app would load the list again.
 */
async function openAtRenderedMinute(page: Page, request: APIRequestContext): Promise<void> {
  const response = await request.get("/", { headers: { accept: "text/html" } });
  const rendered = /data-now="([^"]+)"/.exec(await response.text())?.[1];
  const lastHour = Array.from({ length: 60 }, (_, minutes) => Date.now() - minutes * 60_000);
  const time = lastHour.find((each) => parisTimeText(parisTime(each)) === rendered);
  if (time === undefined) throw new Error(`The page was rendered for ${rendered}.`);
  await page.clock.setFixedTime(time);
  await page.route("/", (route) => route.fulfill({ response }));
  await page.goto("/");
}

test("the first view sends no GraphQL request, and changing a filter does", { tag: "@journey" }, async ({
  page,
  request,
}) => {
  const queries = recordQueries(page);
  await openAtRenderedMinute(page, request);
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.waitForLoadState("networkidle");
  expect(queries).toEqual([]);
  await page.getByRole("checkbox", { name: /^Museum/ }).check();
  await expect(page).toHaveURL(/types=Museum/);
  await expect.poll(() => queries.length).toBeGreaterThan(0);
});

test("the page of a place sends no GraphQL request", async ({ page }) => {
  const queries = recordQueries(page);
  await page.goto("/places/tour-eiffel");
  await expect(page.getByRole("heading", { level: 1, name: "Tour Eiffel" })).toBeVisible();
  await expect(page).toHaveTitle("Tour Eiffel · Flâneur");
  await page.waitForLoadState("networkidle");
  expect(queries).toEqual([]);
});
