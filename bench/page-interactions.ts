import type { Locator, Page } from "playwright";

/**
 * An entry of the Event Timing API for a key event or a pointer event. All times are in milliseconds. The browser
 * rounds durations to 8 ms and omits events below 16 ms. Events without an interaction id (scrolling) are excluded.
 */
export interface Interaction {
  readonly startTime: number;
  readonly duration: number;
  readonly processing: number;
}

/** Records the interactions. Runs in the page before the page's own scripts. */
export function observe(): void {
  const interactions: Interaction[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { startTime, duration, processingStart, processingEnd, interactionId } = entry;
      if (interactionId === 0) continue;
      interactions.push({ startTime, duration, processing: processingEnd - processingStart });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export const slower = (a: Interaction, b: Interaction): Interaction => (b.duration > a.duration ? b : a);

/** Returns the interactions recorded so far. Runs in the page. */
export const collect = (): readonly Interaction[] =>
  (window as unknown as { interactions: readonly Interaction[] }).interactions;

/** Waits until the result of an interaction is rendered and its duration is reported. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
}

/**
 * Returns the search field of a page: a combobox in the app, a search box in the page of the baseline (see
 * `inBareBox`).
 */
export const searchField = (page: Page): Locator => page.getByRole("combobox").or(page.getByRole("searchbox")).first();
