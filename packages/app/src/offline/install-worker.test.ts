import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installWorker } from "./install-worker.ts";

/** A worker that is being installed. */
class Installing extends EventTarget {
  state: ServiceWorkerState = "installing";

  end(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A container that starts an installation at each registration. */
function createContainer() {
  const workers: Installing[] = [];
  const register = async () => {
    const installing = new Installing();
    workers.push(installing);
    return { installing: installing as unknown as ServiceWorker };
  };
  return { workers, register };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the service worker is registered again after each failed installation, until one succeeds", async () => {
  const container = createContainer();
  await installWorker(container, new AbortController().signal);
  for (const attempts of [1, 2]) {
    expect(container.workers).toHaveLength(attempts);
    container.workers.at(-1)?.end("redundant");
    await vi.advanceTimersByTimeAsync(5_000);
  }
  container.workers.at(-1)?.end("installed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(container.workers).toHaveLength(3);
});

it("the service worker is not registered again after the page has stopped its offline features", async () => {
  const container = createContainer();
  const stop = new AbortController();
  await installWorker(container, stop.signal);
  container.workers[0]?.end("redundant");
  await vi.advanceTimersByTimeAsync(1_000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(container.workers).toHaveLength(1);
});
