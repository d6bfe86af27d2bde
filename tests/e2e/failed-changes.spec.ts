import type { Page } from "@playwright/test";
import { accountButton, expect, field, heartOf, logInButton, newViewDialog, submit, tab, test } from "./test.ts";

const expectHeartPressed = (page: Page, value: boolean) =>
  expect(heartOf(page, "Tour Eiffel")).toHaveAttribute("aria-pressed", String(value));

async function expectFormKept(page: Page): Promise<void> {
  await expect(submit(page)).toHaveText("Save View");
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, "Name")).toHaveValue("Rainy Sundays");
}

test.describe("a restart of the server", () => {
  test.slow();
  test.use({ allowedErrors: [/status of 5\d\d|net::ERR|was not (?:saved|changed)/] });

  test("keeps the session and all saved hearts and views, and a view can be saved afterwards", async ({
    page,
    programs,
  }) => {
    const folder = { DATA_DIR: programs.folder, AUTH_SECRET: "x".repeat(48) };
    const app = await programs.start("app", folder);
    await page.goto(`${app.url}/?search=tour+eiffel`);
    await logInButton(page).click();
    const person = { Email: "camille@example.org", Password: "quai-de-valmy", "Confirm Password": "quai-de-valmy" };
    for (const [label, text] of Object.entries(person)) await field(page, label).fill(text);
    await submit(page).click();
    await expect(accountButton(page, "camille")).toBeVisible();
    await heartOf(page, "Tour Eiffel").click();
    await expect(page.getByText("Tour Eiffel added to favorites")).toBeAttached();
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Quiet Mornings");
    await submit(page).click();
    await expect(tab(page, "Quiet Mornings")).toBeVisible();
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Rainy Sundays");
    await app.stop();

    await submit(page).click();
    await expectFormKept(page);
    await page.keyboard.press("Escape");
    const failed = page.waitForEvent("requestfailed");
    await heartOf(page, "Tour Eiffel").click();
    await failed;
    await expectHeartPressed(page, true);

    await programs.start("app", { ...folder, PORT: new URL(app.url).port });
    await page.getByRole("button", { name: "+ Add View" }).click();
    await field(page, "Name").fill("Rainy Sundays");
    await submit(page).click();
    await expect(newViewDialog(page)).toBeHidden();
    await page.reload();
    await expect(accountButton(page, "camille")).toBeVisible();
    for (const name of ["Quiet Mornings", "Rainy Sundays"]) await expect(tab(page, name)).toBeVisible();
    await expectHeartPressed(page, true);
  });
});
