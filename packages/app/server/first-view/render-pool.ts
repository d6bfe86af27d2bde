import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { RenderFirstView } from "./server-renderer.ts";

/** Number of threads at most. Each has a heap of its own, and the thread that loads the data needs a core, too. */
const MAX_THREADS = 4;
/** How long a thread waits for a page before it ends, in milliseconds. One thread always stays. */
const IDLE_MS = 10_000;
/** How long a page may wait for a thread and be rendered, in milliseconds. */
const DEADLINE_MS = 3_000;
/** Number of pages that may wait for a thread. */
const MAX_WAITING = 200;
/** The size of the heap at which a thread ends, in megabytes. Rendering a page of 100 places needs a fifth of it. */
const MAX_HEAP_MB = 192;

export interface RenderPool {
  /**
   * Renders in another thread. Rejects if rendering fails or takes too long, or if too many pages wait: the browser then
   * renders the page.
   */
  readonly render: (...request: Parameters<RenderFirstView>) => Promise<string>;
  close(): Promise<void>;
}

interface RenderPoolOptions {
  /** How long a page may wait and be rendered, in milliseconds. @default 3 seconds */
  readonly deadlineMs?: number;
  /** Number of threads at most. @default one for each core, and four at most */
  readonly threads?: number;
  /** Called when a thread ends by an error while it renders nothing. Another thread replaces it. @default nothing */
  readonly onError?: (error: unknown) => void;
}

/** Starts the threads that render first views. @param file The built module that exports `renderFirstView`. */
export function createRenderPool(file: string, options: RenderPoolOptions = {}): RenderPool {
  const {
    deadlineMs = DEADLINE_MS,
    threads = Math.min(MAX_THREADS, availableParallelism()),
    onError = () => {},
  } = options;
  const pool = new Tinypool({
    filename: file,
    name: "renderFirstView",
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  pool.on("error", onError);
  return {
    render: async ({ address: { pathname, search }, ...request }) =>
      pool.run({ ...request, address: { pathname, search } }, { signal: AbortSignal.timeout(deadlineMs) }),
    close: () => pool.destroy(),
  };
}
