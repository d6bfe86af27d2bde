import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import type { PosterWidth } from "@flaneur/domain";
import type { RenderRequest, RenderResponse } from "./render-messages.ts";

const PROGRAM = resolve(import.meta.dirname, "renderer.program.ts");
/** How long the process waits for another picture, in milliseconds, before it ends. */
const IDLE_MS = 10_000;
/** Has glibc return the memory of a picture to the system once it is rendered; other systems ignore it. */
const MALLOC = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "1048576" };

export interface Renderer {
  /** The process that renders; null while there is none. */
  readonly processId: number | null;
  /** WebP of a poster. @throws when it cannot be rendered, or the process has ended meanwhile. */
  render(svg: string, width: PosterWidth): Promise<Buffer>;
  /** Ends the process, and rejects what it has not rendered yet. */
  close(): void;
}

interface Running {
  readonly child: ChildProcess;
  readonly pending: Map<number, PromiseWithResolvers<Buffer>>;
}

/**
 * Renders posters in a process of its own, which is started for the first picture and ends when none has been requested
 * for a while: the libraries and the fragmented memory that rendering leaves would otherwise stay with the server.
 */
export function createRenderer({ idleMs = IDLE_MS } = {}): Renderer {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let requests = 0;

  function end({ child, pending }: Running, reason: string): void {
    if (running?.child === child) running = null;
    if (child.connected) child.disconnect();
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  }

  function start(): Running {
    const pending: Running["pending"] = new Map();
    const child = fork(PROGRAM, { execArgv: [], env: { ...process.env, ...MALLOC }, serialization: "advanced" });
    const started = { child, pending };
    child.on("message", (response: RenderResponse) => {
      const waiting = pending.get(response.id);
      pending.delete(response.id);
      if ("picture" in response) waiting?.resolve(Buffer.from(response.picture));
      else waiting?.reject(new Error(response.failure));
      if (pending.size === 0) idle = setTimeout(() => end(started, "the renderer was idle"), idleMs).unref();
    });
    child.on("error", (error) => end(started, error.message));
    child.once("exit", () => end(started, "the process that renders pictures has ended"));
    // It does not keep a server from ending.
    child.unref();
    child.channel?.unref();
    return started;
  }

  return {
    get processId() {
      return running?.child.pid ?? null;
    },
    render(svg, width) {
      clearTimeout(idle);
      running ??= start();
      const waiting = Promise.withResolvers<Buffer>();
      const request: RenderRequest = { id: requests++, svg, width };
      running.pending.set(request.id, waiting);
      running.child.send(request);
      return waiting.promise;
    },
    close() {
      clearTimeout(idle);
      if (running !== null) end(running, "the renderer was closed");
    },
  };
}
