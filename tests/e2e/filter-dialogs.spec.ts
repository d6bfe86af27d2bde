import type { Page } from "@playwright/test";
import {
  dialog,
  expect,
  expectLoaded,
  expectNamedGroups,
  filter,
  mockOperation,
  pageHeading,
  test,
  watchStatus,
  withoutFirstResults,
} from "./test.ts";

const advanced = (page: Page) => dialog(page, "Advanced Filters");
const allTags = (page: Page) => dialog(page, "All Tags");
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

test("only an existing value can be added, and its count is of a list without other values of its category", async ({
  page,
}) => {
  await page.goto("/?types=Museum&tags=Kids&tags-join=OR");
  await open(page, "Advanced Filters");
  const value = advanced(page).getByRole("combobox", { name: "Value" });
  const submit = advanced(page).getByRole("button", { name: "Add", exact: true });
  await expect(submit).toBeDisabled();
  await value.fill("zzz");
  await expect(advanced(page).getByText("No results.")).toBeVisible();
  await expect(submit).toBeDisabled();
  await value.fill("Museum");
  await expect(advanced(page).getByText("No results.")).toBeVisible();
  await advanced(page).getByRole("combobox", { name: "Category" }).selectOption("Tag");
  await value.fill("GARDEN");
  const option = advanced(page).getByRole("option", { name: /^Garden, \d+ places?$/ });
  const promised = Number(/, (\d+) /.exec((await option.textContent()) ?? "")?.[1]);
  await value.press("Enter");
  await value.press("Enter");
  await expect(value).toBeFocused();
  await advanced(page).getByRole("button", { name: "Remove Kids" }).click();
  await expect.poll(() => shownCount(page)).toBe(promised);
});

test("a value can be chosen in the advanced filters, and the dialog closed, by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Advanced Filters" }).focus();
  await page.keyboard.press("Enter");
  const value = advanced(page).getByRole("combobox", { name: "Value" });
  await expect(value).toBeFocused();
  await page.keyboard.type("muse");
  await expect(advanced(page).getByRole("option", { name: /^Museum, [1-9]/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(value).toHaveValue("Museum");
  await page.keyboard.press("Enter");
  await expect(sentence(page)).toHaveText("Places that are Museum.");
  await page.keyboard.press("ArrowDown");
  await expect(value).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(value).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Escape");
  await expect(advanced(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Advanced Filters" })).toBeFocused();
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  await expect(chips(page)).toHaveCount(0);
});

test.describe("filter options that cannot be loaded", () => {
  test.use({ allowedErrors: [/status of 500/] });
  test("show an error with 'Try again' in the advanced filters", async ({ page }) => {
    await withoutFirstResults(page);
    const server = await mockOperation(page, "FilterOptions", { status: 500, body: '{"error":"Away."}' });
    await page.goto("/");
    await open(page, "Advanced Filters");
    await expect(advanced(page).getByText("Error loading filter options")).toBeVisible();
    server.restore();
    await advanced(page).getByRole("button", { name: "Try again" }).click();
    await expect(advanced(page).getByRole("combobox", { name: "Value" })).toBeVisible();
  });

  test("show an error with 'Try again' in All Tags after a reload of the page with the open dialog", async ({
    page,
  }) => {
    await page.goto("/");
    await open(page, "All Tags");
    await withoutFirstResults(page);
    const server = await mockOperation(page, "FilterOptions", { status: 500, body: '{"error":"Away."}' });
    await page.reload();
    await expect(allTags(page).getByText("Error loading filter options")).toBeVisible();
    await expect(allTags(page).getByText("No tags available")).toHaveCount(0);
    server.restore();
    await allTags(page).getByRole("button", { name: "Try again" }).click();
    await expect(filter(allTags(page), "Terrace")).toBeVisible();
  });
});

test("the All Tags search ignores accents, and a chosen tag applies at once and is checked in the sidebar", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/");
  await open(page, "All Tags");
  const search = allTags(page).getByRole("searchbox");
  await expect(search).toBeFocused();
  await search.fill("é");
  await expect(allTags(page).getByText(/^8 of \d+ results$/)).toBeVisible();
  await expect(allTags(page).getByRole("list", { name: "Search tags" }).getByRole("checkbox")).toHaveCount(8);
  await search.fill("TERR");
  const found = filter(allTags(page).getByRole("list", { name: "Search tags" }), "Terrace");
  const total = /, (\d+) places$/.exec((await found.getAttribute("aria-label")) ?? "")?.[1];
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await expect(found).toBeChecked();
  await expect(show(page)).toHaveText(`Show ${total} places`);
  await page.keyboard.press("ArrowUp");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(allTags(page)).toBeHidden();
  await expect(pageHeading(page)).toHaveText(`${total} places`);
  await expect(filter(page.getByRole("complementary"), "Terrace")).toBeChecked();
  await expect(page).toHaveURL(/\?tags=Terrace$/);
});

test("'Opened This Year' can be checked, and changes neither the address nor the count", async ({ page }) => {
  await page.goto("/");
  const before = await pageHeading(page)
    .filter({ hasText: /^\d+ places$/ })
    .innerText();
  const chip = page.getByRole("complementary").getByRole("checkbox", { name: "Opened This Year" });
  await chip.check();
  await expect(chip).toBeChecked();
  await expectLoaded(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(pageHeading(page)).toHaveText(before);
  await expect(page.getByRole("button", { name: "Clear all" })).toHaveCount(0);
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the advanced filters and all tags open from the filters, and Back returns to the filters", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Filters/ }).click();
    const filters = dialog(page, "Filters");
    await filters.getByRole("button", { name: "All Tags" }).click();
    await filter(allTags(page), "Terrace").check();
    await page.goBack();
    await expect(filters).toBeVisible();
    await filters.getByRole("button", { name: "Advanced Filters" }).click();
    await expect(sentence(page)).toHaveText("Places tagged Terrace.");
    await add(page, "Type", "Café");
    await expect(sentence(page)).toHaveText("Places that are Café, and tagged Terrace.");
    const total = await shownCount(page);
    await show(page).click();
    await expect(filters).toBeVisible();
    await filters.getByRole("button", { name: `Show ${total} places` }).click();
    await expect(pageHeading(page)).toHaveText(`${total} places`);
    await expect(page).toHaveURL(/types=Caf%C3%A9&tags=Terrace$/);
  });
});

test("a tag chosen in 'All Tags' stays chosen although an 'is not' value was chosen before another type", async ({
  page,
}) => {
  await page.goto("/?not-types=Bar");
  await filter(page, "Club").click();
  await expect(page).toHaveURL(/\?types=Club&not-types=Bar$/);
  await open(page, "All Tags");
  await allTags(page)
    .getByRole("checkbox", { name: /^Terrace/ })
    .click();
  await show(page).click();
  await expect(allTags(page)).toBeHidden();
  await expect(page).toHaveURL(/\?types=Club&not-types=Bar&tags=Terrace$/);
  await expect(chips(page)).toHaveText(["not Bar", "Club", "Terrace"]);
});
