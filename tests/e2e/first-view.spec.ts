import type { APIRequestContext, Page } from "@playwright/test";
import { parisTime, parisTimeText } from "../../packages/domain/src/index.ts";
import { operationOf } from "./graph-requests.ts";
import { expect, test } from "./test.ts";

/** Returns the names of the GraphQL operations that the page sends from now on. */
function recordQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    const operation = operationOf(request);
    if (operation !== null) queries.push(operation.operationName);
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

test("the first view and the page of a place send no GraphQL request, and changing a filter does", {
  tag: "@journey",
}, async ({ page, request }) => {
  const queries = recordQueries(page);
  await openAtRenderedMinute(page, request);
  await expect(page.getByRole("article")).toHaveCount(48);
  // The app sends requests in the order in which they are needed: those of the first view would be sent before this one.
  const first = page.waitForRequest((sent) => operationOf(sent) !== null);
  await page.getByRole("checkbox", { name: /^Museum/ }).check();
  await expect(page).toHaveURL(/types=Museum/);
  expect(JSON.stringify(operationOf(await first)?.variables)).toContain("Museum");
  queries.splice(0);
  await page.goto("/places/tour-eiffel");
  await expect(page.getByRole("heading", { level: 1, name: "Tour Eiffel" })).toBeVisible();
  await expect(page).toHaveTitle("Tour Eiffel · Flâneur");
  // The page has hydrated and its machines have started, so that they have sent what they need.
  const suggested = page.waitForRequest((sent) => operationOf(sent)?.operationName === "SearchSuggestions");
  await page.getByRole("combobox").first().fill("museum");
  await suggested;
  expect(queries.filter((name) => name !== "SearchSuggestions")).toEqual([]);
});
