import type { Locator, Page } from "@playwright/test";
import { dialog, expect, expectNamedGroups, repeatClips, test } from "./test.ts";

test.use({ loadsPosters: true });

const PLACE = "Tour Eiffel";
const lightbox = (page: Page): Locator => dialog(page, `Pictures and videos of ${PLACE}`);
const counter = (page: Page, index: number): Locator => lightbox(page).getByText(`${index} / 3`, { exact: true });
const openPicture = (page: Page, index: number): Locator =>
  page.getByRole("button", { name: `Open picture ${index} of 3` });
const playMark = (page: Page): Locator => page.getByRole("button", { name: `Play the video of ${PLACE}` });
const button = (page: Page, name: string | RegExp): Locator =>
  lightbox(page).getByRole("button", { name, exact: true });
const time = (page: Page): Promise<number> =>
  lightbox(page)
    .locator("video")
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime);
const plays = (page: Page): Promise<boolean> =>
  lightbox(page)
    .locator("video")
    .first()
    .evaluate((video: HTMLVideoElement) => !video.paused);

test.beforeEach(({ page }) => repeatClips(page));

test("the page behind the lightbox does not scroll", async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await page.evaluate(() => scrollTo({ top: 200 }));
  await openPicture(page, 1).click();
  await expect(counter(page, 1)).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  // The last wheel event has been handled when the page reports it.
  await page.evaluate(() => {
    addEventListener("wheel", () => document.documentElement.setAttribute("data-wheel", ""), { capture: true });
  });
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html[data-wheel]")).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("pictures can be opened, browsed and zoomed by keyboard alone, and closing returns the focus", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/places/tour-eiffel");
  await openPicture(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Close")).toBeFocused();
  await expect(counter(page, 1)).toBeVisible();
  await expectNamedGroups(lightbox(page));
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page, 3)).toBeVisible();
  // Two presses in one frame advance two items.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    }
  });
  await expect(counter(page, 2)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page, 1)).toBeVisible();
  await page.keyboard.press("+");
  await expect(lightbox(page).getByText("200 %")).toBeVisible();
  await page.keyboard.press("+");
  await expect(lightbox(page).getByText("400 %")).toBeVisible();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page).getByText("100 %")).toBeVisible();

  // Tab cycles through the controls without leaving the lightbox.
  const seen = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const inside = document.activeElement?.closest("[role=dialog]") !== null;
      return inside ? document.activeElement?.getAttribute("aria-label") : "outside";
    });
    seen.add(name ?? "");
  }
  expect([...seen].slice(0, 5)).toEqual(["Previous", "Zoom out", "Zoom in", "Next", "Add Tour Eiffel to favorites"]);
  expect(seen).not.toContain("outside");

  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(openPicture(page, 1)).toBeFocused();
  await expect(page).toHaveURL(/\/places\/tour-eiffel$/);
});

test("a double press on the picture zooms in or out, and one on the small map moves the zoomed picture", async ({
  page,
}) => {
  await page.goto("/places/tour-eiffel");
  await openPicture(page, 1).click();
  await expect(counter(page, 1)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page, 3)).toBeVisible();
  await page.mouse.dblclick(720, 400);
  await expect(lightbox(page).getByText("200 %")).toBeVisible();
  const picture = lightbox(page).getByRole("img", { name: `${PLACE}, 3 / 3` });
  const before = await picture.boundingBox();
  await page.mouse.move(720, 400);
  await page.mouse.down();
  await page.mouse.move(720, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 50);
  const moved = await picture.boundingBox();
  await lightbox(page)
    .locator("[data-own-gestures]")
    .dblclick({ position: { x: 4, y: 4 } });
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeGreaterThan((moved?.y ?? 0) + 50);
  await expect(lightbox(page).getByText("200 %")).toBeVisible();
  await page.mouse.dblclick(720, 400);
  await expect(lightbox(page).getByText("100 %")).toBeVisible();
  await expect(lightbox(page)).toBeVisible();
});

