/** Makes the output of stories deterministic: a fixed clock, random numbers, time zone and rendering of text. */
import type { BrowserContextOptions, Page } from "playwright";

/** The time in stories, as in packages/ui/src/fixtures/now.ts. */
const NOW = Date.parse("2026-11-22T15:30:00+01:00");

/** Flags that make Chromium render on the CPU, in full, and identically on every CPU and screen. */
export const STILL_FLAGS: readonly string[] = [
  // With a graphics driver, antialiased edges depend on what was rendered before.
  "--disable-gpu-compositing",
  "--disable-gpu-rasterization",
  // Partially repainted tiles have different edges.
  "--disable-partial-raster",
  // Images are painted together with their surroundings, not afterwards.
  "--disable-checker-imaging",
  "--disable-skia-runtime-opts",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

export const STILL_CONTEXT = {
  locale: "en-GB",
  timezoneId: "Europe/Paris",
  deviceScaleFactor: 1,
} satisfies BrowserContextOptions;

/** Fixes the clock. Only `Date` is fixed: timers and animations run, so that they end. */
function fixClock(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [now] : given, target),
    get: (real, key) => (key === "now" ? () => now : Reflect.get(real, key)),
  });
}

/** Starts the sequence of random numbers again: mulberry32, a seeded generator. */
export function fixRandom(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Hides the blinking caret, and renders content outside the window. The position of pictures disables an optimization:
 * Chromium paints no background below an opaque picture that has loaded before the first frame, and the missing
 * background would be visible at round corners.
 */
const STILL_CSS = `
  *, *::before, *::after { caret-color: transparent !important; content-visibility: visible !important; }
  img { object-position: 50% 50.01%; }
`;

/** Doubles the size of text only, like the accessibility setting of a phone's browser. */
export const LARGE_TEXT_CSS = "html { -webkit-text-size-adjust: 200% !important; text-size-adjust: 200% !important; }";

/** Prepares a page before it opens Storybook. */
export async function makeStill(page: Page): Promise<void> {
  await page.addInitScript(fixClock, NOW);
  await page.addInitScript((css) => {
    const style = document.createElement("style");
    style.textContent = css;
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  }, STILL_CSS);
}
