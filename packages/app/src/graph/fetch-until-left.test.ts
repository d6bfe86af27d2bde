import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchUntilLeft } from "./fetch-until-left.ts";

describe("a fetch until the page is left", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function settledAfter(...events: readonly string[]): Promise<string> {
    const page = new EventTarget();
    let settled = "pending";
    const failing = fetchUntilLeft(() => Promise.reject(new TypeError("Failed to fetch")), page);
    void failing("/graphql").catch((error: unknown) => {
      settled = String(error);
    });
    for (const event of events) page.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(1_000);
    return settled;
  }

  it("fails if the request fails while the page is shown", async () => {
    expect(await settledAfter()).toBe("TypeError: Failed to fetch");
  });

  it("stays pending, and does not fail later, if the page is left", async () => {
    expect(await settledAfter("pagehide")).toBe("pending");
  });

  it("fails if the request fails after the page was left and shown again", async () => {
    expect(await settledAfter("pagehide", "pageshow")).toBe("TypeError: Failed to fetch");
  });

  it("returns the response", async () => {
    const responding = fetchUntilLeft(() => Promise.resolve(new Response("yes")), new EventTarget());
    expect(await (await responding("/graphql")).text()).toBe("yes");
  });
});
