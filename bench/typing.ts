import type { Page } from "playwright";
import type { Bench } from "./bench.ts";
import { type Product, type Visit, withProduct } from "./browser.ts";
import { collect, type Interaction, observe, searchField, settle, slower } from "./page-interactions.ts";
import { median, milliseconds } from "./statistics.ts";

const RUNS = 5;
const TEXT = "creperie";
/** The pause between two keys of a fast typist. */
const PAUSE_MS = 90;
const MAX_MS = 60;
const PLACES = 15_000;

/** Types the text in the search box of a page, and returns the slowest interaction. */
async function measureSlowest({ page, slowDown }: Visit, open: (page: Page) => Promise<unknown>): Promise<Interaction> {
  await page.addInitScript(observe);
  await open(page);
  const box = searchField(page);
  await box.click();
  await settle(page);
  await slowDown();
  const since = await page.evaluate(() => performance.now());
  await box.pressSequentially(TEXT, { delay: PAUSE_MS });
  await settle(page);
  const none: Interaction = { startTime: since, duration: 16, processing: 0 };
  const typed = (await page.evaluate(collect)).filter(({ startTime }) => startTime >= since);
  const slowest = typed.reduce(slower, none);
  // One key press causes several events. The result has the longest processing time of all events that started while
  // the slowest event was in progress.
  const end = slowest.startTime + slowest.duration;
  const within = typed.filter(({ startTime }) => startTime >= slowest.startTime && startTime <= end);
  const processing = Math.max(0, ...within.map((event) => event.processing));
  return { ...slowest, processing };
}

const inProduct = ({ url, visit }: Product): Promise<Interaction> =>
  visit((visitor) =>
    measureSlowest(visitor, async (page) => {
      await page.goto(url);
      await page.locator("html[data-start=done]").waitFor();
    }),
  );

/** The baseline: the same keys in an input without handlers, measured in the same run. */
const inBareBox = ({ url, visit }: Product): Promise<Interaction> =>
  visit((visitor) =>
    measureSlowest(visitor, async (page) => {
      const body = "<!doctype html><title>Bare</title><input type=search>";
      await page.route("**/bare", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(`${url}/bare`);
    }),
  );

/** Measures typing in the search field of a listing of many places, on a slowed-down CPU. */
export const typing: Bench = () =>
  withProduct(async (product) => {
    await inProduct(product);
    const ours: Interaction[] = [];
    const bare: Interaction[] = [];
    for (let i = 0; i < RUNS; i++) {
      bare.push(await inBareBox(product));
      ours.push(await inProduct(product));
    }
    const durations = ours.map(({ duration }) => duration);
    const slowest = median(durations);
    const worstOfAll = ours.reduce(slower);
    return {
      figures: [
        { what: "bare box, worst interaction", measured: milliseconds(median(bare.map(({ duration }) => duration))) },
        {
          what: "search, worst interaction",
          measured: milliseconds(slowest),
          bar: `≤ ${MAX_MS} ms`,
          met: slowest <= MAX_MS,
        },
      ],
      notes: [
        "",
        `Figures are medians of the worst interaction in each of ${RUNS} runs of typing '${TEXT}' at 4× CPU slowdown.`,
        `Worst interaction of each run in the search field: ${durations.map(milliseconds).join(", ")}.`,
        `The slowest spent ${milliseconds(worstOfAll.processing)} in handlers; the rest is waiting, style, layout and paint.`,
      ],
    };
  }, PLACES);
