/**
 * `npm run check` checks types, lint, format, imports and dead code, all at the same time. `npm test` also looks for
 * promises that nothing awaits (`npm run check:promises`), which takes as long as the rest together.
 */
import { spawn } from "node:child_process";

export const CHECKS: readonly string[] = [
  "tsc --noEmit",
  "biome check --error-on-warnings .",
  "oxlint",
  "npm run --silent check:styles",
  "knip --cache",
];

/** Runs commands in parallel, and resolves with those that failed. Prints the output of each when it ends. */
export async function failedChecks(commands: readonly string[]): Promise<readonly string[]> {
  const succeeded = await Promise.all(commands.map(run));
  return commands.filter((_, index) => succeeded[index] === false);
}

function run(command: string): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
    child.once("close", (code) => {
      process.stdout.write(`${command}\n${Buffer.concat(output).toString()}`);
      done(code === 0);
    });
  });
}

if (import.meta.main) {
  const failed = await failedChecks(CHECKS);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
