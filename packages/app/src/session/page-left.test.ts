import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchPageLeft } from "./page-left.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Events {
  readonly beforeRequest?: readonly string[];
  readonly beforeFailure?: readonly string[];
  readonly afterFailure?: readonly string[];
  readonly later?: readonly string[];
}

/** Returns whether a request counts as aborted because the page was left, or 'pending' while the page is hidden. */
async function wasLeft({ beforeRequest = [], beforeFailure = [], afterFailure = [], later = [] }: Events) {
  const page = new EventTarget();
  const dispatch = (events: readonly string[]) => {
    for (const event of events) page.dispatchEvent(new Event(event));
  };
  const watch = watchPageLeft(page);
  dispatch(beforeRequest);
  const wasPageLeft = watch();
  dispatch(beforeFailure);
  let outcome: boolean | "pending" = "pending";
  void wasPageLeft().then((left) => {
    outcome = left;
  });
  dispatch(afterFailure);
  await vi.runAllTimersAsync();
  dispatch(later);
  await vi.runAllTimersAsync();
  return outcome;
}

it("a page that stays has not been left", async () => {
  expect(await wasLeft({ beforeRequest: ["pageshow"] })).toBe(false);
});

it("no outcome is reported while a page that was hidden just after the failure stays hidden", async () => {
  expect(await wasLeft({ afterFailure: ["pagehide"] })).toBe("pending");
});

it("a page that is shown again later was left", async () => {
  expect(await wasLeft({ afterFailure: ["pagehide"], later: ["pageshow"] })).toBe(true);
});

it("a page was left if its request fails after the page is shown again", async () => {
  expect(await wasLeft({ beforeFailure: ["pagehide", "pageshow"] })).toBe(true);
});

it("a page that was left before the request has stayed during the request", async () => {
  expect(await wasLeft({ beforeRequest: ["pagehide", "pageshow"] })).toBe(false);
});
