/** A browser page on which nothing changes by itself: the same clock, chance, zone and letters in every run. */
import type { Browser, BrowserContext, Page } from "playwright";
import type { Preference } from "./pictures.ts";

/** When the stories take place: packages/ui/src/fixtures/now.ts. */
const NOW = Date.parse("2026-11-22T15:30:00+01:00");

/** Drawn by the processor alone, each part at once and in whole; the same on each processor and screen. */
export const STILL_FLAGS: readonly string[] = [
  // A graphics driver draws an edge by what it drew before.
  "--disable-gpu-compositing",
  "--disable-gpu-rasterization",
  // Parts drawn over older ones have other edges.
  "--disable-partial-raster",
  // Pictures are drawn with what is around them, never after it.
  "--disable-checker-imaging",
  "--disable-skia-runtime-opts",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** Runs before the page's own scripts. */
function beSteady(now: number): void {
  // The date alone: timers and animations go on, so that they end.
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [now] : given, target),
    get: (real, key) => (key === "now" ? () => now : Reflect.get(real, key)),
  });
  // mulberry32: the same numbers in the same order.
  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A caret blinks, and what lies outside the window is drawn only in a window. Chromium leaves out the ground below a
 * picture without holes that has come before its first frame, which shows at round corners: not where the picture stands
 * otherwise than usual.
 */
const STILL_CSS = `
  *, *::before, *::after { caret-color: transparent !important; content-visibility: visible !important; }
  img { object-position: 50% 50.01%; }
`;

/** Text alone twice as large, as a phone's browser does it for whoever asks for that. */
const LARGE_TEXT_CSS = "html { -webkit-text-size-adjust: 200% !important; text-size-adjust: 200% !important; }";

function openContext(browser: Browser, preference: Preference): Promise<BrowserContext> {
  return browser.newContext({
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    deviceScaleFactor: 1,
    // Only a phone's browser scales text alone.
    isMobile: preference === "text200",
    reducedMotion: preference === "motion" ? "no-preference" : "reduce",
    forcedColors: preference === "forced-colours" ? "active" : "none",
  });
}

/** A page for whoever has set up the browser so. */
export async function openStillPage(browser: Browser, preference: Preference): Promise<Page> {
  const context = await openContext(browser, preference);
  const page = await context.newPage();
  await page.addInitScript(beSteady, NOW);
  await page.addInitScript(
    (css) => {
      const style = document.createElement("style");
      style.textContent = css;
      document.addEventListener("DOMContentLoaded", () => document.head.append(style));
    },
    preference === "text200" ? STILL_CSS + LARGE_TEXT_CSS : STILL_CSS,
  );
  return page;
}
