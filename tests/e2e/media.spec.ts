import type { Locator, Page } from "@playwright/test";
import { closeWithEscape, dialog, expect, repeatClips, test } from "./test.ts";

test.use({ loadsPosters: true });

const player = (page: Page): Locator =>
  dialog(page, "Pictures and videos of Tour Eiffel").getByRole("region", { name: "Player" });
const time = (video: Locator): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);

test.beforeEach(({ page }) => repeatClips(page));

/** Seeks to two seconds after the start of the clip, and expects the clip to play on from there. */
async function seek(page: Page): Promise<void> {
  const video = player(page).locator("video");
  await expect.poll(() => time(video)).toBeGreaterThan(0.1);
  const position = player(page).getByRole("slider", { name: "Position" });
  await position.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => time(video)).toBeGreaterThan(2.2);
}

test("the clip of a place is fetched only when it is played, and in byte ranges, so that the visitor can seek", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("response", (answer) => {
    if (/\.(?:webm|mp4)$/.test(answer.url())) fetched.push(`${answer.status()} ${answer.url().split(".").at(-1)}`);
  });
  await page.goto("/places/tour-eiffel");
  const clip = page.locator("video");
  await clip.scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Related Places" })).toBeVisible();
  expect(await clip.evaluate(async (element: HTMLVideoElement) => (await fetch(element.poster)).status)).toBe(200);
  expect(fetched).toEqual([]);
  await page.getByRole("button", { name: "Open clip 2 of 3" }).click();
  await seek(page);
  expect(new Set(fetched)).toEqual(new Set(["206 webm"]));
});

test("the position in the MP4 version of a clip can be changed", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  const plays = await page
    .locator("video")
    .evaluate((element: HTMLVideoElement) => element.canPlayType('video/mp4; codecs="avc1.640016"'));
  test.skip(plays === "", "this Chromium was built without H.264");
  // Makes the WebM version unusable, so that the browser falls back to MP4.
  await page.route("**/*.webm", (route) => route.fulfill({ contentType: "video/webm", body: "" }));
  await page.getByRole("button", { name: "Open clip 2 of 3" }).click();
  await seek(page);
  expect(
    await player(page)
      .locator("video")
      .evaluate((element: HTMLVideoElement) => element.currentSrc),
  ).toMatch(/\.mp4$/);
});

const POSTERS = "**/api/media/posters/**";

/** Expects a card to show the colour that its poster's URL contains, while the poster itself is not loaded. */
async function expectColour(card: Locator): Promise<void> {
  const picture = card.locator("img").first();
  const hex = /-([0-9a-f]{6})\.svg/.exec((await picture.getAttribute("src")) ?? "")?.[1] ?? "";
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const colour = card.locator("img").first().locator("xpath=preceding-sibling::*");
  await expect(colour).toHaveCSS("background-color", `rgb(${channels.join(", ")})`);
  expect(await colour.boundingBox()).toEqual(await picture.boundingBox());
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
}

test.describe("a card whose picture is not loaded yet", () => {
  test("shows the place's colour in the page that the server has rendered", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    // The requests stay pending until the page is closed.
    await page.route(POSTERS, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expectColour(page.getByRole("article").first());
    await context.close();
  });

  test("shows the place's colour in a list that the browser has rendered", async ({ page }) => {
    await page.goto("/");
    await page.route(POSTERS, () => {});
    await page.goto("/login");
    await closeWithEscape(dialog(page, "Welcome Back"));
    await expectColour(page.getByRole("article").first());
  });
});
