import type { Page, Route } from "@playwright/test";
import { expect, test, withoutFirstResults } from "./test.ts";

test.beforeEach(({ page }) => withoutFirstResults(page));

/** Holds every answer to a listing question until the test lets it go; `asked` names each by its search. */
async function holdListings(
  page: Page,
): Promise<{ waiting: Map<string, Route>; release(search: string): Promise<void> }> {
  const waiting = new Map<string, Route>();
  await page.route("**/graphql", (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName !== "Places") return route.continue();
    waiting.set(variables.filters.search, route);
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

test("old results stay while new ones are on their way", async ({ page }) => {
  const { release } = await holdListings(page);
  await page.goto("/");
  await expect(page.getByText("Loading places...")).toBeVisible();
  await release("");
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.getByRole("searchbox").first().fill("creperie");
  await expect(page.getByRole("article")).toHaveCount(48);
  await release("creperie");
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
});

test("an older question is called off when a newer one is asked, so that its answer can never win", async ({
  page,
}) => {
  const { waiting, release } = await holdListings(page);
  await page.goto("/");
  await release("");
  const search = page.getByRole("searchbox").first();
  await search.fill("musée");
  await expect.poll(() => waiting.has("musée")).toBe(true);
  const older = waiting.get("musée")?.request();
  const calledOff = page.waitForEvent("requestfailed", (request) => request === older);
  await search.fill("creperie");
  await calledOff;
  await release("creperie");
  await expect(page.getByRole("article", { name: "Crêperie de Josselin" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Musée" })).toHaveCount(0);
});
