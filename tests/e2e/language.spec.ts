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

test("changing the language keeps the filters and the confirmed location, and does not store the location", async ({
  page,
}) => {
  await page.goto("/?types=Museum");
  await page.getByRole("banner").getByRole("button", { name: "Set Location" }).click();
  const address = page.getByRole("dialog", { name: "Enter Your Address" });
  await address.getByLabel("Address").fill("Place de la République");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Confirm Your Location" }).getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /République/ })).toBeVisible();
  await scrollAndClick(page.getByRole("list", { name: "Language" }).getByRole("button", { name: "Français" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("banner").getByRole("button", { name: /République/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Musée, / })).toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage, ...sessionStorage }, history.state]));
  expect(kept).not.toMatch(/48\.86|République/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a signed-in user can change the language in the profile menu", async ({ page, newUser, login }) => {
    await login(await newUser());
    await page.goto("/");
    await page.getByRole("button", { name: /, menu$/ }).click();
    await page.getByRole("menuitem", { name: "Français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("status").filter({ hasText: "lieux" })).toBeVisible();
  });
});

/** Returns the texts and the text attributes of the page, with the title and the language of the document. */
const allTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { body, documentElement, title } = document;
    const texts = new Set([`title: ${title}`, `language: ${documentElement.lang}`]);
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const isHidden = parentElement?.closest("script, style, noscript, .start-failure") != null;
      if (!isHidden && nodeValue?.trim()) texts.add(nodeValue.trim());
    }
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]) {
      for (const element of body.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? "");
    }
    return [...texts].sort();
  });

/** Chooses a language in another tab, because a dialog or a map may cover the footer of the page. */
async function chooseElsewhere(other: Page, language: "English" | "Français"): Promise<void> {
  await other.getByRole("list", { name: /^Lang/ }).getByRole("button", { name: language }).click();
}

interface Shown {
  readonly address: string;
  readonly layout?: "table" | "map";
  /** Opens a state that the address does not contain. The page may be in English or in French. */
  readonly open?: (page: Page) => Promise<void>;
}

for (const [name, { address, layout, open }] of Object.entries<Shown>({
  grid: { address: "/?types=Museum&page=2" },
  table: {
    address: "/?types=Museum",
    layout: "table",
    open: (page) =>
      page
        .getByRole("table")
        .getByRole("button", { name: /^(?:Preview of|Aperçu)/ })
        .nth(1)
        .click(),
  },
  map: {
    address: "/?types=Museum",
    layout: "map",
    open: (page) => page.locator(".maplibregl-ctrl-attrib-button").waitFor({ state: "attached" }),
  },
  place: { address: "/places/tour-eiffel" },
  "missing place": { address: "/places/nowhere" },
  "sign-up form": { address: "/", open: (page) => page.getByRole("button", { name: /Log In|Connexion/ }).click() },
  "advanced filters": {
    address: "/?types=Museum",
    open: (page) => page.getByRole("button", { name: /Advanced Filters|Filtres avancés/ }).click(),
  },
  "location dialog": {
    address: "/",
    open: (page) =>
      page
        .getByRole("banner")
        .getByRole("button", { name: /Set Location|Ma position/ })
        .click(),
  },
})) {
  test(`after a change of language, the ${name} has the same texts as a page loaded in that language`, async ({
    page,
    context,
    setLocalStorage,
    allowedErrors,
  }) => {
    allowedErrors.push(/404/);
    if (layout !== undefined) await setLocalStorage({ layout });
    const other = await context.newPage();
    await other.goto("/places/tour-eiffel");
    await page.goto(address);
    await open?.(page);
    for (const [language, name] of [
      ["fr", "Français"],
      ["en", "English"],
    ] as const) {
      await chooseElsewhere(other, name);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const loaded = await context.newPage();
      await loaded.goto(address);
      await open?.(loaded);
      await expect
        .poll(async () => {
          const [changed, expected] = [await allTexts(page), await allTexts(loaded)];
          return {
            missing: expected.filter((text) => !changed.includes(text)),
            left: changed.filter((text) => !expected.includes(text)),
          };
        })
        .toEqual({ missing: [], left: [] });
      await loaded.close();
    }
  });
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

test("a change of language in another tab keeps an open dialog and what is typed into it", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/places/tour-eiffel");
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Set Location" }).click();
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.fill("10 rue de Riv");
  await chooseElsewhere(other, "Français");
  await expect(page.getByRole("dialog", { name: "Indiquez votre adresse" })).toBeVisible();
  await expect(field).toHaveValue("10 rue de Riv");
  await expect(field).toBeFocused();
  await chooseElsewhere(other, "English");
  await expect(page.getByRole("dialog", { name: "Enter Your Address" })).toBeVisible();
  await expect(field).toHaveValue("10 rue de Riv");
  await expect(field).toBeFocused();
});

test("a change of language in another tab keeps the draft of the advanced filters", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/places/tour-eiffel");
  await page.goto("/?types=Museum");
  await page.getByRole("button", { name: "Advanced Filters" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Just Opened" }).check();
  await chooseElsewhere(other, "Français");
  const dialog = page.getByRole("dialog", { name: "Filtres avancés" });
  await expect(dialog.getByRole("checkbox", { name: "Vient d’ouvrir" })).toBeChecked();
  await chooseElsewhere(other, "English");
  await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Just Opened" })).toBeChecked();
});

test("choosing the language in the footer loads no page, and keeps the focused button in view", async ({ page }) => {
  await page.goto("/?types=Museum");
  const french = page.getByRole("list", { name: /^Lang/ }).getByRole("button", { name: "Français" });
  await french.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
  await scrollAndClick(french);
  await expect(page.locator("html[data-kept]")).toHaveAttribute("lang", "fr");
  await expect(french).toBeFocused();
  await expect(french).toBeInViewport();
});

test("a language that was chosen in the footer survives a reload", async ({ page }) => {
  await page.goto("/?types=Museum");
  await scrollAndClick(page.getByRole("list", { name: /^Lang/ }).getByRole("button", { name: "Français" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle("Lieux à Paris · Flâneur");
});

test("an announcement is not repeated after a change of language", async ({ page, context, newUser, login }) => {
  await login(await newUser());
  const other = await context.newPage();
  await other.goto("/places/tour-eiffel");
  await page.goto("/places/musee-d-orsay");
  await page
    .getByRole("button", { name: / favorites$/ })
    .first()
    .click();
  const announced = page.getByRole("status").filter({ hasText: /favorites|favoris/ });
  await expect(announced).toHaveText(/added to favorites/);
  await chooseElsewhere(other, "Français");
  await expect(page.getByRole("button", { name: / favoris$/ }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(announced).toHaveCount(0);
});
