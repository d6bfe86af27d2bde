import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, it } from "vitest";

it("a program started by npm stops when npm is stopped, although npm does not forward the signal", async () => {
  const serving = resolve(import.meta.dirname, "../testing/serving.ts");
  // Like npm: a shell that waits for the program. The second command keeps the shell from replacing itself with the
  // program.
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${serving}"; true`], {
    env: { ...process.env, npm_lifecycle_event: "start", SHUTDOWN_DRAIN_MS: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(shell.stdout, "data");
  const url = String(line).trim();
  expect(await (await fetch(url)).text()).toBe("here");
  const closed = once(shell.stdout, "close");
  shell.kill("SIGTERM");
  // The program inherits the output of the shell, so the output closes only when the program has ended too.
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

const STOPPING = resolve(import.meta.dirname, "../testing/stopping.ts");

/** Runs the program `stopping.ts`, and stops it when it has opened a part. Returns what it printed, and its exit code. */
async function stopWhile(mode: "waits" | "fails" | "serves", signal: NodeJS.Signals) {
  const program = spawn(process.execPath, [STOPPING, mode], { stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(program, "exit");
  const printed = { output: "", errors: "" };
  program.stderr.on("data", (chunk) => {
    printed.errors += chunk;
  });
  for await (const chunk of program.stdout) {
    printed.output += chunk;
    if (String(chunk).includes("opened")) program.kill(signal);
  }
  const [code] = await exited;
  return { ...printed, code };
}

it.each(["SIGINT", "SIGTERM"] as const)(
  "a program that receives %s while it opens its parts closes those that are open, and exits with 0",
  async (signal) => {
    const closed = "opened the database\nclosed the database\n";
    expect(await stopWhile("waits", signal)).toEqual({ output: closed, errors: "", code: 0 });
  },
);

it("a part that fails to close does not keep the others open, and the program exits with 1", async () => {
  const { output, errors, code } = await stopWhile("fails", "SIGTERM");
  expect(output).toContain("closed the database");
  expect(errors).toContain("it does not close");
  expect(code).toBe(1);
});
