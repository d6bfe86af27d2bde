import { expect, it } from "vitest";
import { clockText } from "./clock-text.ts";

it("shows seconds as minutes and seconds, and hours where there are some", () => {
  expect([0, 12.9, 60, 754, 3725].map(clockText)).toEqual(["0:00", "0:12", "1:00", "12:34", "1:02:05"]);
});

it("shows a length that is not known as nothing", () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(clockText)).toEqual(["0:00", "0:00", "0:00"]);
});
