import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accountButton, dialog, expect, test, type User } from "./test.ts";

const accountDialog = (page: Page) => dialog(page, "Account");

async function openAccount(page: Page, user: User): Promise<void> {
  await page.goto("/");
  await accountButton(page, user.name).click();
  await expect(accountDialog(page)).toContainText(user.email);
}

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
