import { describe, expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

describe("a range of a file of 1,000 bytes", () => {
  it.each([
    ["bytes=0-0", { first: 0, last: 0 }],
    ["bytes=100-199", { first: 100, last: 199 }],
    ["bytes=100-", { first: 100, last: 999 }],
    ["bytes=999-", { first: 999, last: 999 }],
    ["bytes=-500", { first: 500, last: 999 }],
    ["bytes=-5000", { first: 0, last: 999 }],
    ["bytes=900-5000", { first: 900, last: 999 }],
    ["Bytes= 0-9 ", { first: 0, last: 9 }],
  ])("is requested by '%s'", (header, range) => {
    expect(byteRange(header, 1_000)).toEqual(range);
  });

  it.each(["bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999-"])(
    "cannot be satisfied for '%s'",
    (header) => {
      expect(byteRange(header, 1_000)).toBe("unsatisfiable");
    },
  );

  it.each([
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=a-b",
    "bytes=1x-5",
    "bytes=5-2",
    "bytes=0-1,5-6",
    "bytes=0 - 1",
    "bytes=-1-2",
    "lines=0-5",
  ])("is not requested by '%s'", (header) => {
    expect(byteRange(header, 1_000)).toBeNull();
  });
});
