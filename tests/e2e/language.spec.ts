import { escapeFrom, expect, test } from "./test.ts";

test.describe("a browser that asks for French", () => {
  test.use({ locale: "fr-FR" });

  test("shows the product in French, with the names of types and tags, and keeps the choice of another language", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto("/?types=Museum");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveTitle("Lieux à Paris · Flâneur");
    await expect(page.getByRole("checkbox", { name: /^Musée, / })).toBeChecked();
    await page.getByRole("button", { name: "Connexion" }).click();
    await escapeFrom(page.getByRole("dialog", { name: "Créer un compte" }));
    await page.getByRole("list", { name: "Langue" }).getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("checkbox", { name: /^Museum, / })).toBeChecked();
    await page.goto("/places/tour-eiffel");
    await expect(page.getByRole("heading", { name: "Related Places" })).toBeVisible();
  });
});

test("another language keeps the confirmed location and the filters, and stores neither", async ({ page }) => {
  await page.goto("/?types=Museum");
  await page.getByRole("banner").getByRole("button", { name: "Set Location" }).click();
  const address = page.getByRole("dialog", { name: "Enter Your Address" });
  await address.getByLabel("Address").fill("Place de la République");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Confirm Your Location" }).getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /République/ })).toBeVisible();
  await page.getByRole("list", { name: "Language" }).getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("banner").getByRole("button", { name: /République/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Musée, / })).toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage, ...sessionStorage }, history.state]));
  expect(kept).not.toMatch(/48\.86|République/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("whoever is signed in finds the other language in the profile menu", async ({ page, newUser, login }) => {
    await login(await newUser());
    await page.goto("/");
    await page.getByRole("button", { name: /, menu$/ }).click();
    await page.getByRole("menuitem", { name: "Français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("status").filter({ hasText: "lieux" })).toBeVisible();
  });
});
