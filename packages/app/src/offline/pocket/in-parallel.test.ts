import { expect, it } from "vitest";
import { settled } from "../../../testing/held-calls.ts";
import { inParallel } from "./in-parallel.ts";

const ITEMS = ["a", "b", "c", "d", "e", "f", "g"];

/** Starts `inParallel` for ITEMS. The call of an item ends when the test settles its promise in `calls`. */
function start() {
  const begun: string[] = [];
  const calls = new Map<string, PromiseWithResolvers<void>>();
  const all = inParallel(ITEMS, (item) => {
    begun.push(item);
    const call = Promise.withResolvers<void>();
    calls.set(item, call);
    return call.promise;
  });
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  all.then(end, end);
  return { all, begun, calls, isOver: () => isOver };
}

it("inParallel runs four calls at a time, begins the next when one ends, and calls each item once", async () => {
  const { all, begun, calls } = start();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  calls.get("c")?.resolve();
  await settled();
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  for (const item of ITEMS) {
    calls.get(item)?.resolve();
    await settled();
  }
  await all;
  expect(begun).toEqual(ITEMS);
});

it("inParallel begins no call after a failure, and throws the first error when the others have ended", async () => {
  const { all, begun, calls, isOver } = start();
  calls.get("b")?.reject(new Error("first"));
  await settled();
  calls.get("a")?.resolve();
  calls.get("c")?.reject(new Error("second"));
  await settled();
  expect([begun.length, isOver()]).toEqual([4, false]);
  calls.get("d")?.resolve();
  await expect(all).rejects.toThrow("first");
});
