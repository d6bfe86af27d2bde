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
