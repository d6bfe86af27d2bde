import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NoResponse, sendLimited } from "./send-limited.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = () => new Request("https://flaneur.example/graphql");

/** Rejects when the signal aborts, like a fetch that the server never responds to. */
const neverAnswered = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

it("a request without a response is aborted when the time is over", async () => {
  const sent = sendLimited(request(), 5_000, neverAnswered);
  const failed = expect(sent).rejects.toThrow(NoResponse);
  await vi.advanceTimersByTimeAsync(5_000);
  await failed;
});

it("a response whose body takes longer than the time is not aborted", async () => {
  let used: AbortSignal | undefined;
  const response = await sendLimited(request(), 5_000, async ({ signal }) => {
    used = signal;
    return new Response("late");
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([used?.aborted, await response.text()]).toEqual([false, "late"]);
});

it("a request that the page cancels fails with the reason of the page", async () => {
  const page = new AbortController();
  const sent = sendLimited(new Request(request(), { signal: page.signal }), 5_000, neverAnswered);
  page.abort(new Error("left"));
  await expect(sent).rejects.toThrow("left");
});
