import { expect, it } from "vitest";
import { timeText } from "./time-text.ts";

it("timeText formats a time of the day without a leading zero", () => {
  expect([0, 5, 545, 600, 1439].map(timeText)).toEqual(["0:00", "0:05", "9:05", "10:00", "23:59"]);
});
