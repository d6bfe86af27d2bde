/** `npm run dev`: the browser's side reloads in place (Vite), the servers restart when their code changes. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { readSettings, runMain, untilStopped } from "@flaneur/server-kit";
import { loadVite } from "./vite.ts";

const APP = resolve(import.meta.dirname, "..");
const PACKAGES = resolve(APP, "..");
/** Folders whose code runs in the servers. Watched as folders: many editors save by renaming, which loses a watched file. */
const SERVER_CODE = [
  "api/src",
  "api/seed",
  "api/migrations",
  "app/server",
  "basemap/src",
  "domain/src",
  "gateway/src",
  "server-kit/src",
];
const PAUSE_MS = 150;

await runMain(async () => {
  const settings = readSettings();
  const { createServer } = await loadVite("`npm run dev`");
  const backendPort = String(settings.port + 1);
  const target = `http://127.0.0.1:${backendPort}`;
  const vite = await createServer({
    root: APP,
    configFile: resolve(APP, "vite.config.ts"),
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: { "/graphql": target, "/api": target, "/basemap": target, "/healthz": target, "/readyz": target },
    },
  });

  const startBackend = () =>
    spawn(process.execPath, [resolve(import.meta.dirname, "backend.ts")], {
      // Nobody waits for the clients of a program that is about to be back.
      env: { ...process.env, HOST: "127.0.0.1", PORT: backendPort, SHUTDOWN_DRAIN_MS: "0" },
      stdio: "inherit",
    });
  const stop = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };

  let backend = startBackend();
  let restarting: Promise<void> = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;
  const folders = SERVER_CODE.map((folder) => resolve(PACKAGES, folder));
  vite.watcher.add(folders);
  vite.watcher.on("all", (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder)) || file.includes(".test.")) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      restarting = restarting.then(async () => {
        await stop(backend);
        backend = startBackend();
      });
    }, PAUSE_MS);
  });

  await vite.listen();
  vite.printUrls();
  // Vite would end the process at once on SIGTERM and leave the servers behind.
  process.removeAllListeners("SIGTERM");
  process.once("exit", () => backend.kill("SIGKILL"));
  await untilStopped(async () => {
    clearTimeout(pause);
    await vite.close();
    await restarting;
    await stop(backend);
  });
});
