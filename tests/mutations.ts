/**
 * `npm run test:mutations -- FILE… [--tests FOLDER]` puts small bugs into source files, one at a time (StrykerJS), and
 * runs the unit tests that import the file, of FOLDER or else of the folder of the file. Prints the bugs that no test
 * found, and how many were found. A file takes minutes.
 * StrykerJS is no dependency of the project. Install it first: `npm install --no-save @stryker-mutator/core`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "..");
const FOUND: readonly string[] = ["Killed", "Timeout"];

const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

const { positionals: files, values } = parseArgs({ allowPositionals: true, options: { tests: { type: "string" } } });
const folder = mkdtempSync(join(tmpdir(), "flaneur-mutations-"));

/** Mutates one file. Returns how many bugs were found, and how many were put in. */
function mutate(file: string): readonly [found: number, all: number] {
  const [config, report] = [join(folder, "stryker.config.json"), join(folder, "report.json")];
  const settings = {
    mutate: [file],
    // Stryker's runner for Vitest selects no tests in Vitest 5: each bug would survive.
    testRunner: "command",
    commandRunner: { command: `vitest related ${file} --run --bail=1 --dir ${values.tests ?? dirname(file)}` },
    tempDirName: join(folder, "copy"),
    ignorePatterns: ["**/dist", "tests/visual/baselines"],
    concurrency: 1,
    timeoutMS: 60_000,
    // Stryker cannot read a tsconfig with TypeScript 7. The file does not exist.
    tsconfigFile: "tsconfig.none.json",
    reporters: ["json"],
    jsonReporter: { fileName: report },
  };
  writeFileSync(config, JSON.stringify(settings));
  spawnSync("stryker", ["run", config], { cwd: ROOT, stdio: "inherit", env: { ...process.env, TESTS: "short" } });
  const { source, mutants } = Object.values(Report.parse(JSON.parse(readFileSync(report, "utf8"))).files)[0] ?? {
    source: "",
    mutants: [],
  };
  rmSync(report);
  const lines = source.split("\n");
  for (const { status, replacement, location } of mutants) {
    if (FOUND.includes(status)) continue;
    const { line } = location.start;
    console.log(`${status}: ${file}:${line} ${lines[line - 1]?.trim()} → ${replacement}`);
  }
  return [mutants.filter(({ status }) => FOUND.includes(status)).length, mutants.length];
}

try {
  for (const file of files) {
    const [found, all] = mutate(file);
    console.log(`${file}: ${found} of ${all} found`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
