/**
 * `npm run test:campaigns [-- FILE…]` runs unit tests with the full number of repetitions. Without FILE, it runs every
 * file of unit tests that calls `repetitions()`. FILE may be a part of a path. The files `stack*` need Debian packages,
 * because they start the servers of deploy/. Without FILE, the command also checks the layout of every story of the
 * screens and dialogs (tests/layout). It runs no end-to-end tests.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { missingPackages } from "./setup/stack-packages.ts";

const ROOT = resolve(import.meta.dirname, "..");
const CALL = /\brepetitions\(/;

const named = process.argv.slice(2);
if (named.some((file) => file.includes("stack")) && missingPackages().length > 0) {
  console.error(`Programs are missing. Install them first: apt-get install ${missingPackages().join(" ")}`);
  process.exit(1);
}
const found = globSync(["packages/*/{src,server,seed,scripts}/**/*.test.{ts,tsx}", "tests/programs/*.test.ts"], {
  cwd: ROOT,
}).filter((file) => CALL.test(readFileSync(resolve(ROOT, file), "utf8")));

const { status } = spawnSync("vitest", ["run", ...(named.length > 0 ? named : found)], {
  cwd: ROOT,
  shell: true,
  stdio: "inherit",
  env: { ...process.env, CAMPAIGNS: "full" },
});
const layout =
  named.length > 0
    ? 0
    : spawnSync("node", ["tests/layout/run.ts", "--every-story"], { cwd: ROOT, shell: true, stdio: "inherit" }).status;
process.exit(status === 0 ? (layout ?? 1) : (status ?? 1));
