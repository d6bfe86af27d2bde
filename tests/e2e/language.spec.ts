import type { Page } from "@playwright/test";
import { closeWithEscape, expect, expectLoaded, pageHeading, scrollAndClick, test } from "./test.ts";

test.describe("a browser with French as its language", () => {
  test.use({ locale: "fr-FR" });

  test("shows the app in French, with translated types", async ({ page }) => {
    await page.goto("/?types=Museum");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveTitle("Lieux à Paris · Flâneur");
    await expect(page.getByRole("checkbox", { name: /^Musée, / })).toBeChecked();
    await page.getByRole("button", { name: "Connexion" }).click();
    await closeWithEscape(page.getByRole("dialog", { name: "Créer un compte" }));
  });

  test("shows the open page and later pages in the language that the visitor chooses", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto("/?types=Museum");
    await page.getByRole("list", { name: "Langue" }).getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("checkbox", { name: /^Museum, / })).toBeChecked();
    await page.goto("/places/tour-eiffel");
    await expect(page.getByRole("heading", { name: "Related Places" })).toBeVisible();
  });
});

/** Chooses a language in another tab, because a dialog or a map may cover the footer of the page. */
async function chooseElsewhere(other: Page, language: "English" | "Français"): Promise<void> {
  await other.getByRole("list", { name: /^Lang/ }).getByRole("button", { name: language }).click();
}

test("a change of language in another tab keeps filters, the typed search, the selected row, the scroll position and the focus", async ({
  page,
  context,
  setLocalStorage,
}) => {
  await setLocalStorage({ layout: "table" });
  const other = await context.newPage();
  await other.goto("/places/tour-eiffel");
  await page.goto("/?types=Museum");
  const previewOf = page.getByRole("table").getByRole("button", { name: /^(?:Preview of|Aperçu)/ });
  const search = page.getByRole("combobox");
  await expect(pageHeading(page)).toHaveText(/^\d+ places$/);
  const allMuseums =
    (await pageHeading(page)
      .filter({ hasText: /^\d+ places$/ })
      .textContent()) ?? "";
  await search.fill("mus");
  await expect(page).toHaveURL(/search=mus/);
  // The URL changes before the listing is marked as loading.
  await expect(pageHeading(page)).not.toHaveText(allMuseums);
  await expectLoaded(page);
  await previewOf.nth(9).click();
  // The preview gets the focus when it has opened.
  await expect(page.getByRole("region", { name: /^Preview of / })).toBeFocused();
  await search.focus();
  await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await page.evaluate(() => scrollTo(0, 240));
  const state = () =>
    page.evaluate(() => ({
      address: location.href,
      scroll: scrollY,
      selected: document.querySelector("table [aria-expanded=true]")?.closest("tr")?.rowIndex,
      focus: document.activeElement instanceof HTMLInputElement && [
        document.activeElement.type,
        document.activeElement.value,
        document.activeElement.selectionStart,
      ],
      checked: document.querySelectorAll("input[type=checkbox]:checked").length,
      preview: document.querySelector("section h2")?.textContent,
    }));
  const before = await state();
  expect(before).toMatchObject({ scroll: 240, selected: 10, focus: ["search", "mus", 2], checked: 1 });
  for (const [language, name] of [
    ["fr", "Français"],
    ["en", "English"],
  ] as const) {
    await chooseElsewhere(other, name);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await state()).toEqual(before);
  }
});

test("choosing the language in the footer loads no page, keeps the focused button in view, and survives a reload", async ({
  page,
}) => {
  await page.goto("/?types=Museum");
  const french = page.getByRole("list", { name: /^Lang/ }).getByRole("button", { name: "Français" });
  await french.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
  await scrollAndClick(french);
  await expect(page.locator("html[data-kept]")).toHaveAttribute("lang", "fr");
  await expect(french).toBeFocused();
  await expect(french).toBeInViewport();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle("Lieux à Paris · Flâneur");
});
