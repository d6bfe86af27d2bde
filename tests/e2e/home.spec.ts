import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const row = (page: Page) => page.getByRole("toolbar", { name: "Quick filters" });
const pageHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns the position of an element in the window, or null if the element is not visible. */
const position = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box === null ? null : { x: box.x, y: box.y };
};

test("a press of a quick filter moves neither the pressed button nor the count", async ({ page }) => {
  await page.goto("/");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  const terrace = row(page).getByRole("button", { name: /^Terrace/ });
  const before = { terrace: await position(terrace), title: await position(pageHeading(page)) };
  await terrace.click();
  await expect(page).toHaveURL(/wishes=Terrace/);
  await expect(terrace).toHaveAttribute("aria-pressed", "true");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  expect({ terrace: await position(terrace), title: await position(pageHeading(page)) }).toEqual(before);
  await terrace.click();
  await expect(page).toHaveURL(/\/$/);
});

test("two quick filters leave the places that have both, as many as the second one says", async ({ page }) => {
  await page.goto("/");
  await row(page)
    .getByRole("button", { name: /^Free entry/ })
    .click();
  await expect(page).toHaveURL(/wishes=Free\+entry/);
  const kids = row(page).getByRole("button", { name: /^Kids/ });
  await expect(kids).toHaveAccessibleName("Kids, 23 places");
  await kids.click();
  await expect(pageHeading(page)).toHaveText("23 places");
  await expect(page).toHaveURL(/wishes=Free\+entry&wishes=Kids$/);
});

test("a collection and the types of a neighbourhood lead to as many places as their links say", async ({ page }) => {
  await page.goto("/");
  const tile = page.getByRole("navigation", { name: "Collections" }).getByRole("link", { name: /^Under the trees/ });
  const count = Number(/(\d+) places/.exec((await tile.textContent()) ?? "")?.[1]);
  await tile.click();
  await expect(page).toHaveURL("/collections/under-the-trees");
  await expect(pageHeading(page)).toHaveText("Under the trees");
  await expect(page.getByRole("article")).toHaveCount(count);
  await page.goto("/neighbourhoods/le-marais");
  await expect(pageHeading(page)).toHaveText("Le Marais");
  await expect(page.getByRole("article")).toHaveCount(10);
  const type = page.getByRole("list", { name: "Types of places" }).getByRole("link").first();
  const ofType = /\d+/.exec((await type.getAttribute("aria-label")) ?? "")?.[0];
  await type.click();
  await expect(page).toHaveURL(/neighbourhoods=/);
  await expect(pageHeading(page)).toHaveText(`${ofType} places`);
});
