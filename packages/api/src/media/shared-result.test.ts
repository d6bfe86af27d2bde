import { expect, it } from "vitest";
import { sharedResult } from "./shared-result.ts";

it("sharedResult loads once for concurrent calls, and for calls within the given time after the result", async () => {
  let at = 0;
  let loads = 0;
  const gate = Promise.withResolvers<void>();
  const load = async () => {
    loads++;
    await gate.promise;
    return loads;
  };
  const shared = sharedResult(load, 1_000, () => at);
  const first = [shared(), shared()];
  at = 5_000;
  first.push(shared());
  gate.resolve();
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  at = 5_999;
  expect(await shared()).toBe(1);
  at = 6_000;
  expect(await shared()).toBe(2);
});

it("sharedResult shares a failure for the same time as a result", async () => {
  let at = 0;
  let loads = 0;
  const shared = sharedResult(
    () => Promise.reject(new Error(`failure ${++loads}`)),
    1_000,
    () => at,
  );
  await expect(shared()).rejects.toThrow("failure 1");
  await expect(shared()).rejects.toThrow("failure 1");
  at = 1_000;
  await expect(shared()).rejects.toThrow("failure 2");
});
