/**
 * `npm run test:campaigns [-- FILE…]` runs unit tests with the full number of repetitions. Without FILE, it runs every
 * file of unit tests that calls `repetitions()` or that no other command runs (`ONLY_IN_CAMPAIGNS`). FILE may be a part
 * of a path. The files `stack*` need Debian packages, because they start the servers of deploy/. Without FILE, the
 * command also checks the layout of every story of the screens and dialogs (tests/layout), and the Storybook below a
 * sub-path (tests/storybook). It runs no end-to-end tests.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ONLY_IN_CAMPAIGNS } from "./setup/short.ts";
import { missingPackages } from "./setup/stack-packages.ts";
import { withStorybook } from "./with-storybook.ts";

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
const files = [...new Set([...found, ...globSync([...ONLY_IN_CAMPAIGNS], { cwd: ROOT })])];

/** Runs a command, and returns whether it succeeded. */
const succeeds = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(command, args, { cwd: ROOT, shell: true, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const results = [succeeds("vitest", ["run", ...(named.length > 0 ? named : files)], { CAMPAIGNS: "full" })];
if (named.length === 0) {
  await withStorybook(undefined, async (folder) => {
    results.push(
      succeeds("node", ["tests/stories/run.ts", "--every-layout", "--storybook", folder]),
      succeeds("playwright", ["test", "--config", "tests/storybook/playwright.config.ts"], {
        STORYBOOK_FOLDER: folder,
      }),
    );
  });
}
process.exit(results.every(Boolean) ? 0 : 1);
