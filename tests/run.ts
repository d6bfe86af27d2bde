/**
 * `npm run test:all` runs all tests. `npm test` is for use before a commit: it runs a selection (tests/setup/short.ts),
 * and visits only the stories of the screens, without pictures.
 * A part also runs if the previous part has failed. The last line prints the total of passed and failed tests.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CHECKS, failedChecks } from "../scripts/check.ts";
import { ensureChromium } from "../scripts/chromium.ts";
import { type Count, counted, fromJest } from "./jest-report.ts";

const ROOT = resolve(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "flaneur-tests-"));
const whole = process.argv.includes("--all");

/** Runs a command in the root of the repository, and resolves with true if its exit code is 0. */
function run(command: string, env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: "inherit",
      env: { ...process.env, TESTS: whole ? "all" : "short", ...env },
    });
    child.once("exit", (code) => done(code === 0));
  });
}

const Playwright = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

const Stories = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
  skipped: z.string().nullable(),
});

function fromPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = Playwright.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

async function check(): Promise<Count> {
  const commands = [...CHECKS, "npm run --silent check:promises"];
  const failures = await failedChecks(commands);
  return { passed: commands.length - failures.length, failed: failures.length, failures };
}

async function unit(): Promise<Count> {
  // Builds the app once, because several tests start it at the same time.
  if (!(await run("node packages/app/server/build.ts"))) return { passed: 0, failed: 1 };
  const file = join(reports, "unit.json");
  // Vitest colours its output in a file, too, unless this variable is set.
  const colors: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const succeeded = await run(`vitest run --reporter=dot --reporter=json --outputFile.json=${file}`, colors);
  return counted(file, succeeded, fromJest);
}

async function stories(): Promise<Count> {
  const file = join(reports, "stories.json");
  const succeeded = await run(`node tests/stories/run.ts --json ${file}`);
  return counted(file, succeeded, (report) => Stories.parse(report));
}

async function endToEnd(): Promise<Count> {
  const file = join(reports, "e2e.json");
  const succeeded = await run("playwright test --config tests/e2e/playwright.config.ts", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return counted(file, succeeded, fromPlaywright);
}

const parts = {
  "types, lint, dead code": check,
  "unit and databases": unit,
  stories,
  "end to end": endToEnd,
};

await ensureChromium();
const lines: string[] = [];
let total: Count = { passed: 0, failed: 0 };
for (const [name, part] of Object.entries(parts)) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, failures = [], skipped = null } = await part();
  // Prints the failures again at the end of the log.
  lines.push(...failures.map((failure) => `✗ ${failure}`));
  total = { passed: total.passed + passed, failed: total.failed + failed };
  if (skipped !== null) lines.push(skipped);
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - start) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
