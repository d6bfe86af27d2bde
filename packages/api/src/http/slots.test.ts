import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSlots } from "./slots.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("slots", () => {
  it("run so many at once, in the order they came, and refuse what the queue cannot hold", async () => {
    const work = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        work,
        async (running, waiting, jobs) => {
          const slots = createSlots({ running, waiting });
          const begun: number[] = [];
          let now = 0;
          const outcomes = await Promise.allSettled(
            jobs.map((fails, i) =>
              slots.run(async () => {
                begun.push(i);
                expect(++now).toBeLessThanOrEqual(running);
                await turn();
                now--;
                if (fails) throw new Error("the work failed");
              }),
            ),
          );
          const room = Math.min(jobs.length, running + waiting);
          expect(begun).toEqual(Array.from({ length: room }, (_, i) => i));
          for (const outcome of outcomes.slice(room)) expect(outcome).toMatchObject({ reason: { status: 503 } });
          await expect(slots.run(async () => "free again")).resolves.toBe("free again");
        },
      ),
    );
  });

  it("never begin what gave up waiting, and let the next one in its place", async () => {
    const slots = createSlots({ running: 1, waiting: 1 });
    const gate = Promise.withResolvers<void>();
    const first = slots.run(() => gate.promise);
    const patience = new AbortController();
    let begun = false;
    const second = slots.run(async () => {
      begun = true;
    }, patience.signal);
    patience.abort(new Error("no longer"));
    await expect(second).rejects.toThrow("no longer");
    const third = slots.run(async () => "third");
    gate.resolve();
    await first;
    expect([begun, await third]).toEqual([false, "third"]);
    await expect(slots.run(async () => {}, patience.signal)).rejects.toThrow("no longer");
  });
});
