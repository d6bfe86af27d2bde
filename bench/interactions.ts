import type { Page } from "playwright";

/**
 * What the browser reports of one key or press (Event Timing); it rounds to 8 ms and leaves out what took under 16. The
 * pointer that comes to lie over something, because the page moved below it, is no interaction.
 */
export interface Interaction {
  readonly startTime: number;
  readonly duration: number;
  readonly processing: number;
}

/** Runs in the page before anything of its own. */
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

/** Runs in the page: what has been reported until now. */
export const collect = (): readonly Interaction[] =>
  (window as unknown as { interactions: readonly Interaction[] }).interactions;

/** Resolves after the frame that shows what an interaction led to, when it is reported. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
}
