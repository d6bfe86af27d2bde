import type { CloseOptions } from "./serve.ts";

/** How often a program that npm started looks whether npm is still there, in milliseconds. */
const PARENT_CHECK_MS = 500;

/**
 * Resolves when the program is asked to stop, then runs `close`: at the first SIGINT or SIGTERM, or when npm, which
 * started it through a shell, is gone (npm passes a signal on to the shell, and the shell to nobody). A person who
 * presses Ctrl-C does not wait for clients to notice; whatever else stops a program may have a balancer in front of it.
 * The same signal for a second time ends the process at once.
 */
export async function untilStopped(close: (options: CloseOptions) => Promise<void>): Promise<void> {
  const drain = await stopRequested();
  await close({ drain });
  // A watcher or a timer that is left over must not keep a program alive that has closed all it had.
  process.exit(0);
}

/** Resolves with whether clients are to be given time. */
function stopRequested(): Promise<boolean> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const orphaned = setInterval(() => process.ppid !== parent && stop(true), PARENT_CHECK_MS);
    const stop = (drain: boolean) => {
      clearInterval(orphaned);
      resolve(drain);
    };
    if (process.env.npm_lifecycle_event === undefined) clearInterval(orphaned);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        process.on(signal, () => process.exit(130));
        stop(signal === "SIGTERM");
      });
    }
  });
}
