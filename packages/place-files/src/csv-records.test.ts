import { expect, it } from "vitest";
import { delimiterOf } from "./csv-records.ts";

it.each([",", ";", "\t", "|"])(
  "the delimiter of a table is the one that a first line 'sep=' names: %j",
  (delimiter) => {
    const others = ",,;;\t\t||";
    for (const end of ["\n", "\r\n", " \n"]) {
      expect(delimiterOf(`sep=${delimiter}${end}${others}`, { needsPosition: false })).toBe(delimiter);
    }
  },
);
