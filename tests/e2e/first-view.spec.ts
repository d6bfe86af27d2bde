import type { Page } from "@playwright/test";
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

test("the first view sends no GraphQL request, and changing a filter does", { tag: "@journey" }, async ({ page }) => {
  const queries = recordQueries(page);
  // Fixes the time, because the list is loaded again when a quarter of an hour starts.
  await page.clock.setFixedTime(Date.now());
  await page.goto("/");
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
