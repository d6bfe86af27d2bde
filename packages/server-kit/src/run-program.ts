import type { CloseOptions } from "./serve.ts";
import { reportError } from "./start-error.ts";

/** Interval, in milliseconds, at which a program started by npm checks whether its parent process still runs. */
const PARENT_CHECK_MS = 500;

type Close = (options: CloseOptions) => Promise<void> | void;

/** A program while it opens its parts. */
export interface Program {
  /** Aborted as soon as the program should stop, for work that may be left undone. */
  readonly signal: AbortSignal;
  /**
   * Registers how a part is closed that has just been opened. The parts are closed in reverse order, each even if
   * another one fails to close.
   * @throws the reason of `signal` if the program should stop: it opens no further parts.
   */
  onClose(close: Close): void;
}

/**
 * Opens the parts of a program, waits until it should stop, closes the parts and exits: with 0, or with 1 if a part
 * failed to open or to close. The program stops at the first SIGINT or SIGTERM, also while it opens its parts. A program
 * that npm started also stops when its parent process has ended: npm may run the program in a shell, and sends the signal
 * only to the shell, which ends without forwarding the signal. SIGINT (Ctrl-C) skips the draining, since a person waits.
 * In all other cases the server drains, since there may be a load balancer. The same signal a second time exits at once.
 */
export async function runProgram(open: (program: Program) => Promise<void>): Promise<never> {
  const { signal, requested } = listenForStop();
  const closes: Close[] = [];
  let code = 0;
  const report = (error: unknown) => {
    reportError(error);
    code = 1;
  };
  // Without it the process would end here if it waited only for something that does not keep it alive, such as a child
  // process, and the database would not be closed.
  const alive = setInterval(() => {}, PARENT_CHECK_MS);
  let options: CloseOptions = { drain: false };
  try {
    await open({
      signal,
      onClose: (close) => {
        closes.push(close);
        signal.throwIfAborted();
      },
    });
    options = await requested;
  } catch (error) {
    if (!signal.aborted) report(error);
  }
  for (const close of closes.reverse()) {
    try {
      await close(options);
    } catch (error) {
      report(error);
    }
  }
  clearInterval(alive);
  // A leftover watcher or timer must not keep the program alive.
  process.exit(code);
}

/** Returns a signal that is aborted when the program should stop, and how its server should close then. */
function listenForStop(): { readonly signal: AbortSignal; readonly requested: Promise<CloseOptions> } {
  const parent = process.ppid;
  const { promise: requested, resolve } = Promise.withResolvers<CloseOptions>();
  const stopping = new AbortController();
  const stop = (drain: boolean) => {
    clearInterval(orphaned);
    stopping.abort();
    resolve({ drain });
  };
  const orphaned = setInterval(() => process.ppid !== parent && stop(true), PARENT_CHECK_MS);
  if (process.env.npm_lifecycle_event === undefined) clearInterval(orphaned);
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => {
      process.on(name, () => process.exit(130));
      stop(name === "SIGTERM");
    });
  }
  return { signal: stopping.signal, requested };
}
