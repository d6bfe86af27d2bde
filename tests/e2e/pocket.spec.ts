import type { Page } from "@playwright/test";
import { keptUrls, untilKept } from "./service-worker.ts";
import { closeWithEscape, dialog, expect, scrollAndClick, test } from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 50\d|AbortError/] });

const sheet = (page: Page) => dialog(page, "Paris in your pocket");
const press = (page: Page, name: string | RegExp) => sheet(page).getByRole("button", { name }).click();
const savedPictures = async (page: Page) => (await keptUrls(page, "flaneur-pocket-pictures")).length;
const record = (page: Page) =>
  page.evaluate(async () => (await caches.match("/pocket-record"))?.json().then(({ status }) => String(status)));

async function openSheet(page: Page): Promise<void> {
  await page.goto("/about");
  await untilKept(page);
  await scrollAndClick(page.getByRole("contentinfo").getByRole("button", { name: "Paris in your pocket" }));
  await expect(sheet(page)).toBeVisible();
}

/** Keeps Paris on the device, without pictures because the device reports little room. */
async function saveWithoutPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 6_000_000, usage: 0 });
  });
  await openSheet(page);
  await press(page, /^Save 1\d MB$/);
  await expect(sheet(page).getByText("This device has 6.0 MB left")).toBeVisible();
  await press(page, /^Without pictures \(\d\.\d MB\)$/);
  await expect(sheet(page).getByText(/^Saved on /)).toBeVisible();
}

test("all places, the street map and the pictures are kept on request, and removed after a question", {
  tag: "@journey",
}, async ({ page }) => {
  test.slow();
  await openSheet(page);
  await expect(sheet(page).getByText("530 places")).toBeVisible();
  await press(page, /^Save 1\d MB$/);
  await expect(sheet(page).getByRole("progressbar")).toBeVisible();
  await expect(sheet(page).getByText(/^Saved on /)).toBeVisible({ timeout: 120_000 });
  expect(await savedPictures(page)).toBe(530);
  expect(await record(page)).toBe("complete");
  await press(page, "Remove");
  await expect(sheet(page).getByText("Remove everything that is saved?")).toBeVisible();
  await press(page, "Keep");
  expect(await record(page)).toBe("complete");
  await press(page, "Remove");
  await press(page, "Remove");
  await expect(sheet(page).getByRole("button", { name: /^Save/ })).toBeVisible();
  expect([await savedPictures(page), await record(page)]).toEqual([0, undefined]);
});

test("a save that was paused is continued after a reload, and is not used before it is complete", async ({
  page,
  context,
}) => {
  test.slow();
  await openSheet(page);
  await press(page, /^Save 1\d MB$/);
  await expect.poll(() => savedPictures(page)).toBeGreaterThan(20);
  await press(page, "Pause");
  await expect(sheet(page).getByText(/^Paused/)).toBeVisible();
  const paused = await savedPictures(page);
  expect(paused).toBeLessThan(530);
  expect(await record(page)).toBe("partial");
  await context.setOffline(true);
  await page.goto("/places/septime");
  await expect(page.getByText("Flâneur does not answer. Check your connection and try again.").first()).toBeVisible();
  await context.setOffline(false);
  await openSheet(page);
  await press(page, "Go on");
  await expect(sheet(page).getByText(/^Saved on /)).toBeVisible({ timeout: 120_000 });
  expect(await savedPictures(page)).toBe(530);
});

test("a device with too little room says how much is left, and keeps everything but the pictures", async ({ page }) => {
  await saveWithoutPictures(page);
  expect([await savedPictures(page), await record(page)]).toEqual([0, "complete"]);
  await closeWithEscape(sheet(page));
});

test("a save that fills the device stops, and what is stored is not used", async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    Cache.prototype.put = function (request, response) {
      if (String(request).includes("/posters/")) throw new DOMException("Full", "QuotaExceededError");
      return put.call(this, request, response);
    };
  });
  await openSheet(page);
  await press(page, /^Save 1\d MB$/);
  await expect(sheet(page).getByText(/^This device has .* left$/)).toBeVisible();
  expect(await record(page)).toBe("partial");
});

test("a save that loses the connection says where it stopped", async ({ page, context }) => {
  await openSheet(page);
  await press(page, /^Save 1\d MB$/);
  await expect.poll(() => savedPictures(page)).toBeGreaterThan(20);
  await context.setOffline(true);
  await expect(sheet(page).getByText(/^Stopped at \d+ pictures$/)).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Go on" })).toBeVisible();
});

test("the street map is drawn without a network after it was kept", async ({ page, context }) => {
  await saveWithoutPictures(page);
  await context.setOffline(true);
  await page.goto("/about");
  const tile = await page.evaluate(async () => {
    const archive = (await (await caches.open("flaneur-pocket")).keys()).find(({ url }) => url.includes("/basemap/"));
    const response = await fetch(`${archive?.url}/12/2074/1409`);
    return [response.status, (await response.arrayBuffer()).byteLength > 1_000];
  });
  expect(tile).toEqual([200, true]);
});
