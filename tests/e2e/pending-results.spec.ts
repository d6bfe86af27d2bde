import type { Page, Route } from "@playwright/test";
import { graphUrl, operationOf } from "./graph-requests.ts";
import { expect, test, withoutFirstResults } from "./test.ts";

test.beforeEach(({ page }) => withoutFirstResults(page));

/** Pauses listing queries until the test calls `release`. `waiting` maps the text of a search to its paused request. */
async function pauseListings(
  page: Page,
): Promise<{ waiting: Map<string, Route>; release(search: string): Promise<void> }> {
  const waiting = new Map<string, Route>();
  await page.route(graphUrl, (route) => {
    const sent = operationOf(route.request());
    if (sent?.operationName !== "Places") return route.continue();
    waiting.set(sent.variables.filters?.search ?? "", route);
    return undefined;
  });
  return {
    waiting,
    release: async (search) => {
      await expect.poll(() => waiting.has(search)).toBe(true);
      await waiting.get(search)?.continue();
    },
  };
}

test("the previous results stay visible while new results load", async ({ page }) => {
  const { waiting, release } = await pauseListings(page);
  await page.goto("/");
  await expect(page.getByText("Loading places...")).toBeVisible();
  await release("");
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.getByRole("combobox").first().fill("creperie");
  await expect.poll(() => waiting.has("creperie")).toBe(true);
  await expect(page.getByRole("article")).toHaveCount(48);
  await release("creperie");
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
});

test("a newer query aborts the older query, and the page shows the newer results", async ({ page }) => {
  const { waiting, release } = await pauseListings(page);
  await page.goto("/");
  await release("");
  const search = page.getByRole("combobox").first();
  await search.fill("musée");
  await expect.poll(() => waiting.has("musée")).toBe(true);
  const older = waiting.get("musée")?.request();
  const aborted = page.waitForEvent("requestfailed", (request) => request === older);
  await search.fill("creperie");
  await aborted;
  await release("creperie");
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Musée" })).toHaveCount(0);
});
