import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import type { PosterWidth } from "@flaneur/domain";
import type { RenderRequest, RenderResponse } from "./render-messages.ts";

const PROGRAM = resolve(import.meta.dirname, "renderer.program.ts");
/** Milliseconds without a request after which the process ends. */
const IDLE_MS = 10_000;
/** Makes glibc return the memory of a rendered picture to the system; other systems ignore these variables. */
const MALLOC = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "1048576" };

export interface Renderer {
  /** Id of the process that renders; null while none runs. */
  readonly processId: number | null;
  /** Renders a poster as WebP. @throws when it cannot be rendered, or the process ends meanwhile. */
  render(svg: string, width: PosterWidth): Promise<Buffer>;
  /** Composes posters, which are WebP, into a cover. @throws as `render`. */
  renderCover(posters: readonly Uint8Array[]): Promise<Buffer>;
  /** Ends the process, and rejects its unfinished pictures. */
  close(): void;
}

/** `Omit` for each member of a union. */
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

interface Running {
  readonly child: ChildProcess;
  readonly pending: Map<number, PromiseWithResolvers<Buffer>>;
}

/**
 * Renders posters in another process. The process starts with the first picture and ends after a while without
 * requests, so that the memory of its libraries is released.
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
    // The process must not keep the server from exiting.
    child.unref();
    child.channel?.unref();
    return started;
  }

  function send(request: DistributiveOmit<RenderRequest, "id">): Promise<Buffer> {
    clearTimeout(idle);
    running ??= start();
    const waiting = Promise.withResolvers<Buffer>();
    const id = requests++;
    running.pending.set(id, waiting);
    running.child.send({ id, ...request } satisfies RenderRequest);
    return waiting.promise;
  }

  return {
    get processId() {
      return running?.child.pid ?? null;
    },
    render: (svg, width) => send({ svg, width }),
    renderCover: (posters) => send({ posters }),
    close() {
      clearTimeout(idle);
      if (running !== null) end(running, "the renderer was closed");
    },
  };
}
