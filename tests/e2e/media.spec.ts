import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const clipOn = (page: Page): Locator => page.locator("video");
const time = (video: Locator): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Plays, jumps to the middle, and plays on from there. */
async function playAndSeek(page: Page, video: Locator): Promise<void> {
  await page.getByRole("button", { name: "Play the clip of Tour Eiffel" }).click();
  await expect.poll(() => time(video)).toBeGreaterThan(0.1);
  const middle = await video.evaluate(async (element: HTMLVideoElement) => {
    element.loop = false;
    const seeked = new Promise((resolve) => element.addEventListener("seeked", resolve, { once: true }));
    element.currentTime = element.duration / 2;
    await seeked;
    return element.duration / 2;
  });
  expect(middle).toBeCloseTo(2.5, 1);
  expect(await time(video)).toBeGreaterThanOrEqual(middle);
  await expect.poll(() => time(video)).toBeGreaterThan(middle + 0.3);
}

test("the clip of a place is fetched when somebody plays it, and not before; it can be jumped through", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("response", (answer) => {
    if (/\.(?:webm|mp4)$/.test(answer.url())) fetched.push(`${answer.status()} ${answer.url().split(".").at(-1)}`);
  });
  await page.goto("/places/tour-eiffel");
  const video = clipOn(page);
  await video.scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Related Places" })).toBeVisible();
  expect(await video.evaluate(async (element: HTMLVideoElement) => (await fetch(element.poster)).status)).toBe(200);
  expect(fetched).toEqual([]);
  await playAndSeek(page, video);
  expect(new Set(fetched)).toEqual(new Set(["206 webm"]));
});

test("the same clip as MP4 can be jumped through, too", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  const video = clipOn(page);
  const plays = await video.evaluate((element: HTMLVideoElement) =>
    element.canPlayType('video/mp4; codecs="avc1.640016"'),
  );
  test.skip(plays === "", "this Chromium was built without H.264");
  await video.evaluate((element: HTMLVideoElement) => {
    element.querySelector('source[type="video/webm"]')?.remove();
    element.load();
  });
  await playAndSeek(page, video);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/\.mp4$/);
});

test("a card shows a picture of the place that has a clip, and says that there is one", async ({ page }) => {
  await page.goto("/?search=tour%20eiffel");
  const card = page.getByRole("article", { name: "Tour Eiffel", exact: true });
  await expect(card.getByRole("img", { name: "Has a video" })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
});
