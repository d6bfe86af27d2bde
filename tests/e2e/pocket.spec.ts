import type { Page } from "@playwright/test";
import { startFailingProxy } from "./failing-proxy.ts";
import { openPocketSheet, pocketSheet, pressInSheet, saveWithoutPictures } from "./pocket-sheet.ts";
import { cachedUrls, goOffline, untilCached } from "./service-worker.ts";
import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 50\d|AbortError/] });

const savedPictures = async (page: Page) => (await cachedUrls(page, "flaneur-pocket-pictures")).length;
/** The number of pictures that a save stores before `holdSave` stops it. */
const SAVED_BEFORE_PAUSE = 30;

/**
 * Makes a save of the open page wait after `limit` requests whose URLs contain `part`, until it is aborted, the page goes
 * offline, or `continueSave` is called: otherwise a fast machine would complete the save before the next step of the
 * test.
 */
const holdSave = (page: Page, part = "/posters/", limit = SAVED_BEFORE_PAUSE) =>
  page.evaluate(
    ([part, limit]) => {
      const { fetch } = window;
      let count = 0;
      window.fetch = (input, init) => {
        if (!String(input).includes(part)) return fetch(input, init);
        count += 1;
        // The event `offline` may come before requests fail.
        if (count <= limit || !navigator.onLine) return fetch(input, init);
        return new Promise((resolve, reject) => {
          const { signal } = init ?? {};
          signal?.addEventListener("abort", () => reject(signal.reason));
          for (const event of ["offline", "continue-save"]) {
            window.addEventListener(event, () => resolve(fetch(input, init)), { once: true });
          }
        });
      };
    },
    [part, limit] as const,
  );

/** Sends the requests that `holdSave` has stopped. */
const continueSave = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("continue-save")));

/** Starts a save that waits after `SAVED_BEFORE_PAUSE` pictures. Resolves when these pictures are stored. */
async function startHeldSave(page: Page): Promise<void> {
  await openPocketSheet(page);
  await holdSave(page);
  await pressInSheet(page, /^Save \d\.\d MB$/);
  await expect.poll(() => savedPictures(page)).toBe(SAVED_BEFORE_PAUSE);
}

const record = (page: Page) =>
  page.evaluate(async () => (await caches.match("/pocket-record"))?.json().then(({ status }) => String(status)));

test("all places, the street map and the pictures are saved on request, and removed after a confirmation", {
  tag: "@journey",
}, async ({ page }) => {
  test.slow();
  await openPocketSheet(page);
  await expect(pocketSheet(page).getByText("530 places")).toBeVisible();
  await pressInSheet(page, /^Save \d\.\d MB$/);
  await expect(pocketSheet(page).getByRole("progressbar")).toBeVisible();
  await expect(pocketSheet(page).getByText(/^Saved on /)).toBeVisible({ timeout: 120_000 });
  expect(await savedPictures(page)).toBe(530);
  expect(await record(page)).toBe("complete");
  await pressInSheet(page, "Remove");
  await expect(pocketSheet(page).getByText("Remove everything that is saved?")).toBeVisible();
  await pressInSheet(page, "Keep");
  expect(await record(page)).toBe("complete");
  await pressInSheet(page, "Remove");
  await pressInSheet(page, "Remove");
  await expect(pocketSheet(page).getByRole("button", { name: /^Save/ })).toBeVisible();
  expect([await savedPictures(page), await record(page)]).toEqual([0, undefined]);
});

test("a paused save is not used before it is continued and complete", async ({ page, context }) => {
  test.slow();
  await startHeldSave(page);
  await pressInSheet(page, "Pause");
  await expect(pocketSheet(page).getByText(/^Paused/)).toBeVisible();
  expect(await record(page)).toBe("partial");
  await goOffline(page);
  await page.goto("/places/septime");
  await expect(page.getByText("Flâneur does not answer. Check your connection and try again.").first()).toBeVisible();
  await context.setOffline(false);
  await openPocketSheet(page);
  await pressInSheet(page, "Go on");
  await expect(pocketSheet(page).getByText(/^Saved on /)).toBeVisible({ timeout: 120_000 });
  expect(await savedPictures(page)).toBe(530);
});

test("a save that fills the device stops and stays incomplete", async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    Cache.prototype.put = function (request, response) {
      if (String(request).includes("/posters/")) throw new DOMException("Full", "QuotaExceededError");
      return put.call(this, request, response);
    };
  });
  await openPocketSheet(page);
  await pressInSheet(page, /^Save \d\.\d MB$/);
  await expect(pocketSheet(page).getByText("This device has too little room")).toBeVisible();
  expect(await record(page)).toBe("partial");
  await pressInSheet(page, "Remove");
  await expect(pocketSheet(page).getByRole("button", { name: /^Save \d\.\d MB$/ })).toBeVisible();
  expect(await record(page)).toBeUndefined();
});

test("a save is complete although the server lacks a picture, and stays complete after a reload", async ({ page }) => {
  await page.addInitScript(() => {
    const load = globalThis.fetch;
    let missing = "";
    globalThis.fetch = async (input, init) => {
      const url = String(input);
      if (url === "/api/places/pack") {
        const pack = await (await load(input, init)).json();
        missing = pack.places[0].mediaFiles[0];
        return Response.json({ ...pack, places: pack.places.slice(0, 3) }, { headers: { etag: '"three"' } });
      }
      return url === missing ? new Response(null, { status: 404 }) : load(input, init);
    };
  });
  await openPocketSheet(page);
  await pressInSheet(page, /^Save/);
  await expect(pocketSheet(page).getByText(/^Saved on /)).toBeVisible();
  expect([await savedPictures(page), await record(page)]).toEqual([2, "complete"]);
  await page.goto("/");
  await openPocketSheet(page);
  await expect(pocketSheet(page).getByText(/^Saved on /)).toBeVisible();
  await expect(pocketSheet(page).getByText("Not saved")).toBeHidden();
});

