import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BringSource, BroughtPlaces } from "./bring.events.ts";
import { readInWorker } from "./read-in-worker.ts";
import type { ReadResponse } from "./read-messages.ts";

const SOURCE: BringSource = { kind: "text", name: "Pasted list", text: "Septime" };
const BROUGHT: BroughtPlaces = { places: [], unreadable: 0, refused: [] };

/** A worker that only stores what the page does with it. */
class TestWorker extends EventTarget {
  readonly received: unknown[] = [];
  isTerminated = false;
  postMessage(message: unknown) {
    this.received.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
}
let workers: TestWorker[] = [];

/** Reads the source with a new worker. */
function read() {
  const leave = new AbortController();
  const result = readInWorker(SOURCE, leave.signal);
  const worker = workers.at(-1);
  if (worker === undefined) throw new Error("No worker was opened.");
  const respond = (data: ReadResponse) => worker.dispatchEvent(new MessageEvent("message", { data }));
  return { leave, result, worker, respond };
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal("location", { origin: "https://flaneur.example" });
  vi.stubGlobal(
    "Worker",
    class extends TestWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("a source is sent to a worker of its own, which is terminated after its response", async () => {
  const { result, worker, respond } = read();
  expect(worker.received).toEqual([{ source: SOURCE, origin: "https://flaneur.example" }]);
  expect(worker.isTerminated).toBe(false);
  respond({ kind: "read", brought: BROUGHT });
  await expect(result).resolves.toBe(BROUGHT);
  expect(worker.isTerminated).toBe(true);
});

it("a source that is refused in the worker rejects with what could not be read", async () => {
  const { result, worker, respond } = read();
  const refused = [{ file: "a.zip", problem: "unpacks too large" }] as const;
  respond({ kind: "refused", refused });
  await expect(result).rejects.toMatchObject({ name: "SourceProblem", refused });
  expect(worker.isTerminated).toBe(true);
});

it("the worker is terminated when nothing needs its places any more", async () => {
  const { leave, result, worker } = read();
  leave.abort();
  expect(worker.isTerminated).toBe(true);
  await expect(result).rejects.toThrow("no longer needs");
});

it.each(["error", "messageerror"])(
  "a worker with the event '%s' is terminated, and the reading fails",
  async (type) => {
    const { result, worker } = read();
    worker.dispatchEvent(new Event(type));
    await expect(result).rejects.not.toMatchObject({ name: "SourceProblem" });
    expect(worker.isTerminated).toBe(true);
  },
);

it("a reader that throws another error than that of the source fails", async () => {
  const { result, respond } = read();
  respond({ kind: "failed" });
  await expect(result).rejects.toThrow("The reader has failed.");
});

it("a worker that cannot be opened makes the reading fail", async () => {
  vi.stubGlobal("Worker", undefined);
  await expect(readInWorker(SOURCE, new AbortController().signal)).rejects.toThrow();
});
