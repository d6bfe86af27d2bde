import { afterEach, describe, expect, it } from "vitest";
import { type PreloadItem, PreloadQueue } from "./preload-queue.ts";

const open: PreloadQueue[] = [];
afterEach(() => Promise.all(open.splice(0).map((queue) => queue.close())));

function queueOf(capacity = 10, isBusy = () => false): PreloadQueue {
  const queue = new PreloadQueue({ capacity, isBusy });
  open.push(queue);
  return queue;
}

/** Creates items that add their key to `rendered` when they are rendered. Each waits for `gate`, if given. */
function items(keys: readonly string[], rendered: string[], gate?: Promise<void>): PreloadItem[] {
  return keys.map((key) => ({
    key,
    prepare: async () => {
      await gate;
      rendered.push(key);
      if (key === "bad") throw new Error("no ink");
      return false;
    },
  }));
}

describe("preloading", () => {
  it("renders the items in order, and continues after a failure", async () => {
    const rendered: string[] = [];
    const queue = queueOf();
    expect(queue.add(items(["1", "bad", "2"], rendered))).toBe(true);
    await expect.poll(() => queue.size).toBe(0);
    expect(rendered).toEqual(["1", "bad", "2"]);
  });

  it("starts again after the queue was empty", async () => {
    const rendered: string[] = [];
    const queue = queueOf();
    for (const key of ["1", "2", "3"]) {
      queue.add(items([key], rendered));
      await expect.poll(() => queue.size).toBe(0);
    }
    expect(rendered).toEqual(["1", "2", "3"]);
  });

  it("queues no item twice", async () => {
    const rendered: string[] = [];
    const gate = Promise.withResolvers<void>();
    const queue = queueOf(2);
    expect(queue.add(items(["1", "2"], rendered, gate.promise))).toBe(true);
    expect(queue.add(items(["2", "1"], rendered, gate.promise))).toBe(true);
    expect(queue.size).toBe(2);
    gate.resolve();
    await expect.poll(() => queue.size).toBe(0);
    expect(rendered).toEqual(["1", "2"]);
  });

  it("accepts no item of a batch if the capacity does not suffice for all of them", async () => {
    const gate = Promise.withResolvers<void>();
    const queue = queueOf(3);
    expect(queue.add(items(["1", "2"], [], gate.promise))).toBe(true);
    expect(queue.add(items(["3", "4"], [], gate.promise))).toBe(false);
    expect(queue.size).toBe(2);
    expect(queue.add(items(["3"], [], gate.promise))).toBe(true);
    gate.resolve();
  });

  it("limits the queued items of one client to a quarter of the queue's capacity", async () => {
    const gate = Promise.withResolvers<void>();
    const queue = queueOf(8);
    expect(queue.add(items(["1", "2"], [], gate.promise), "a")).toBe(true);
    expect(queue.add(items(["3"], [], gate.promise), "a")).toBe(false);
    expect(queue.add(items(["1", "2"], [], gate.promise), "a")).toBe(true);
    expect(queue.add(items(["3", "4"], [], gate.promise), null)).toBe(true);
    expect(queue.add(items(["5"], [], gate.promise), null)).toBe(false);
    expect(queue.add(items(["5", "6", "7"], [], gate.promise))).toBe(true);
    gate.resolve();
    await expect.poll(() => queue.size).toBe(0);
    expect(queue.add(items(["3"], []), "a")).toBe(true);
  });

  it("waits while a picture is being rendered for a request", async () => {
    const rendered: string[] = [];
    let busy = true;
    let asked = 0;
    const queue = queueOf(10, () => {
      asked++;
      return busy;
    });
    queue.add(items(["1"], rendered));
    await expect.poll(() => asked).toBeGreaterThan(2);
    expect(rendered).toEqual([]);
    busy = false;
    await expect.poll(() => rendered).toEqual(["1"]);
  });

  it("finishes only the current picture when the queue is closed, and accepts no further items", async () => {
    const rendered: string[] = [];
    const gate = Promise.withResolvers<void>();
    const queue = queueOf();
    queue.add(items(["1", "2", "3"], rendered, gate.promise));
    const closed = queue.close();
    gate.resolve();
    await closed;
    expect(rendered).toEqual(["1"]);
    expect(queue.size).toBe(0);
    expect(queue.add(items(["4"], rendered))).toBe(false);
  });
});
