import { expect, it } from "vitest";
import { secondsLeft } from "./time-left.ts";

it("the time left is estimated from the time that the loaded pictures took", () => {
  expect(secondsLeft({ elapsedMs: 10_000, loaded: 100, waiting: 200 })).toBe(20);
});

it("no time is left when no picture is waiting", () => {
  expect(secondsLeft({ elapsedMs: 10_000, loaded: 100, waiting: 0 })).toBe(0);
});

it("the time left is unknown while few pictures are loaded", () => {
  expect(secondsLeft({ elapsedMs: 100, loaded: 7, waiting: 200 })).toBeNull();
});
