import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ListQuery } from "@flaneur/place-index";
import { Reply, type Request, type ResultDigest } from "./messages.ts";

/** Cache of the compiled program: stripping its types takes more memory than some engines do. */
const COMPILED = join(tmpdir(), "flaneur-bench-engine");
const PROGRAM = join(import.meta.dirname, "child.program.ts");
const WORK: Readonly<Record<Request["kind"], string>> = {
  build: "to build it",
  list: "a query",
  memory: "to collect its garbage",
};
/** Milliseconds that a process may take to close its resources. */
const CLOSING_MS = 10_000;

/** The engine cannot continue: it is too slow, out of memory, or threw an error. */
export class EngineFailure extends Error {}

interface Limits {
  /** Limit of the JavaScript heap, in MB. */
  readonly heapMb: number;
}

/** Starts an engine in its own process. Calls reject with EngineFailure if the engine fails or is not in time. */
export async function startEngine(name: string, { heapMb }: Limits) {
  const child = fork(PROGRAM, [name], {
    execArgv: ["--expose-gc", `--max-old-space-size=${heapMb}`],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  });
  const explain = (): string => {
    if (/heap out of memory|allocation failed/i.test(output)) return `needs more than ${heapMb / 1000} GB`;
    return /^\w*Error.*$/m.exec(output)?.[0] ?? `its process ended (${child.signalCode ?? child.exitCode})`;
  };

  function reply(withinMs: number, what: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const clean = () => {
        clearTimeout(timer);
        child.off("message", onMessage);
        child.off("close", onClose);
      };
      const fail = (reason: string) => {
        clean();
        reject(new EngineFailure(reason));
      };
      const onClose = () => fail(explain());
      const onMessage = (message: unknown) => {
        const parsed = Reply.parse(message);
        if (parsed.kind === "failed") return fail(parsed.reason);
        clean();
        resolve(parsed);
      };
      const timer = setTimeout(() => fail(`${what} takes longer than ${Math.round(withinMs / 1000)} s`), withinMs);
      child.on("message", onMessage);
      child.on("close", onClose);
    });
  }
  function ask(request: Request, withinMs: number): Promise<Reply> {
    if (!child.connected) return Promise.reject(new EngineFailure(explain()));
    const answered = reply(withinMs, WORK[request.kind]);
    child.send(request);
    return answered;
  }
  const unexpected = (): never => {
    throw new EngineFailure("answered another request than the last");
  };

  await reply(60_000, "to start");
  return {
    name,
    /** Builds the engine from the places of a folder. Resolves to milliseconds. */
    async build(folder: string, withinMs: number): Promise<number> {
      const built = await ask({ kind: "build", folder }, withinMs);
      return built.kind === "built" ? built.ms : unexpected();
    },
    async list(
      query: ListQuery,
      digest: boolean,
      withinMs: number,
    ): Promise<{ readonly ms: number; readonly digest: ResultDigest | null }> {
      const listed = await ask({ kind: "list", query, digest }, withinMs);
      return listed.kind === "listed" ? listed : unexpected();
    },
    /** Resolves to the memory of the engine, in bytes. */
    async memory(): Promise<number> {
      const measured = await ask({ kind: "memory" }, 60_000);
      return measured.kind === "memory" ? measured.bytes : unexpected();
    },
    stop: () => end(child),
  };
}
/** Starts and stops an engine once, so that the cache has the compiled program before the measurement. */
export async function warmUp(name: string): Promise<void> {
  const engine = await startEngine(name, { heapMb: 500 });
  await engine.stop();
}
export type EngineProcess = Awaited<ReturnType<typeof startEngine>>;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  const timer = setTimeout(() => child.kill("SIGKILL"), CLOSING_MS);
  if (child.connected) child.disconnect();
  await exited;
  clearTimeout(timer);
}