test("a save is shown in another tab, and ends when it is removed there", async ({ page, context }) => {
  test.slow();
  await startHeldSave(page);
  const other = await context.newPage();
  await openPocketSheet(other);
  await expect(pocketSheet(other).getByText("It is being saved in another tab.")).toBeVisible();
  await pressInSheet(other, "Remove");
  for (const tab of [page, other]) {
    await expect(pocketSheet(tab).getByRole("button", { name: /^Save \d\.\d MB$/ })).toBeVisible();
  }
  expect([await savedPictures(page), await record(page)]).toEqual([0, undefined]);
});

test("a save and a removal in one tab are shown in the open sheet of another tab", async ({ page, context }) => {
  const other = await context.newPage();
  await openPocketSheet(other);
  await expect(pocketSheet(other).getByRole("button", { name: /^Save \d\.\d MB$/ })).toBeVisible();
  await saveWithoutPictures(page);
  await expect(pocketSheet(other).getByText(/^Saved on /)).toBeVisible();
  await pressInSheet(page, "Remove");
  await pressInSheet(page, "Remove");
  await expect(pocketSheet(other).getByRole("button", { name: /^Save \d\.\d MB$/ })).toBeVisible();
});

test("pictures can be added after a save without pictures, also if the browser does not report its free space", async ({
  page,
}) => {
  test.slow();
  await saveWithoutPictures(page);
  expect([await savedPictures(page), await record(page)]).toEqual([0, "complete"]);
  await page.addInitScript(() => {
    Reflect.deleteProperty(navigator.storage, "estimate");
    Reflect.deleteProperty(StorageManager.prototype, "estimate");
  });
  // Leaves '/about' first: loading '/about' again would reopen its sheet.
  await page.goto("/");
  await openPocketSheet(page);
  await expect(pocketSheet(page).getByText("Not saved")).toBeVisible();
  await pressInSheet(page, /^Add the pictures/);
  await expect(pocketSheet(page).getByText(/^Saved on /)).toBeVisible({ timeout: 120_000 });
  await expect(pocketSheet(page).getByText("Not saved")).toBeHidden();
  expect(await savedPictures(page)).toBe(530);
});

test("the app offers the saved places while a proxy responds in place of the server, and opens them if it does not respond within five seconds", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const proxy = await startFailingProxy(baseURL ?? "");
  await saveWithoutPictures(page, proxy.url);
  proxy.setMode("refuse");
  await page.goto(`${proxy.url}/?types=Bar`);
  await page.getByRole("link", { name: "Open what is saved on this device" }).click({ timeout: 90_000 });
  await expect(page.getByRole("article").first()).toBeVisible();
  proxy.setMode("hang");
  await page.goto(`${proxy.url}/places/septime`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Septime", { timeout: 60_000 });
  await expect(page.getByText("You are offline")).toBeVisible();
  proxy.close();
});

test("a save that ends with the server announces nothing as saved, also after a reload, and continues when the server is back", async ({
  page,
  programs,
}) => {
  test.slow();
  const app = await programs.start("app", { DATA_DIR: programs.folder });
  await page.goto(app.url);
  await untilCached(page);
  await page.reload();
  await expect.poll(() => cachedUrls(page, "flaneur-pages")).toContain("/");
  await openPocketSheet(page, app.url);
  await holdSave(page, "/basemap/", 0);
  await pressInSheet(page, /^Save \d\.\d MB$/);
  await expect(pocketSheet(page).getByRole("img", { name: "saved" })).toHaveCount(1);
  await app.kill();
  await continueSave(page);
  const sheet = pocketSheet(page);
  await expect(
    sheet.getByText(/^Stopped at \d+%: Flâneur does not answer\. Nothing can be used offline/),
  ).toBeVisible();
  await expect(sheet.getByRole("img", { name: "saved" })).toHaveCount(0);
  expect(await record(page)).toBe("partial");

  await page.goto(app.url);
  // The browser may show its own copy of a page for ten seconds. A reload requests the page from the server.
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(48);
  await expect(page.getByText(/^You are offline\. Nothing is saved but the pages/)).toBeVisible();
  await expect(page.getByText("This is what is saved")).toHaveCount(0);
  await expect(page.getByText(/^Seen on \d/)).toBeVisible();
  await expect(page.getByText(/^Saved on/)).toHaveCount(0);
  await page.getByRole("button", { name: "Paris in your pocket" }).first().click();
  await expect(sheet.getByText(/^This save was interrupted\. Nothing can be used offline/)).toBeVisible();
  await pressInSheet(page, "Go on");
  await expect(sheet.getByText(/^The save was interrupted: Flâneur does not answer\./)).toBeVisible();

  await programs.start("app", { DATA_DIR: programs.folder, PORT: new URL(app.url).port });
  await pressInSheet(page, "Go on");
  await expect(sheet.getByText(/^Saved on /)).toBeVisible({ timeout: 120_000 });
  expect([await savedPictures(page), await record(page)]).toEqual([530, "complete"]);
});
