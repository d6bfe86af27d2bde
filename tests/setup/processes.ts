// Starts programs of the repository as child processes on free ports, and creates temporary folders for them.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");

const PROGRAMS = {
  app: "packages/app/server/start.ts",
  api: "packages/api/src/main.ts",
  gateway: "packages/gateway/src/main.ts",
  dev: "packages/app/server/dev.ts",
} as const;

export interface Program {
  readonly url: string;
  /** Sends SIGTERM, waits for the process to exit, and resolves with its exit code, or null if a signal ended it. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL and waits for the process to exit. */
  kill(): Promise<void>;
}

/** A temporary folder. The test that creates it must call `remove`. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "flaneur-programs-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Starts a program. Resolves when the program has printed its URL, and accepts requests. Throws if the program ends
 * before that.
 * @param signal Kills the program when aborted, also before it has started.
 * @param root The root folder of the repository or of a copy.
 */
export async function start(
  program: keyof typeof PROGRAMS,
  env: Record<string, string>,
  signal?: AbortSignal,
  root = ROOT,
): Promise<Program> {
  const child = spawn(process.execPath, [PROGRAMS[program]], {
    cwd: root,
    // By default programs stop without a drain period.
    env: { ...process.env, PORT: "0", SHUTDOWN_DRAIN_MS: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal === undefined ? {} : { signal, killSignal: "SIGKILL" }),
  });
  const output: string[] = [];
  child.on("error", (error) => output.push(String(error)));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const url = await firstUrl(child, output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit");
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  };
  return {
    url,
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
  };
}

async function firstUrl(child: ChildProcess, output: string[]): Promise<string> {
  if (child.stdout === null) throw new Error("the program has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    // The output may contain colour codes, even within a URL.
    const origin = /http:\/\/[\w.:[\]]+/.exec(stripVTControlCharacters(line))?.[0];
    if (origin !== undefined) {
      child.stdout.resume();
      return origin;
    }
  }
  throw new Error(`The program ended before it printed a URL:\n${output.join("\n")}`);
}
