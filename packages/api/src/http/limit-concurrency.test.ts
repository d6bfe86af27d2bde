import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("limited concurrency", () => {
  it("runs a limited number of tasks at once, in order, and refuses tasks that the queue cannot hold", async () => {
    const work = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        work,
        async (running, waiting, jobs) => {
          const slots = limitConcurrency({ running, waiting });
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

  it("never starts a task that was aborted before its turn, and runs the next task instead", async () => {
    const slots = limitConcurrency({ running: 1, waiting: 1 });
    const gate = Promise.withResolvers<void>();
    const first = slots.run(() => gate.promise);
    const controller = new AbortController();
    let begun = false;
    const second = slots.run(async () => {
      begun = true;
    }, controller);
    controller.abort(new Error("no longer"));
    await expect(second).rejects.toThrow("no longer");
    const third = slots.run(async () => "third");
    gate.resolve();
    await first;
    expect([begun, await third]).toEqual([false, "third"]);
    await expect(slots.run(async () => {}, controller)).rejects.toThrow("no longer");
  });

  it("lets one client run and queue only its share, even when there is room", async () => {
    const slots = limitConcurrency({ running: 8, waiting: 56, runningPerClient: 2, totalPerClient: 16 });
    const gate = Promise.withResolvers<void>();
    let running = 0;
    const work = () => {
      running += 1;
      return gate.promise;
    };
    const tasks = Array.from({ length: 20 }, () => slots.run(work, { client: "greedy" }));
    const outcomes = Promise.allSettled(tasks);
    await turn();
    expect(running).toBe(2);
    gate.resolve();
    const refused = (await outcomes).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(4);
    await expect(slots.run(async () => "free again", { client: "greedy" })).resolves.toBe("free again");
  });

  it("lets clients take turns, so that one task need not wait for the many tasks of other clients", async () => {
    const slots = limitConcurrency({ running: 4, waiting: 508, runningPerClient: 1, totalPerClient: 128 });
    const begun: string[] = [];
    const work = (client: string) =>
      slots.run(
        async () => {
          begun.push(client);
          await turn();
        },
        { client },
      );
    const greedy = ["a", "b", "c", "d"].flatMap((client) => Array.from({ length: 128 }, () => work(client)));
    const modest = work("modest");
    await modest;
    expect(begun.indexOf("modest")).toBeLessThan(12);
    await Promise.all(greedy);
  });

  it("accepts tasks of a client when four others have queued as many as they may", async () => {
    const slots = limitConcurrency({ running: 4, waiting: 508, runningPerClient: 1, totalPerClient: 128 });
    const gate = Promise.withResolvers<void>();
    const greedy = ["a", "b", "c", "d"].flatMap((client) =>
      Array.from({ length: 130 }, () => slots.run(() => gate.promise, { client })),
    );
    const outcomes = Promise.allSettled(greedy);
    const modest = Array.from({ length: 8 }, () => slots.run(() => gate.promise, { client: "modest" }));
    gate.resolve();
    await expect(Promise.all(modest)).resolves.toHaveLength(8);
    expect((await outcomes).filter(({ status }) => status === "rejected")).toHaveLength(8);
  });

  it("counts all unknown clients as one", async () => {
    const slots = limitConcurrency({ running: 4, waiting: 4, runningPerClient: 1, totalPerClient: 2 });
    const gate = Promise.withResolvers<void>();
    const unknown = [null, undefined, null].map((client) =>
      slots.run(() => gate.promise, client === undefined ? {} : { client }),
    );
    const outcomes = Promise.allSettled(unknown);
    gate.resolve();
    expect((await outcomes).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  });
});
