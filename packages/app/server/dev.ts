/** `npm run dev`: the browser's side reloads in place (Vite), the servers restart when their code changes (node --watch). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { readSettings, runMain, untilStopped } from "@flaneur/runtime";
import { createServer } from "vite";

const APP = resolve(import.meta.dirname, "..");

await runMain(async () => {
  const settings = readSettings();
  const backendPort = settings.port + 1;
  const backend = spawn(
    process.execPath,
    ["--watch", "--watch-preserve-output", resolve(import.meta.dirname, "backend.ts")],
    {
      env: { ...process.env, PORT: String(backendPort) },
      stdio: "inherit",
    },
  );
  const target = `http://127.0.0.1:${backendPort}`;
  const vite = await createServer({
    root: APP,
    configFile: resolve(APP, "vite.config.ts"),
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: { "/graphql": target, "/api": target },
    },
  });
  await vite.listen();
  vite.printUrls();
  await untilStopped(async () => {
    await vite.close();
    backend.kill("SIGTERM");
    await once(backend, "exit");
  });
});
