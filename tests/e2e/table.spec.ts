import type { Page } from "@playwright/test";
import { expect, pageHeading, test } from "./test.ts";

const layout = (page: Page, name: "Table" | "Grid") => page.getByRole("radio", { name, exact: true });
const table = (page: Page) => page.getByRole("table", { name: "Places" });
const names = (page: Page) => table(page).getByRole("rowheader");
const cards = (page: Page) => page.getByRole("article");
const head = (page: Page, name: string) => table(page).getByRole("columnheader", { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Returns the name of the place in a row. Rows are counted from 0. A row that is not rendered yet has no inner text. */
const nameAt = (page: Page, index: number) =>
  names(page)
    .nth(index)
    .getByRole("link")
    .evaluate((link) => link.textContent);

test.describe("the layout", () => {
  test("is the grid until the table is chosen, and the next visit starts with the table", { tag: "@journey" }, async ({
    page,
  }) => {
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
    await expect(layout(page, "Grid")).toBeChecked();
    await layout(page, "Table").check();
    await expect(names(page)).toHaveCount(48);
    await expect(cards(page)).toHaveCount(0);
    expect(await stored(page, "layout")).toBe("table");
    await page.reload();
    await expect(names(page)).toHaveCount(48);
    await expect(layout(page, "Table")).toBeChecked();
    await layout(page, "Grid").check();
    await expect(cards(page)).toHaveCount(48);
    await expect(table(page)).toHaveCount(0);
  });

  test("can differ between two browser tabs", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
    await layout(page, "Table").check();
    await expect(names(page).first()).toBeVisible();
    // The other tab keeps its layout, and storing its page size does not overwrite the stored layout.
    const size = other.getByRole("radio", { name: "96", exact: true });
    // Cards near the viewport change to their true height and move the button. `hover` waits until the button is still.
    await size.hover();
    await size.check();
    await expect(cards(other)).toHaveCount(96);
    expect(await stored(other, "layout")).toBe("table");
    await other.reload();
    await expect(names(other)).toHaveCount(96);
  });
});

test.describe("the table", () => {
  test.beforeEach(({ setLocalStorage }) => setLocalStorage({ layout: "table" }));

  test("opens a place in a new browser tab from its picture and its name, and its preview keeps its row in view", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const name = await nameAt(page, 2);
    const row = table(page).getByRole("row", { name });
    await expect(row.getByRole("cell", { name: "Paris", exact: true })).toBeVisible();
    for (const link of [row.getByRole("link", { name }), row.locator("td:first-child a")]) {
      const opened = context.waitForEvent("page");
      await link.click();
      await expect(pageHeading(await opened)).toHaveText(name);
    }
    await expect(names(page)).toHaveCount(48);
    await table(page)
      .getByRole("button", { name: /^Preview of / })
      .first()
      .press("Enter");
    for (let step = 1; step <= 12; step += 1) await page.keyboard.press("ArrowDown");
    const thirteenth = await nameAt(page, 12);
    const preview = page.getByRole("region", { name: `Preview of ${thirteenth}` });
    await expect(preview.getByRole("heading", { name: thirteenth })).toBeInViewport();
    await expect(table(page).getByRole("row", { name: thirteenth })).toBeInViewport({ ratio: 1 });
  });

  test("is sorted by its headers, and the sort menu shows the same sort", { tag: "@journey" }, async ({ page }) => {
    await page.goto("/");
    await expect(head(page, "Name")).toHaveAttribute("aria-sort", "ascending");
    const first = await nameAt(page, 0);
    await head(page, "Name").getByRole("button").click();
    await expect(head(page, "Name")).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("button", { name: "Sort: Name, descending" })).toBeVisible();
    await expect(names(page).first()).not.toHaveText(first);
    await head(page, "Arrondissement").getByRole("button").press("Enter");
    // Sorting by another column starts ascending.
    await expect(head(page, "Arrondissement")).toHaveAttribute("aria-sort", "ascending");
    await expect(head(page, "Name")).not.toHaveAttribute("aria-sort");
    await expect(page).toHaveURL(/sort=arrondissement-asc/);
    await expect(table(page).getByRole("row").nth(1)).toContainText("1er");
    await page.getByRole("button", { name: "Sort: Arrondissement, ascending" }).click();
    await page.getByRole("menuitemradio", { name: "Type" }).click();
    await expect(head(page, "Type")).toHaveAttribute("aria-sort", "ascending");
    await expect(table(page).locator("[aria-sort]")).toHaveCount(1);
    await page.goBack();
    await expect(head(page, "Arrondissement")).toHaveAttribute("aria-sort", "ascending");
  });
});
