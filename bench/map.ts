import type { Page } from "playwright";
import { isResponseTo } from "../tests/e2e/graph-requests.ts";
import type { Bench } from "./bench.ts";
import { type Product, withProduct } from "./browser.ts";
import { milliseconds } from "./statistics.ts";

const PLACES = 15_000;
/** The number of curated places. The time of a frame is compared for this number. */
const CITY = 536;
/** The number of measured pairs: the map without pins and with pins alternate, so that other load affects both. */
const PAIRS = 5;
/** The highest allowed ratio of the time of a frame with pins to the time of a frame without pins. */
const MAX_RATIO = 1.3;
/** Zoom levels to measure, relative to the initial zoom. They cover a few clusters as well as many pins. */
const STEPS = [0, 1, 2] as const;
const DRAGS = 2;
const MAX_MS = 50;
const SETTLE_MS = 2_500;

interface Pan {
  /** The longest task of the main thread, in milliseconds. 0 if no task reached the 50 ms that browsers report. */
  readonly longest: number;
  readonly tasks: number;
  readonly frames: number;
  readonly duration: number;
}

/** Records tasks of 50 ms and more, counts frames, and selects the map layout. Runs before the page's own scripts. */
function observeTasks(): void {
  const tasks: { startTime: number; duration: number }[] = [];
  Object.assign(window, { tasks, frames: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  const count = () => {
    (window as unknown as { frames: number }).frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  localStorage.setItem("layout", "map");
}

type Observed = { readonly tasks: readonly { startTime: number; duration: number }[]; readonly frames: number };

const read = (page: Page) =>
  page.evaluate(() => {
    const { tasks, frames } = window as unknown as Observed;
    return { tasks, frames, now: performance.now() };
  });

/** Drags the map back and forth in several steps, as a visitor does. */
async function pan(page: Page): Promise<Pan> {
  const box = await page.locator("[role=group][aria-label=Map]").first().boundingBox();
  if (box === null) throw new Error("The page shows no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await read(page);
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const way = drag % 2 === 0 ? 1 : -1;
    await page.mouse.move(x - 250 * way, y - 120 * way);
    await page.mouse.down();
    await page.mouse.move(x + 250 * way, y + 120 * way, { steps: 12 });
    await page.mouse.up();
  }
  const after = await read(page);
  const durations = after.tasks.filter(({ startTime }) => startTime >= before.now).map(({ duration }) => duration);
  return {
    longest: Math.max(0, ...durations),
    tasks: durations.length,
    frames: after.frames - before.frames,
    duration: after.now - before.now,
  };
}

/** Waits for a fixed time. 'networkidle' never fires here, because the map aborts requests of obsolete tiles. */
const settle = (page: Page) => page.waitForTimeout(SETTLE_MS);

/** A search without results: the map without pins is the baseline of the comparison. */
const NO_PINS = "?search=zzzzzzzz";

const visitMap = ({ url, visit }: Product, query = ""): Promise<readonly Pan[]> =>
  visit(async ({ page }) => {
    await page.addInitScript(observeTasks);
    const pins = page.waitForResponse(isResponseTo("Pins"));
    await page.goto(`${url}/${query}`);
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await (await pins).finished();
    await settle(page);
    const pans: Pan[] = [];
    for (const step of STEPS) {
      if (step > 0) await page.getByRole("button", { name: "Zoom in" }).click();
      await settle(page);
      pans.push(await pan(page));
    }
    return pans;
  });

/** Opens the map at the zoom at which pins have names, and returns a function that pans it. */
async function openMap(page: Page, url: string, query: string): Promise<() => Promise<Pan>> {
  await page.addInitScript(observeTasks);
  await page.goto(`${url}/${query}`);
  for (const _ of STEPS) {
    await page.getByRole("button", { name: "Zoom in" }).click();
    await settle(page);
  }
  return () => pan(page);
}

/** Returns the ratio of the time of a frame with pins to the time without pins: the median of alternating pairs. */
const frameRatio = (product: Product): Promise<number> =>
  product.visit(async ({ page: bare }) =>
    product.visit(async ({ page: drawn }) => {
      const [panBare, panDrawn] = [await openMap(bare, product.url, NO_PINS), await openMap(drawn, product.url, "")];
      const ratios: number[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        await bare.bringToFront();
        const without = await panBare();
        await drawn.bringToFront();
        const withPins = await panDrawn();
        ratios.push(withPins.duration / withPins.frames / (without.duration / without.frames));
      }
      return ratios.sort((a, b) => a - b)[Math.floor(PAIRS / 2)] ?? Number.NaN;
    }),
  );

/** Compares panning the map with and without pins, at a zoom at which pins have names. */
const cityFrames = () =>
  withProduct(async (product) => {
    const ratio = await frameRatio(product);
    return {
      what: `zoom 16, ${CITY} places, time of a frame while panning, relative to the map without pins`,
      measured: `${ratio.toFixed(2)}×`,
      bar: `≤ ${MAX_RATIO}×`,
      met: ratio <= MAX_RATIO,
    };
  }, CITY);

/** Measures panning the MapLibre map with many places. The frame rate is low with software WebGL. */
export const map: Bench = async () => {
  const city = await cityFrames();
  return withProduct(async (product) => {
    const floor = await visitMap(product, NO_PINS);
    const full = await visitMap(product);
    return {
      figures: [
        city,
        ...STEPS.flatMap((step) => {
          const [bare, drawn] = [floor[step], full[step]];
          if (bare === undefined || drawn === undefined) return [];
          const rate = ({ frames, duration }: Pan) => ((1_000 * frames) / duration).toFixed(0);
          return [
            {
              what: `zoom ${13 + step}, longest task while panning`,
              measured: drawn.longest === 0 ? `under ${MAX_MS} ms` : milliseconds(drawn.longest),
              bar: `≤ ${MAX_MS} ms`,
              met: drawn.longest <= MAX_MS,
            },
            { what: `zoom ${13 + step}, the same without a pin`, measured: milliseconds(bare.longest) },
            { what: `zoom ${13 + step}, frames a second`, measured: `${rate(drawn)}, without a pin ${rate(bare)}` },
          ];
        }),
      ],
    };
  }, PLACES);
};
