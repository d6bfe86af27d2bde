import { resolve } from "node:path";
import { expect, it } from "vitest";
import { fromHere } from "./from-here.ts";
import { readSettings } from "./settings.ts";

it("a path counts from the folder that npm was called in, and without npm from this one", () => {
  expect(fromHere("a/b.csv", { INIT_CWD: "/where/she/is" })).toBe("/where/she/is/a/b.csv");
  expect(fromHere("../b.csv", {})).toBe(resolve("../b.csv"));
  expect(fromHere("/b.csv", { INIT_CWD: "/where/she/is" })).toBe("/b.csv");
  expect(readSettings({ DATA_DIR: "data", INIT_CWD: "/where/she/is" }).dataDir).toBe("/where/she/is/data");
});
