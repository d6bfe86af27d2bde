import { expect, it } from "vitest";
import { createRecentChanges } from "./recent-changes.ts";

it("a change is recent for the given time, and again when the place changes again", () => {
  let clock = 0;
  const recent = createRecentChanges(1_000, () => clock);
  recent.note(["a", "b"]);
  clock = 600;
  recent.note(["a"]);
  clock = 1_200;
  expect([recent.has("a"), recent.has("b"), recent.has("c")]).toEqual([true, false, false]);
});

it("all places count as recently changed for the given time after `note(null)`", () => {
  let clock = 0;
  const recent = createRecentChanges(1_000, () => clock);
  recent.note(null);
  expect(recent.has("a")).toBe(true);
  clock = 1_000;
  expect(recent.has("a")).toBe(false);
});
