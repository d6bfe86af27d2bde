import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accountButton, alert, dialog, expect, field, logInButton, test, type User, watchStatus } from "./test.ts";

const accountDialog = (page: Page) => dialog(page, "Account");

async function openAccount(page: Page, user: User): Promise<void> {
  await page.goto("/");
  await accountButton(page, user.name).click();
  await expect(accountDialog(page)).toContainText(user.email);
}

test("changing the password requires the current password and ends the other session", { tag: "@journey" }, async ({
  page,
  newUser,
  login,
  request,
  deleteAfterTest,
}) => {
  const user = await newUser();
  await login(user);
  const credentials = { username: user.email, password: user.password };
  const otherSession = await (await request.post("/api/auth/login", { data: credentials })).json();
  await openAccount(page, user);
  const change = accountDialog(page).getByRole("button", { name: "Change password" });
  await expect(change).toBeDisabled();
  await field(page, "Current password").fill("pont-mirabeau");
  await field(page, "New password").fill("canal-saint-martin");
  await field(page, "Confirm Password").fill("canal-saint-denis");
  await change.click();
  await expect(alert(accountDialog(page))).toHaveText(["Passwords do not match"]);
  await field(page, "Confirm Password").fill("canal-saint-martin");
  await change.click();
  await expect(field(page, "Current password")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Current password").fill(user.password);
  await expect(alert(accountDialog(page))).toHaveCount(0);
  const saved = await watchStatus(page, "Saved");
  await change.click();
  await saved();
  deleteAfterTest({ ...user, password: "canal-saint-martin" });
  await expect(field(page, "Current password")).toHaveValue("");
  const verified = await request.get("/api/auth/verify", {
    headers: { authorization: `Bearer ${otherSession.token}` },
  });
  expect(verified.status()).toBe(401);
  await page.reload();
  await expect(accountButton(page, user.name)).toBeVisible();
  expect((await request.post("/api/auth/login", { data: credentials })).status()).toBe(401);
});

test("the account dialog downloads the user's profile, favorites and views as one JSON file", async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  const headers = { authorization: `Bearer ${user.token}` };
  await request.post("/api/favorites", { data: { placeId: "tour-eiffel" }, headers });
  await request.post("/api/views", { data: { name: "Rainy Sundays", filters: {} }, headers });
  await login(user);
  await openAccount(page, user);
  const download = page.waitForEvent("download");
  await accountDialog(page).getByRole("button", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(JSON.stringify(data)).toContain(user.email);
  expect(data.favorites).toEqual([expect.objectContaining({ placeId: "tour-eiffel" })]);
  expect(data.views).toEqual([expect.objectContaining({ name: "Rainy Sundays" })]);
  await expect(accountDialog(page).getByRole("button", { name: "Download" })).toBeVisible();
});

test("deleting the account requires its password and signs the user out", { tag: "@journey" }, async ({
  page,
  newUser,
  login,
  request,
}) => {
  const user = await newUser();
  await login(user);
  await openAccount(page, user);
  await accountDialog(page).getByRole("button", { name: "Delete…" }).click();
  const confirmation = dialog(page, "Delete my account");
  await expect(confirmation).toContainText(`Your account ${user.email}`);
  const confirm = confirmation.getByRole("button", { name: "Delete my account" });
  await expect(field(page, "Your password")).toBeFocused();
  await expect(confirm).toBeDisabled();
  await field(page, "Your password").fill("pont-mirabeau");
  await confirm.click();
  await expect(field(page, "Your password")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Your password").fill(user.password);
  await confirm.click();
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const again = await request.post("/api/auth/login", { data: { username: user.email, password: user.password } });
  expect(again.status()).toBe(401);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the profile menu has the user's email, the theme, the account and the logout", async ({
    page,
    newUser,
    login,
  }) => {
    const user = await newUser();
    await login(user);
    await page.goto("/");
    const button = page.getByRole("button", { name: `${user.name}, menu` });
    const menu = page.getByRole("menu");
    await button.click();
    await expect(menu).toContainText(user.email);
    await menu.getByRole("menuitem", { name: "Dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await button.click();
    await menu.getByRole("menuitem", { name: "Account" }).click();
    await expect(accountDialog(page)).toContainText(user.email);
    await accountDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    await expect(logInButton(page)).toBeVisible();
  });
});
