import type { Page } from "@playwright/test";

interface LayoutShifts {
  /** Ignores the shifts so far, and those of the current frame. */
  readonly reset: () => Promise<void>;
  /** Returns the sum of the shifts since the page was opened or since the last reset. */
  readonly total: () => Promise<number>;
}

/** Records the layout shifts of the documents that a page opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const read = async (isReset: boolean) => {
      // The browser records a shift after its frame, and calls the observer's callback in a later task.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      add(observer.takeRecords());
      const sum = total;
      if (isReset) total = 0;
      return sum;
    };
    Object.assign(window, { readLayoutShifts: read });
  });
  const read = (isReset: boolean): Promise<number> =>
    page.evaluate((reset) => Reflect.get(window, "readLayoutShifts")(reset), isReset);
  return {
    reset: async () => {
      await read(true);
    },
    total: () => read(false),
  };
}
