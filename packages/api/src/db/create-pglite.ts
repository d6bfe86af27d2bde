import { fork } from "node:child_process";
import { resolve } from "node:path";
import { z } from "zod";
import { PgliteStartError } from "./pglite-failure.ts";

const PROGRAM = resolve(import.meta.dirname, "create-pglite.program.ts");
/** Options for a short process. With optimized code, it would take more time and memory. */
const NODE_OPTIONS = ["--liftoff-only", "--max-semi-space-size=4"];

const Failure = z.object({
  name: z.string().optional(),
  message: z.string(),
  code: z.string().optional(),
  errno: z.number().optional(),
  log: z.array(z.string()),
});

/**
 * Creates an empty PGlite database in a separate process: creation takes much memory, which a process never returns to
 * the system.
 * @param signal kills that process when it is aborted.
 * @throws PgliteStartError when the database cannot be created, with PostgreSQL's log, or with an empty log if the
 * process was killed. The error of `fork` when the process cannot be started.
 */
export function createPglite(folder: string, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const child = fork(PROGRAM, [folder], {
      execArgv: NODE_OPTIONS,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      killSignal: "SIGKILL",
      ...(signal !== undefined && { signal }),
    });
    let failure: PgliteStartError | null = null;
    child.once("message", (message) => {
      const { log, ...cause } = Failure.parse(message);
      failure = new PgliteStartError(Object.assign(new Error(cause.message), cause), log);
    });
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      if (code === 0) done();
      else fail(failure ?? new PgliteStartError(`The process that made it ended with ${signal ?? code}`, []));
    });
  });
}
