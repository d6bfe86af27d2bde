/**
 * The whole stack on loopback, with the files of deploy/: two copies of each program behind HAProxy, on a PostgreSQL
 * primary and its standby, each behind PgBouncer.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { ensureBuilt } from "../../packages/app/server/build-app.ts";
import { freePort } from "./free-port.ts";
import { identity, type PostgresServer, startCluster } from "./postgres-cluster.ts";
import { type Program, start, temporaryFolder } from "./processes.ts";
import { createTcpProxy } from "./tcp-proxy.ts";
import { startVarnish } from "./varnish.ts";

const DEPLOY = resolve(import.meta.dirname, "../../deploy");
const KINDS = ["api", "gateway", "app"] as const;
type Kind = (typeof KINDS)[number];
/** The name of a program in deploy/haproxy.cfg. */
export type ProgramName = `${Kind}${1 | 2}`;

export const PROGRAM_NAMES: readonly ProgramName[] = KINDS.flatMap((kind) => [`${kind}1`, `${kind}2`] as const);

export interface Stack {
  /** The address of HAProxy. */
  readonly url: string;
  /** The address of Varnish in front of HAProxy. Null if the stack has no Varnish, or if Varnish is not installed. */
  readonly cachedUrl: string | null;
  /** Returns the address of a program, without HAProxy. */
  urlOf(name: ProgramName): string;
  /** Ends a program with a signal, starts it again, and waits until HAProxy uses it. */
  restart(name: ProgramName, signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  /** Makes the open connections of the second api to the database hang. Its new connections work. */
  hangConnections(): void;
  /** Kills the primary and its pooler, as if their machine failed, and makes the synchronous standby the primary. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a server, with deploy/pgbouncer.ini. */
async function startPooler(folder: string, server: PostgresServer): Promise<{ port: number; kill(): void }> {
  const port = await freePort();
  const [file, users] = [join(folder, `pgbouncer-${port}.ini`), join(folder, `users-${port}.txt`)];
  writeFileSync(users, '"flaneur" ""\n');
  const configuration = readFileSync(join(DEPLOY, "pgbouncer.ini"), "utf8")
    .replace("port=5432", `port=${server.port}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("auth_type = scram-sha-256", "auth_type = trust\nunix_socket_dir =")
    .replace("/etc/pgbouncer/userlist.txt", users);
  writeFileSync(file, configuration);
  const child = spawn("pgbouncer", [file], { ...identity(), cwd: "/", stdio: "ignore" });
  return { port, kill: () => child.kill("SIGKILL") };
}

/** Queries the socket of HAProxy for the names of the programs that it uses now. */
async function usedBy(socket: string): Promise<readonly string[]> {
  const connection = connect(socket);
  connection.end("show stat\n");
  const rows = (await text(connection)).split("\n").map((line) => line.split(","));
  // In the output of `show stat`, the second column is the name of the server and the eighteenth its status.
  return rows.flatMap(([, name = "", ...more]) => (more[15] === "UP" ? [name] : []));
}

interface StackOptions {
  /** Whether Varnish is in front of HAProxy, with deploy/varnish.vcl. @default false */
  readonly isCached?: boolean;
  /** The token for the calls of operators. Without a token, the API rejects these calls. */
  readonly adminToken?: string;
}

/** Starts the stack. If a part does not start, stops the parts that have started, and rejects. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await startParts(options, (end) => ends.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the parts of the stack.
 * @param atEnd Registers a function that stops a part.
 */
async function startParts(
  { isCached = false, adminToken = "" }: StackOptions,
  atEnd: (end: () => unknown) => void,
): Promise<Omit<Stack, "stop">> {
  // The gateways read the documents that the build writes.
  await ensureBuilt();
  const folder = temporaryFolder();
  atEnd(folder.remove);
  chmodSync(folder.path, 0o755);
  const cluster = await startCluster();
  atEnd(cluster.remove);
  cluster.makeSynchronous();
  const poolers = [await startPooler(folder.path, cluster.primary), await startPooler(folder.path, cluster.standby)];
  atEnd(() => {
    for (const { kill } of poolers) kill();
  });
  const pooled = (behind: readonly { readonly port: number }[]) =>
    `postgres://flaneur@${behind.map(({ port }) => `127.0.0.1:${port}`).join(",")}/flaneur`;
  const proxies = await Promise.all(poolers.map(({ port }) => createTcpProxy(port)));
  atEnd(() => Promise.all(proxies.map(({ close }) => close())));
  const [front, gateways, apis] = [await freePort(), await freePort(), await freePort()];
  const shared = { SHUTDOWN_DRAIN_MS: "3000", DATA_DIR: folder.path, ADMIN_TOKEN: adminToken };
  const behind = { API_URL: `http://127.0.0.1:${apis}`, GATEWAY_URL: `http://127.0.0.1:${gateways}/graphql` };
  const settings: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
    api: {
      ...shared,
      DATABASE_URL: pooled(poolers),
      AUTH_SECRET: randomBytes(32).toString("hex"),
      TRUST_PROXY: "2",
    },
    gateway: { ...shared, API_URL: behind.API_URL, TRUST_PROXY: "2" },
    app: { ...shared, ...behind, TRUST_PROXY: isCached ? "2" : "1" },
  };
  const kindOf = (name: ProgramName) => name.slice(0, -1) as Kind;
  const settingsOf = (name: ProgramName) => ({
    ...settings[kindOf(name)],
    ...(name === "api2" ? { DATABASE_URL: pooled(proxies) } : {}),
  });
  const programs = new Map<ProgramName, Program>();
  atEnd(() => Promise.all([...programs.values()].map(({ kill }) => kill())));
  for (const name of PROGRAM_NAMES) programs.set(name, await start(kindOf(name), settingsOf(name)));
  const urlOf = (name: ProgramName): string => programs.get(name)?.url ?? "";
  const hostOf = (name: ProgramName): string => new URL(urlOf(name)).host;

  const socket = join(folder.path, "haproxy.sock");
  const configuration = readFileSync(join(DEPLOY, "haproxy.cfg"), "utf8")
    .replace("global\n", `global\n    stats socket ${socket}\n`)
    .replace("bind 127.0.0.1:8080", `bind 127.0.0.1:${front}`)
    .replace("bind 127.0.0.1:4002", `bind 127.0.0.1:${gateways}`)
    .replace("bind 127.0.0.1:4001", `bind 127.0.0.1:${apis}`)
    .replace(/server (\w+) 127\.0\.0\.1:\d+/g, (_, name: ProgramName) => `server ${name} ${hostOf(name)}`);
  const file = join(folder.path, "haproxy.cfg");
  writeFileSync(file, configuration);
  const haproxy: ChildProcess = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  atEnd(() => haproxy.kill("SIGKILL"));
  const untilUsed = (...names: readonly string[]) =>
    vi.waitUntil(
      async () => {
        const used: readonly string[] = await usedBy(socket).catch(() => []);
        return names.every((name) => used.includes(name));
      },
      { timeout: 60_000, interval: 200 },
    );
  await untilUsed(...PROGRAM_NAMES);
  const url = `http://127.0.0.1:${front}`;
  const varnish = isCached ? await startVarnish(url) : null;
  if (varnish !== null) atEnd(varnish.stop);

  return {
    url,
    cachedUrl: varnish?.url ?? null,
    urlOf,
    restart: async (name, signal) => {
      const [host, program] = [hostOf(name), programs.get(name)];
      await (signal === "SIGTERM" ? program?.stop() : program?.kill());
      // Until HAProxy notices the end, it reports the ended program as in use.
      await vi.waitUntil(async () => !(await usedBy(socket)).includes(name), { timeout: 20_000, interval: 100 });
      const port = host.split(":")[1] ?? "0";
      programs.set(name, await start(kindOf(name), { ...settingsOf(name), PORT: port }));
      await untilUsed(name);
    },
    hangConnections: () => {
      for (const proxy of proxies) {
        proxy.stall();
        proxy.restore();
      }
    },
    failOver: async () => {
      poolers[0]?.kill();
      await cluster.primary.kill();
      cluster.promote();
    },
  };
}
