/** A PostgreSQL primary with a streaming replica, from Debian's package `postgresql`. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cleanup, createCleanup } from "./cleanup.ts";
import { freePort } from "./free-port.ts";

/** The folder of PostgreSQL's programs; undefined when the package is not installed. */
const PROGRAMS = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1);

/** A server of the cluster. */
export interface PostgresServer {
  readonly port: number;
  start(): Promise<void>;
  /** Ends the server as a power failure does. */
  kill(): Promise<void>;
}

export interface PostgresCluster {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Returns the URL of the database on a server. Without an argument, the URL names the primary, then the standby. */
  url(server?: PostgresServer): string;
  /** Makes the primary acknowledge a write only after the standby has stored the write. */
  makeSynchronous(): void;
  /** Makes the standby a primary. */
  promote(): void;
  remove(): Promise<void>;
}

/**
 * Returns options of `spawn` that run PostgreSQL's programs as the user `postgres` if this process runs as root:
 * PostgreSQL refuses to run as root. Otherwise returns no options.
 */
export function identity(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

const USER = "flaneur";
const DATABASE = "flaneur";
const OPTIONS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  "wal_keep_size=256MB",
];

/** Returns a server with its data in a folder. `start` resolves when the server accepts connections. */
function serverIn(folder: string, port: number, as: ReturnType<typeof identity>, bin: string): PostgresServer {
  let running: ChildProcess | null = null;
  return {
    port,
    start: async () => {
      const options = OPTIONS.flatMap((option) => ["-c", option]);
      const child = spawn(join(bin, "postgres"), ["-D", folder, "-p", String(port), ...options], {
        ...as,
        cwd: "/",
        stdio: ["ignore", "ignore", "pipe"],
      });
      running = child;
      const lines: string[] = [];
      child.stderr.setEncoding("utf8");
      await new Promise<void>((resolve, reject) => {
        child.stderr.on("data", (text: string) => {
          lines.push(text);
          if (/ready to accept (?:read-only )?connections/.test(text)) resolve();
        });
        child.once("exit", () => reject(new Error(`PostgreSQL ended: ${lines.join("")}`)));
      });
    },
    kill: async () => {
      if (running === null || running.exitCode !== null || running.signalCode !== null) return;
      const exited = once(running, "exit");
      // SIGQUIT: the server ends its processes at once and writes nothing more.
      running.kill("SIGQUIT");
      await exited;
    },
  };
}

/**
 * Starts a primary, and a standby that replicates it.
 * @throws if PostgreSQL is not installed.
 */
export async function startCluster(): Promise<PostgresCluster> {
  if (PROGRAMS === undefined) throw new Error("PostgreSQL is missing: apt-get install postgresql");
  const bin = PROGRAMS;
  const as = identity();
  const root = mkdtempSync(join(tmpdir(), "flaneur-cluster-"));
  const cleanup = createCleanup();
  cleanup.add(() => rmSync(root, { recursive: true, force: true }));
  try {
    return await startIn(root, bin, as, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

/** Starts both servers in a folder. Registers in `cleanup` how to end each server before it starts. */
async function startIn(
  root: string,
  bin: string,
  as: ReturnType<typeof identity>,
  cleanup: Cleanup,
): Promise<PostgresCluster> {
  chmodSync(root, 0o777);
  const run = (program: string, ...parameters: readonly string[]) =>
    execFileSync(join(bin, program), parameters, { ...as, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  const [first, second] = [join(root, "primary"), join(root, "standby")];
  run("initdb", "-D", first, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C");
  const primary = serverIn(first, await freePort(), as, bin);
  cleanup.add(() => primary.kill());
  await primary.start();
  run("createdb", "-h", "127.0.0.1", "-p", String(primary.port), "-U", USER, DATABASE);
  const source = `host=127.0.0.1 port=${primary.port} user=${USER} application_name=standby`;
  run("pg_basebackup", "-D", second, "-d", source, "--checkpoint=fast", "--write-recovery-conf");
  const standby = serverIn(second, await freePort(), as, bin);
  cleanup.add(() => standby.kill());
  await standby.start();
  const hostOf = ({ port }: PostgresServer) => `127.0.0.1:${port}`;
  return {
    primary,
    standby,
    url: (server) => {
      const hosts = server === undefined ? [primary, standby].map(hostOf).join(",") : hostOf(server);
      return `postgres://${USER}@${hosts}/${DATABASE}`;
    },
    makeSynchronous: () => {
      const connection = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", USER, "-d", DATABASE];
      const synchronous = "alter system set synchronous_standby_names = 'standby'";
      run("psql", ...connection, "-c", synchronous, "-c", "select pg_reload_conf()");
    },
    promote: () => run("pg_ctl", "promote", "-D", second, "-w"),
    remove: () => cleanup.run(),
  };
}
