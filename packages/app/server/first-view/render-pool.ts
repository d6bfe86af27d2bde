import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { Tinypool } from "tinypool";
import type { RenderFirstView } from "./server-renderer.ts";

/** Number of threads at most. Each has a heap of its own. */
const MAX_THREADS = 4;
/**
 * The default number of threads. The thread that loads the data and responds needs one core, and compression needs
 * another core. On a machine with two cores there is no render thread: it would gain little and need memory.
 */
const THREADS = Math.min(MAX_THREADS, availableParallelism() - 2);
/** The maximum size of the young generation in a thread's heap, in megabytes. */
const YOUNG_MB = 12;
/** How long a thread waits for a page before it ends, in milliseconds. One thread always stays. */
const IDLE_MS = 10_000;
/** How long a page may wait for a thread and be rendered, in milliseconds. */
const DEADLINE_MS = 3_000;
/** Number of pages that may wait for a thread. */
const MAX_WAITING = 200;
/** The size of the heap at which a thread ends, in megabytes. */
const MAX_HEAP_MB = 192;

export interface RenderPool {
  /**
   * Renders in another thread, if there is one. Rejects if rendering fails. With render threads, it also
   * rejects if rendering takes too long or too many pages wait. The browser then renders the page.
   */
  readonly render: (...request: Parameters<RenderFirstView>) => Promise<string>;
  close(): Promise<void>;
}

interface RenderPoolOptions {
  /** How long a page may wait and be rendered, in milliseconds. @default 3 seconds */
  readonly deadlineMs?: number;
  /** Number of threads at most; 0 renders in this thread. @default the number of cores minus 2, at most 4 */
  readonly threads?: number;
  /** Called when a thread ends with an error while it renders nothing. A new thread replaces it. @default nothing */
  readonly onError?: (error: unknown) => void;
}

/** Returns a `RenderPool` that renders in this thread. */
function createRenderer(file: string): RenderPool {
  const loading: Promise<{ readonly renderFirstView: RenderFirstView }> = import(pathToFileURL(file).href);
  // The first call of `render` reports the error.
  loading.catch(() => {});
  return { render: async (request) => (await loading).renderFirstView(request), close: async () => {} };
}

/**
 * Starts the threads that render first views.
 * @param file The built module that exports `renderFirstView`.
 */
export function createRenderPool(file: string, options: RenderPoolOptions = {}): RenderPool {
  const { deadlineMs = DEADLINE_MS, threads = THREADS, onError = () => {} } = options;
  if (threads <= 0) return createRenderer(file);
  const pool = new Tinypool({
    filename: file,
    name: "renderFirstView",
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  pool.on("error", onError);
  return {
    render: async ({ address: { pathname, search }, ...request }) =>
      pool.run({ ...request, address: { pathname, search } }, { signal: AbortSignal.timeout(deadlineMs) }),
    close: () => pool.destroy(),
  };
}
