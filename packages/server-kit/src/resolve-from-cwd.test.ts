import { resolve } from "node:path";
import { expect, it } from "vitest";
import { resolveFromCwd } from "./resolve-from-cwd.ts";
import { readSettings } from "./settings.ts";

it("a path is resolved from the folder in which npm was called, and without npm from the current folder", () => {
  expect(resolveFromCwd("a/b.csv", { INIT_CWD: "/where/she/is" })).toBe("/where/she/is/a/b.csv");
  expect(resolveFromCwd("../b.csv", {})).toBe(resolve("../b.csv"));
  expect(resolveFromCwd("/b.csv", { INIT_CWD: "/where/she/is" })).toBe("/b.csv");
  expect(readSettings({ DATA_DIR: "data", INIT_CWD: "/where/she/is" }).dataDir).toBe("/where/she/is/data");
});
