/**
 * `npm run test:campaigns [-- FILE…]` runs the repetitive tests with their full counts. `npm test` runs the same tests
 * with small counts. A test file belongs to the campaigns if it calls `repetitions()`.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const CALL = /\brepetitions\(/;

const named = process.argv.slice(2);
const found = globSync(["packages/*/{src,server,seed,scripts}/**/*.test.{ts,tsx}", "tests/programs/*.test.ts"], {
  cwd: ROOT,
}).filter((file) => CALL.test(readFileSync(resolve(ROOT, file), "utf8")));

const { status } = spawnSync("vitest", ["run", ...(named.length > 0 ? named : found)], {
  cwd: ROOT,
  shell: true,
  stdio: "inherit",
  env: { ...process.env, CAMPAIGNS: "full" },
});
process.exit(status ?? 1);
