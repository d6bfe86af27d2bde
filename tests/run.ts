/**
 * `npm run test:all` runs all tests. `npm test` is for use before a commit: it runs a selection (tests/setup/short.ts),
 * without the layout and the pictures.
 * A part also runs if the previous part has failed. The last line prints the total of passed and failed tests.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CHECKS, failedChecks } from "../scripts/check.ts";
import { ensureChromium } from "../scripts/chromium.ts";
import { serveFolder } from "./serve-folder.ts";

const ROOT = resolve(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "flaneur-tests-"));
const storybook = join(reports, "storybook");
const whole = process.argv.includes("--all");

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The names of the failed tests, if the runner reports them. */
  readonly failures?: readonly string[];
  /** The reason why the part was skipped, or null. */
  readonly skipped?: string | null;
}

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

const Jest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});
const Playwright = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

const Pictures = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
  skipped: z.string().nullable(),
});

/** Reads the report of a runner. A runner that failed without a failed test in its report counts as one failure. */
function counted(file: string, succeeded: boolean, read: (report: unknown) => Count): Count {
  const fallback = { passed: 0, failed: 1 };
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")));
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return fallback;
  }
}

function fromJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = Jest.parse(report);
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${(failureMessages?.[0] ?? "").slice(0, 600)}`),
  );
  // A file can fail without a failed test, such as in a hook or while it is imported.
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + failedFiles.length, failures };
}

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
  if (!(await run(`storybook build --quiet --output-dir ${storybook}`))) return { passed: 0, failed: 1 };
  const server = await serveFolder(storybook);
  const succeeded = await run(`test-storybook --url ${server.url} --maxWorkers 2 --json --outputFile ${file}`);
  await server.close();
  return counted(file, succeeded, fromJest);
}

/** Compares pictures of the Storybook that `stories` has built. */
async function pictures(): Promise<Count> {
  const file = join(reports, "pictures.json");
  if (!existsSync(storybook)) return { passed: 0, failed: 1 };
  const succeeded = await run(`node tests/visual/run.ts --storybook ${storybook} --json ${file}`);
  return counted(file, succeeded, (report) => Pictures.parse(report));
}

/** Checks the layout of the Storybook that `stories` has built. */
async function layout(): Promise<Count> {
  const file = join(reports, "layout.json");
  if (!existsSync(storybook)) return { passed: 0, failed: 1 };
  const succeeded = await run(`node tests/layout/run.ts --storybook ${storybook} --json ${file}`);
  return counted(file, succeeded, (report) => Pictures.parse(report));
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
  "stories with axe": stories,
  ...(whole && {
    "layout of the screens": layout,
    "pictures of the stories": pictures,
  }),
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
  if (skipped !== null) lines.push(`${name}: ${skipped}`);
  else lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - start) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
