import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { temporaryFolder } from "./processes.ts";

const CONFIGURATION = resolve(import.meta.dirname, "../../deploy/varnish.vcl");
const START_MS = 30_000;

export interface Varnish {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Varnish in front of an app, with deploy/varnish.vcl. Resolves with null if Varnish is not installed.
 * @throws if Varnish ends or does not respond in time.
 */
export async function startVarnish(appUrl: string): Promise<Varnish | null> {
  if (spawnSync("varnishd", ["-V"]).error !== undefined) return null;
  const folder = temporaryFolder();
  // Varnish runs as another user, who needs access to the folder.
  chmodSync(folder.path, 0o755);
  const file = join(folder.path, "varnish.vcl");
  const { hostname, port: appPort } = new URL(appUrl);
  const configuration = readFileSync(CONFIGURATION, "utf8")
    .replace('.host = "127.0.0.1"', `.host = "${hostname}"`)
    .replace('.port = "3000"', `.port = "${appPort}"`);
  writeFileSync(file, configuration);
  const port = await freePort();
  const options = ["-F", "-a", `127.0.0.1:${port}`, "-f", file, "-n", join(folder.path, "work")];
  const child = spawn("varnishd", [...options, "-s", "malloc,64m", "-p", "http_gzip_support=off"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    folder.remove();
  };
  for (const begin = performance.now(); child.exitCode === null; ) {
    const status = await fetch(`${url}/robots.txt`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return { url, stop };
    if (performance.now() - begin > START_MS) break;
    await pause(100);
  }
  await stop();
  throw new Error(`Varnish does not answer:\n${errors.join("")}`);
}
