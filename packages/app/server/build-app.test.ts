import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildIfStale, DIST } from "./build-app.ts";

/** Texts that only the development code of these libraries contains. */
const DEVELOPMENT_CODE = [
  "Check the render method of", // React
  "but the GraphQL query expects a", // graphcache
];

it("the build contains no development code of libraries, whatever NODE_ENV is", async () => {
  expect(process.env.NODE_ENV).not.toBe("production");
  await buildIfStale();
  const scripts = globSync(join(DIST, "assets/*.js")).map((file) => readFileSync(file, "utf8"));
  expect(scripts).not.toEqual([]);
  for (const text of DEVELOPMENT_CODE) expect(scripts.filter((script) => script.includes(text))).toEqual([]);
});
