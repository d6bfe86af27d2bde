import type { CloseOptions } from "./serve.ts";

/** Interval, in milliseconds, at which a program started by npm checks whether its parent process still runs. */
const PARENT_CHECK_MS = 500;

/**
 * Waits until the program should stop, then runs `close` and exits. The program stops at the first SIGINT or SIGTERM. A
 * program that npm started also stops when its parent process has ended: npm may run the program in a shell, and sends
 * the signal only to the shell, which ends without forwarding the signal. SIGINT (Ctrl-C) skips the draining, since a
 * person waits. In all other cases the server drains, since there may be a load balancer. The same signal a second time
 * exits at once.
 */
export async function untilStopped(close: (options: CloseOptions) => Promise<void>): Promise<void> {
  const drain = await stopRequested();
  await close({ drain });
  // A leftover watcher or timer must not keep the program alive.
  process.exit(0);
}

/** Resolves to whether the server should drain. */
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
