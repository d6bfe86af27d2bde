import type { Page } from "@playwright/test";
import { untilCached } from "./service-worker.ts";
import { dialog, expect, scrollAndClick } from "./test.ts";

/** The sheet of "Paris in your pocket". */
export const pocketSheet = (page: Page) => dialog(page, "Paris in your pocket");
export const pressInSheet = (page: Page, name: string | RegExp) =>
  pocketSheet(page).getByRole("button", { name }).click();

/**
 * Opens the sheet from the page '/about'.
 * @param origin The origin of another app or of a proxy. An empty text means `baseURL`.
 */
export async function openPocketSheet(page: Page, origin = ""): Promise<void> {
  await page.goto(`${origin}/about`);
  await untilCached(page);
  await scrollAndClick(page.getByRole("contentinfo").getByRole("button", { name: "Paris in your pocket" }));
  await expect(pocketSheet(page)).toBeVisible();
}

/** Makes the device report too little room for the pictures, and saves Paris without them. */
export async function saveWithoutPictures(page: Page, origin = ""): Promise<void> {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 6_000_000, usage: 0 });
  });
  await openPocketSheet(page, origin);
  await pressInSheet(page, /^Save \d\.\d MB$/);
  await expect(pocketSheet(page).getByText("This device has 6.0 MB left")).toBeVisible();
  await pressInSheet(page, /^Without pictures \(\d\.\d MB\)$/);
  await expect(pocketSheet(page).getByText(/^Saved on /)).toBeVisible();
}
