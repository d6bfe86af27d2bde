import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPageLeft } from "./page-left.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the page counts as left if these events follow the failure of a request. */
async function isLeftAfter(...events: readonly string[]): Promise<boolean> {
  const page = new EventTarget();
  const isLeft = watchPageLeft(page)();
  for (const event of events) page.dispatchEvent(new Event(event));
  await vi.runAllTimersAsync();
  return isLeft;
}

it("a page that stays has not been left", async () => {
  expect(await isLeftAfter()).toBe(false);
});

it("a page is left if it is hidden just after the failure", async () => {
  expect(await isLeftAfter("pagehide")).toBe(true);
});

it("a page that is shown again has not been left", async () => {
  expect(await isLeftAfter("pagehide", "pageshow")).toBe(false);
});
