import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search for places" }).first();
const option = (page: Page, name: string | RegExp) => page.getByRole("listbox").getByRole("option", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem");

/** Returns the number of places that the name of an option states: the last number of the name. */
async function countInName(page: Page, name: RegExp): Promise<number> {
  const label = await option(page, name).first().locator(":scope > :first-child").textContent();
  const count = Number(label?.match(/(\d+) places?$/)?.[1]);
  expect(count).toBeGreaterThan(0);
  return count;
}

/** Waits until the server has loaded all places: before that, SQL finds names, and corrects no misspelling. */
test.beforeEach(async ({ request }) => {
  await expect
    .poll(async () => {
      const { groups } = await (await request.get("/api/search/suggest?q=eifel%20tower")).json();
      return groups[0]?.places[0]?.name;
    })
    .toBe("Tour Eiffel");
});

test("'eiffel tower' suggests the Eiffel Tower, and Enter opens its page", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("/");
  await page.keyboard.type("eiffel tower");
  await expect(option(page, /^Tour Eiffel, Monument, also Eiffel Tower, 7e Arrondissement$/)).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, /^Tour Eiffel/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/places\/tour-eiffel$/);
  await expect(heading(page)).toHaveText("Tour Eiffel");
  await expect(field(page)).toHaveValue("");
});

test("the suggestion for 'pizza 11e' applies both filters, which Back replaces with the typed text", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  await field(page).fill("pizza 11e");
  const understood = /^Pizza, 11e Arrondissement, \d+ places?$/;
  const promised = await countInName(page, understood);
  await option(page, understood).click();
  await expect(heading(page)).toHaveText(promised === 1 ? "1 place" : `${promised} places`);
  await expect(chips(page)).toHaveText(["11e", "Pizza"]);
  await expect(page).toHaveURL(/\/\?q=pizza\+11e&.*arrondissements=75011&wishes=Pizza$/);
  await expect(field(page)).toHaveValue("");
  await page.goBack();
  await expect(field(page)).toHaveValue("pizza 11e");
  await expect(page).toHaveURL(/\/\?search=pizza\+11e$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("'museum open now' is applied by touch in the dialog 'Search Places'", { tag: "@journey" }, async ({ page }) => {
    // A Wednesday at 12:30 in Paris, when most museums are open.
    await page.clock.setSystemTime(new Date("2026-11-25T11:30:00Z"));
    await page.goto("/");
    await page.getByRole("button", { name: "Search Places" }).tap();
    const dialog = page.getByRole("dialog", { name: "Search Places" });
    await dialog.getByRole("combobox").fill("museum open now");
    const understood = /^Museum, Open now, \d+ places$/;
    const promised = await countInName(page, understood);
    await option(page, understood).tap();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText(`${promised} places`);
    await expect(page).toHaveURL(/types=Museum&hours=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});
