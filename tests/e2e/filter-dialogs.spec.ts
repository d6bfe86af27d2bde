import type { Page } from "@playwright/test";
import { dialog, expect, expectNamedGroups, pageHeading, test, watchStatus } from "./test.ts";

const advanced = (page: Page) => dialog(page, "Advanced Filters");
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem");
const open = (page: Page, name: "Advanced Filters" | "All Tags") =>
  page.getByRole("button", { name, exact: true }).click();
const show = (page: Page) => page.getByRole("dialog").getByRole("button", { name: /^Show/ });
const sentence = (page: Page) => advanced(page).getByText(/^(?:Places|Every place)/);

/** Adds a value of a category in the open advanced filters. */
async function add(page: Page, category: "Type" | "Tag" | "Arrondissement", value: string): Promise<void> {
  await advanced(page).getByRole("combobox", { name: "Category" }).selectOption(category);
  await advanced(page).getByRole("combobox", { name: "Value" }).fill(value);
  await advanced(page).getByRole("button", { name: "Add", exact: true }).click();
}

/** Returns the count that the 'Show … places' button of the open dialog states. Waits until it states a count. */
async function shownCount(page: Page): Promise<number> {
  const text = await show(page).filter({ hasText: /\d/ }).innerText();
  return Number(text.replace(/\D/g, ""));
}

test("the draft of the advanced filters has a count and a sentence, and is applied or discarded as a whole", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/?types=Museum");
  await open(page, "Advanced Filters");
  await expect(sentence(page)).toHaveText("Places that are Museum.");
  await expectNamedGroups(advanced(page));
  const museums = await shownCount(page);
  await add(page, "Type", "Cinema");
  await expect(sentence(page)).toHaveText("Places that are Museum or Cinema.");
  const both = await shownCount(page);
  expect(both).toBeGreaterThan(museums);
  await add(page, "Arrondissement", "5e Arrondissement");
  await advanced(page).getByRole("combobox", { name: "5e Arrondissement: is or is not" }).selectOption("is not");
  await expect(sentence(page)).toHaveText("Places that are Museum or Cinema, and not in the 5e.");
  expect(await shownCount(page)).toBeLessThan(both);
  await advanced(page).getByRole("button", { name: "Cancel" }).click();
  await expect(advanced(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Advanced Filters" })).toBeFocused();
  await expect(page).toHaveURL(/\?types=Museum$/);

  await open(page, "Advanced Filters");
  await expect(sentence(page)).toHaveText("Places that are Museum.");
  await add(page, "Tag", "Kids");
  await advanced(page)
    .getByRole("radiogroup", { name: "Between Tags and what stands above" })
    .getByRole("radio", { name: "OR" })
    .check();
  await advanced(page).getByRole("checkbox", { name: "Just Opened" }).check();
  await expect(sentence(page)).toHaveText("Places that are Museum, or tagged Kids; status Just Opened.");
  const total = await shownCount(page);
  await show(page).click();
  await expect(advanced(page)).toBeHidden();
  await expect(pageHeading(page)).toHaveText(`${total} ${total === 1 ? "place" : "places"}`);
  await expect(chips(page)).toHaveCount(3);
  await page.reload();
  await expect(pageHeading(page)).toHaveText(`${total} ${total === 1 ? "place" : "places"}`);
  await page.goBack();
  await expect(page).toHaveURL(/\?types=Museum$/);
  await expect(chips(page)).toHaveCount(1);
});

test.describe("the link to the listing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("is copied to the clipboard, and 'Copied' is announced", { tag: "@journey" }, async ({ page }) => {
    await page.goto("/?types=Museum&sort=rating-desc");
    const copied = await watchStatus(page, "Copied");
    await page.getByRole("button", { name: "Copy link" }).click();
    await copied();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0);
    const url = page.url();
    await page.getByRole("combobox").first().focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.getByRole("combobox").first()).toHaveValue(url);
  });
});
