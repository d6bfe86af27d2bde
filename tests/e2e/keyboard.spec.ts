import { expect, expectLoaded, test } from "./test.ts";

test("the listing can be searched and filtered, and its sort menu and a place can be opened, by keyboard alone", {
  tag: "@journey",
}, async ({ page, context }) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article").first().locator(":focus")).toHaveCount(1);

  await page.keyboard.press("/");
  await expect(page.getByRole("combobox").first()).toBeFocused();
  await page.keyboard.type("cafe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ places?$/);
  await page.getByRole("button", { name: "Clear", exact: true }).press("Enter");
  await expect(page.getByRole("combobox").first()).toHaveValue("");

  const bar = page.getByRole("checkbox", { name: /^Bar,/ });
  await bar.focus();
  await page.keyboard.press("Space");
  await expect(bar).toBeChecked();

  await page.getByRole("button", { name: /sort/i }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /sort/i })).toBeFocused();

  await expectLoaded(page);
  await page.getByRole("article").first().getByRole("link").focus();
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await expect((await opened).getByRole("heading", { level: 1 })).toBeVisible();
});

test("Tab reaches the controls of the listing, and each of them shows its focus", async ({ page }) => {
  await page.goto("/?search=creperie");
  await expect(page.getByRole("article").first()).toBeVisible();
  const reached: string[] = [];
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // The focus ring may be on the control itself or, as on a card, on an element around it.
      const holders = [element, element.closest("article"), element.closest("label"), element.closest("form")];
      const ringed = holders.some((holder) => {
        if (holder === null) return false;
        // The ring of a tab is a pseudo-element.
        return [null, "::before"].some((part) => {
          const { outlineStyle, boxShadow, content } = getComputedStyle(holder, part);
          return (part === null || content !== "none") && (outlineStyle !== "none" || boxShadow !== "none");
        });
      });
      return { name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "", ringed };
    });
    if (here === null) break;
    expect(here.ringed, `focus is seen on ${here.name}`).toBe(true);
    reached.push(here.name);
  }
  const all = reached.join("\n");
  // The row of chips is a toolbar: its first chip is reached by Tab, the others by the arrow keys.
  for (const name of [/Skip to content/, /Restaurant/, /14/, /“creperie”, remove filter/, /Crêperie de Josselin/])
    expect(all).toMatch(name);
  await page.getByRole("button", { name: "“creperie”, remove filter" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Clear all" })).toBeFocused();
});
