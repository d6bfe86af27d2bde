import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { followConnection } from "./follow-connection.ts";
import { connectionMachine, SERVER_RETURNED } from "./shared/connection.machine.ts";

afterEach(() => void vi.useRealTimers());

/** Follows the connection of a page that is online. */
function follow() {
  const page = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  vi.stubGlobal("navigator", { onLine: true });
  const connection = createActor(connectionMachine, { clock: new SimulatedClock() }).start();
  const reloadResults = vi.fn();
  const stop = followConnection(connection, { isControlled: () => true, reloadResults });
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  return {
    page,
    reloadResults,
    lose: (savedAt: number | null = null) => connection.send({ type: "connection.lost", savedAt, hasPocket: false }),
    restore: () => connection.send({ type: "connection.restored" }),
    isLost: () => connection.getSnapshot().matches("offline"),
  };
}

it("the return of the server is reported once for each loss of the connection", () => {
  const { page, lose, restore } = follow();
  const returned = vi.fn();
  page.addEventListener(SERVER_RETURNED, returned);
  lose();
  expect(returned).not.toHaveBeenCalled();
  // Both the probe and the service worker may report the return.
  restore();
  restore();
  expect(returned).toHaveBeenCalledOnce();
  lose();
  restore();
  expect(returned).toHaveBeenCalledTimes(2);
});

it("results are loaded again when the server returns, if kept results may have been shown", () => {
  const { reloadResults, lose, restore } = follow();
  lose();
  restore();
  expect(reloadResults).not.toHaveBeenCalled();
  lose(1);
  restore();
  restore();
  expect(reloadResults).toHaveBeenCalledOnce();
});

it("requests that fail again and again do not postpone the call that notices the return of the server", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response());
  const { lose, isLost } = follow();
  for (let second = 0; second < 9; second += 3) {
    lose();
    await vi.advanceTimersByTimeAsync(3_000);
  }
  lose();
  expect(isLost()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isLost()).toBe(false);
});
