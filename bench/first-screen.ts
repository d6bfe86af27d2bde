import type { Bench } from "./bench.ts";
import { type Product, withProduct } from "./browser.ts";
import { kilobytes, median, milliseconds } from "./statistics.ts";

const RUNS = 5;
const MAX_BYTES = 150_000;
const MAX_LCP_MS = 800;
const MAX_HYDRATED_MS = 2_000;
const MAX_CLS = 0.02;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Script {
  readonly name: string;
  /** The transferred size, compressed with brotli. */
  readonly bytes: number;
}

interface Seen {
  readonly lcp: number;
  readonly cls: number;
  readonly firstCard: number;
  /** The time at which the app has hydrated the page, in milliseconds. */
  readonly hydrated: number;
  readonly scripts: readonly Script[];
}

/** Records the metrics of the page load. Runs in the page before the page's own scripts. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, firstCard: 0, hydrated: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) if (!shift.hadRecentInput) seen.cls += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
  new MutationObserver((_, observer) => {
    if (seen.firstCard === 0 && document.querySelector("article h2, article h3") !== null) {
      seen.firstCard = performance.now();
    }
    if (document.documentElement?.dataset.start !== "done") return;
    seen.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-start"] });
}

function collect(): Seen {
  const { seen } = window as unknown as { seen: Omit<Seen, "scripts"> };
  const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ name, responseEnd }) => name.endsWith(".js") && responseEnd <= seen.hydrated)
    .map(({ name, encodedBodySize }) => ({ name: name.replace(/^.*\//, ""), bytes: encodedBodySize }));
  return { ...seen, scripts };
}

const visit = ({ url, visit }: Product): Promise<Seen> =>
  visit(async ({ page, slowDown }) => {
    await slowDown();
    await page.addInitScript(observe);
    await page.goto(url);
    await page.locator("html[data-start=done]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    return page.evaluate(collect);
  });

/** Measures a first visit of the home page with an empty cache and the CPU slowed down four times. */
export const firstScreen: Bench = () =>
  withProduct(async (product) => {
    // The first visit is not measured, because the server renders the posters during it.
    await visit(product);
    const visits: Seen[] = [];
    for (let i = 0; i < RUNS; i++) visits.push(await visit(product));
    const scripts = visits[0]?.scripts ?? [];
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    const lcp = median(visits.map((seen) => seen.lcp));
    const cls = median(visits.map((seen) => seen.cls));
    const firstCard = median(visits.map((seen) => seen.firstCard));
    const hydrated = median(visits.map((seen) => seen.hydrated));
    return {
      figures: [
        {
          what: "JS of the first view, brotli",
          measured: kilobytes(bytes),
          bar: `≤ ${kilobytes(MAX_BYTES)}`,
          met: bytes <= MAX_BYTES,
        },
        { what: "first card in the page", measured: milliseconds(firstCard) },
        {
          what: "page hydrated",
          measured: milliseconds(hydrated),
          bar: `≤ ${MAX_HYDRATED_MS} ms`,
          met: hydrated <= MAX_HYDRATED_MS,
        },
        { what: "LCP", measured: milliseconds(lcp), bar: `≤ ${MAX_LCP_MS} ms`, met: lcp <= MAX_LCP_MS },
        { what: "CLS", measured: cls.toFixed(4), bar: `≤ ${MAX_CLS}`, met: cls <= MAX_CLS },
      ],
      notes: [
        "",
        `Medians of ${RUNS} first visits at 4× CPU slowdown; LCP ${spread(visits.map((seen) => seen.lcp))}.`,
        ...scripts.map(({ name, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${name}`),
      ],
    };
  });

const spread = (times: readonly number[]): string =>
  `from ${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times))}`;
