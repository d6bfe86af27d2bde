import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";

const APP = resolve(import.meta.dirname, "..");
const ROOT = resolve(APP, "../..");
export const DIST = resolve(APP, "dist");
const STAMP = resolve(DIST, ".built-from");

/** Everything the browser bundle is made of. */
const SOURCES = [
  "package-lock.json",
  "packages/{app,ui,domain}/package.json",
  "packages/{ui,domain}/src/**/*",
  "packages/app/{src,public}/**/*",
  "packages/app/{index.html,vite.config.ts}",
];

/** Of every source's name, size and time: cheap to compute, and different after any edit or checkout. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(resolve(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * Builds the browser bundle when it is missing or older than its sources.
 * @returns whether it was built.
 */
export async function buildIfStale(): Promise<boolean> {
  const current = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === current) return false;
  await build({ root: APP, configFile: resolve(APP, "vite.config.ts"), logLevel: "error" });
  writeFileSync(STAMP, current);
  return true;
}
