import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import type { RenderRequest, RenderResponse } from "./render-messages.ts";

const PROGRAM = resolve(import.meta.dirname, "renderer.program.ts");
/** Milliseconds without a request after which the process ends. */
const IDLE_MS = 10_000;
/** Makes glibc return the memory of a rendered picture to the system; other systems ignore these variables. */
const MALLOC = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "1048576" };
/** Milliseconds after which a rendering counts as hanging. */
const LIMIT_MS = 30_000;
/**
 * The variables of the environment that Node, libvips and fontconfig need. The process decodes images, so it gets no
 * others: they include the secrets of the server.
 */
const INHERITED = [
  "PATH",
  "HOME",
  "TMPDIR",
  "NODE_OPTIONS",
  "NODE_COMPILE_CACHE",
  "LD_LIBRARY_PATH",
  "FONTCONFIG_PATH",
  "FONTCONFIG_FILE",
  "XDG_CACHE_HOME",
] as const;

const inherited = (): NodeJS.ProcessEnv => {
  const names = new Set<string>(INHERITED);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.has(name)));
};

export interface Renderer {
  /** Id of the process that renders; null while none runs. */
  readonly processId: number | null;
  /**
   * Renders a poster as PNG. @throws when it cannot be rendered at all or in time, or the process fails to start or
   * ends.
   */
  render(svg: string): Promise<Buffer>;
  /** Composes posters into a cover, a PNG. @throws as `render`. */
  renderCover(posters: readonly string[]): Promise<Buffer>;
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
    // The process has nothing to finish. A picture that hangs would keep it from exiting by itself.
    if (!child.killed) child.kill("SIGKILL");
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  }

  function start(): Running {
    const pending: Running["pending"] = new Map();
    const child = fork(PROGRAM, { execArgv: [], env: { ...inherited(), ...MALLOC }, serialization: "advanced" });
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

  // This function is asynchronous, so that a failure of `fork` rejects the picture. Some failures throw; others emit
  // 'error', and until then the process may have no channel.
  async function send(request: DistributiveOmit<RenderRequest, "id">): Promise<Buffer> {
    clearTimeout(idle);
    running ??= start();
    const started = running;
    const picture = Promise.withResolvers<Buffer>();
    const id = requests++;
    started.pending.set(id, picture);
    const limit = setTimeout(() => end(started, `a picture took more than ${LIMIT_MS / 1_000} seconds`), LIMIT_MS);
    limit.unref();
    if (started.child.connected) started.child.send({ id, ...request } satisfies RenderRequest);
    return picture.promise.finally(() => clearTimeout(limit));
  }

  return {
    get processId() {
      return running?.child.pid ?? null;
    },
    render: (poster) => send({ poster }),
    renderCover: (cover) => send({ cover }),
    close() {
      clearTimeout(idle);
      if (running !== null) end(running, "the renderer was closed");
    },
  };
}
