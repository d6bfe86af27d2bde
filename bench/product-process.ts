import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "..");
const Manifest = z.object({ scripts: z.object({ start: z.string() }) });

export interface ProductProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the app with the flags of `npm start`, because they affect how much memory the app uses.
 * @param root The folder of the repository. @default this repository
 */
export async function startProduct(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<ProductProcess> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")));
  const [, ...args] = manifest.scripts.start.split(" ");
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
      SHUTDOWN_DRAIN_MS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error("the app exited before it accepted requests");
}
