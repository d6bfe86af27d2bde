import { expect, it } from "vitest";
import { createProgress, describeRate } from "./progress.ts";

it("a log gets one line a minute, with the rate and the time left", () => {
  let time = 0;
  const lines: string[] = [];
  const progress = createProgress({ isTerminal: false, write: (line) => lines.push(line) }, () => time);
  for (let done = 0; done <= 120_000; done += 500) {
    progress.onProgress(done, 120_000);
    time += 1_000;
  }
  progress.stop();
  expect(lines).toEqual([
    "30,000 of 120,000 rows, 500 rows/s, 3 min 0 s left",
    "60,000 of 120,000 rows, 500 rows/s, 2 min 0 s left",
    "90,000 of 120,000 rows, 500 rows/s, 1 min 0 s left",
    "120,000 of 120,000 rows, 500 rows/s, 0 s left",
  ]);
});

it("an import that takes less than a minute writes no line of progress to a log", () => {
  const lines: string[] = [];
  const progress = createProgress({ isTerminal: false, write: (line) => lines.push(line) }, () => 0);
  progress.onProgress(1, 2);
  progress.onProgress(2, 2);
  expect(lines).toEqual([]);
});

it("a rate is described after five seconds, but not yet after one second", () => {
  expect(describeRate(10, 100, 1_000)).toBe("");
  expect(describeRate(10, 100, 5_000)).toBe("2 rows/s, 45 s left");
});
