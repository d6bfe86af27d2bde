import { globSync, mkdirSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join, matchesGlob, resolve } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../../../tests/setup/processes.ts";
import { buildIfStale, DIST, removeAbandonedBuilds, SOURCES } from "./build-app.ts";

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

it("the folder of a build that was killed an hour ago is removed, and that of a build that may be running is kept", () => {
  const parent = temporaryFolder();
  for (const name of ["dist", "dist-killed", "dist-running"]) mkdirSync(join(parent.path, name));
  const before = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of ["dist", "dist-killed"]) utimesSync(join(parent.path, name), before, before);
  removeAbandonedBuilds(parent.path);
  expect(readdirSync(parent.path).sort()).toEqual(["dist", "dist-running"]);
  parent.remove();
});

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
/** The packages of which the app's pages contain no code. The build uses only `app-icon.ts` of `posters`. */
const SERVERS_ONLY: readonly string[] = ["api", "posters"];

it("the sources of the build include the queries of the sitemap and the packages that the app's pages use", () => {
  const manifest: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8"));
  const names = Object.keys(Manifest.parse(manifest).dependencies).flatMap(
    (name) => /^@flaneur\/(.+)$/.exec(name)?.[1] ?? [],
  );
  const files = [
    ...names.filter((name) => !SERVERS_ONLY.includes(name)).map((name) => `packages/${name}/src/index.ts`),
    "packages/app/server/sitemap-queries.ts",
  ];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !SOURCES.some((source) => matchesGlob(file, source)))).toEqual([]);
});
