import { expect, it } from "vitest";
import { clockText } from "./clock-text.ts";

it("clockText formats seconds as minutes and seconds, with hours from an hour on", () => {
  expect([0, 12.9, 60, 754, 3725].map(clockText)).toEqual(["0:00", "0:12", "1:00", "12:34", "1:02:05"]);
});

it("clockText formats an unknown duration as 0:00", () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, -1].map(clockText)).toEqual(["0:00", "0:00", "0:00"]);
});