test("the play mark of a card plays the video, and gets the focus again after closing", async ({ page }) => {
  await page.goto("/?search=tour%20eiffel");
  await playMark(page).click();
  await expect(lightbox(page).getByRole("heading", { name: PLACE })).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await expect(button(page, "Pause")).toBeVisible();
  await expect(lightbox(page).locator("video").first()).not.toHaveAttribute("controls");
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(playMark(page)).toBeFocused();
  await expect(page).toHaveURL(/\?search=tour(%20|\+)eiffel$/);
});

test("after a play mark is pressed, Space pauses and resumes the video, and its controls fit into a low window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto("/?search=tour%20eiffel");
  await playMark(page).click();
  await expect.poll(() => plays(page)).toBe(true);
  const player = lightbox(page).getByRole("region", { name: "Player" });
  await expect(player).toBeFocused();
  const [whole, last] = [await player.boundingBox(), await button(page, "Full screen").boundingBox()];
  if (whole === null || last === null) throw new Error("The player is not visible.");
  expect(last.x + last.width).toBeLessThanOrEqual(whole.x + whole.width);
  await page.keyboard.press("Space");
  await expect.poll(() => plays(page)).toBe(false);
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expect.poll(() => plays(page)).toBe(true);
});

test("a video can be played, paused, seeked and muted by keyboard alone, and its sliders handle the arrow keys", async ({
  page,
}) => {
  await page.goto("/?search=tour%20eiffel");
  await playMark(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => plays(page)).toBe(true);
  await button(page, "Pause").press("Space");
  await expect.poll(() => plays(page)).toBe(false);
  const position = lightbox(page).getByRole("slider", { name: "Position" });
  await position.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => time(page)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => time(page)).toBeCloseTo(2, 1);
  await expect(counter(page, 2)).toBeVisible();
  await page.keyboard.press("l");
  await expect.poll(() => time(page)).toBeGreaterThan(4.5);
  await page.keyboard.press("j");
  await expect.poll(() => time(page)).toBeLessThan(0.5);
  await page.keyboard.press("m");
  await expect(button(page, "Unmute")).toBeVisible();
  const volume = lightbox(page).getByRole("slider", { name: "Volume" });
  await volume.focus();
  await page.keyboard.press("ArrowUp");
  await expect(button(page, "Mute")).toBeVisible();
  await expect(counter(page, 2)).toBeVisible();
  await button(page, "Mute").focus();
  await page.keyboard.press("ArrowRight");
  await expect(counter(page, 3)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(button(page, "Full screen")).toBeVisible();
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await button(page, "Leave full screen").press("f");
  await expect(button(page, "Full screen")).toBeVisible();
});

test("the code of the lightbox is loaded when the play mark is hovered, not with the page", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("LightboxContent")) scripts.push(response.url());
  });
  await page.goto("/?search=tour%20eiffel");
  await expect(playMark(page)).toBeVisible();
  expect(scripts).toEqual([]);
  await playMark(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Swipes over the picture and pauses before lifting the finger: after a fling, Chromium ignores taps for a while. */
  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number | null) =>
      devTools.send("Input.dispatchTouchEvent", { type, touchPoints: x === null ? [] : [{ x, y: 300 }] });
    const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await touch("touchStart", from);
    for (let step = 1; step <= 5; step += 1) await touch("touchMove", from + ((to - from) * step) / 5);
    for (let rest = 0; rest < 15; rest += 1) await frame();
    await touch("touchMove", to + 1);
    for (let rest = 0; rest < 15; rest += 1) await frame();
    await touch("touchEnd", null);
    await devTools.detach();
  }

  test("swiping browses pictures and videos, and wraps around at both ends", async ({ page }) => {
    await page.goto("/places/tour-eiffel");
    await openPicture(page, 1).tap();
    await expect(counter(page, 1)).toBeVisible();
    await swipe(page, 300, 60);
    await expect(counter(page, 2)).toBeVisible();
    await expect(lightbox(page).getByRole("region", { name: "Player" })).toBeVisible();
    await swipe(page, 300, 60);
    await expect(counter(page, 3)).toBeVisible();
    await swipe(page, 300, 60);
    await expect(counter(page, 1)).toBeVisible();
    await swipe(page, 60, 300);
    await expect(counter(page, 3)).toBeVisible();
  });
});
