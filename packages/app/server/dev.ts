/** `npm run dev`: Vite serves the pages and loads the code of the servers. Both are updated when a file changes. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readSettings, runProgram } from "@flaneur/server-kit";
import { getRequestListener } from "@hono/node-server";
import { reloadingServers } from "./dev/reloading-servers.ts";
import { SERVER_FOLDERS } from "./dev/server-folders.ts";
import { textsInPlace } from "./dev/texts-in-place.ts";
import { loadVite } from "./vite.ts";

const APP = resolve(import.meta.dirname, "..");
const PACKAGES = resolve(APP, "..");
const RELOADED_FOLDERS = SERVER_FOLDERS.map((folder) => `${resolve(PACKAGES, folder)}/`);
/**
 * Folders outside the app's own that are watched from the start. Vite watches other files of the browser only some time
 * after it has served them, and misses a change in between.
 */
const WATCHED_FOLDERS = [...RELOADED_FOLDERS, resolve(PACKAGES, "ui/src")];
/** The paths that the servers handle. All other paths are pages and files of Vite. */
const SERVED = /^\/(?:api|basemap|graphql|healthz|readyz)(?:[/?]|$)/;

const isServerFile = (file: string): boolean =>
  RELOADED_FOLDERS.some((folder) => file.startsWith(folder)) && !/\.(?:test|stories)\./.test(file);

await runProgram(async ({ onClose }) => {
  const settings = readSettings();
  const { createServer, createServerModuleRunner } = await loadVite("`npm run dev`");
  const ours = process.listeners("SIGTERM");
  const vite = await createServer({
    root: APP,
    configFile: resolve(APP, "vite.config.ts"),
    appType: "custom",
    plugins: [
      textsInPlace(),
      {
        name: "servers",
        configureServer: ({ middlewares }) =>
          void middlewares.use((request, response, next) => {
            if (SERVED.test(request.url ?? "")) void callServers(request, response);
            else next();
          }),
        // Vite calls this after it has invalidated the modules of the changed file.
        hotUpdate({ file }) {
          if (this.environment.name !== "ssr") return;
          if (isServerFile(file)) servers.reload();
          // No update is sent to the browser: its modules belong to another environment of Vite.
          return [];
        },
      },
    ],
    server: { host: settings.host, port: settings.port, strictPort: true },
  });
  vite.watcher.add(WATCHED_FOLDERS);
  // On SIGTERM, Vite would end the process at once, before the database is closed.
  for (const listener of process.listeners("SIGTERM")) {
    if (!ours.includes(listener)) process.off("SIGTERM", listener);
  }

  const servers = reloadingServers(
    async () => {
      // A new runner evaluates all our modules again, as a new process does. If it evaluated only the changed modules,
      // some would register their definitions twice. Libraries stay loaded.
      const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
      const { openServers } = await runner.import<typeof import("./dev/open-servers.ts")>(
        resolve(import.meta.dirname, "dev/open-servers.ts"),
      );
      const { fetch, close } = await openServers(settings);
      return { fetch, close: () => close().finally(() => runner.close()) };
    },
    (error) => console.error(error),
  );
  const callServers = getRequestListener(servers.fetch);

  const readIndex = async (path: string) =>
    vite.transformIndexHtml(path, await readFile(resolve(APP, "index.html"), "utf8"));
  vite.middlewares.use(
    getRequestListener(async (request) => {
      const loaded = await vite.ssrLoadModule(resolve(import.meta.dirname, "dev/dev-page.ts"));
      const { createDevPage } = loaded as typeof import("./dev/dev-page.ts");
      return createDevPage({ settings, readIndex }).fetch(request);
    }),
  );

  onClose(async () => {
    await servers.close();
    await vite.close();
  });
  await vite.listen();
  vite.printUrls();
});
