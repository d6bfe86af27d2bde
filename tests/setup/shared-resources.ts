/** Resources that the unit tests of a run share. Each is created for the first test that asks for it. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCleanup } from "./cleanup.ts";
import { startPostgres } from "./postgres.ts";
import { start, temporaryFolder } from "./processes.ts";

export type SharedResource = "postgres" | "folder";

/** Serves the resources to the test files, which run in other threads. */
export async function serveSharedResources(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const cleanup = createCleanup();
  const create = {
    /** The URL of a PostgreSQL server. */
    postgres: async () => {
      const { url, stop } = await startPostgres();
      cleanup.add(stop);
      return url;
    },
    /** The path of a data folder in which the api was started once. The first start creates the database. */
    folder: async () => {
      const folder = temporaryFolder();
      cleanup.add(() => folder.remove());
      const api = await start("api", { DATA_DIR: folder.path, DATABASE_URL: "" });
      await api.stop();
      return folder.path;
    },
  };
  const created = new Map<SharedResource, Promise<string>>();
  const server = createServer(async ({ url }, response) => {
    const name = url?.slice(1);
    if (name !== "postgres" && name !== "folder") return void response.writeHead(404).end("No such resource.");
    const resource = created.get(name) ?? create[name]();
    created.set(name, resource);
    await resource.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // Otherwise, the server could close a connection at the moment when a test uses it again.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanup.add(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => cleanup.run() };
}

/**
 * Resolves with the URL or the path of a shared resource.
 * @param url The URL of the served resources: `inject("sharedResources")`.
 * @throws Error with the reason if the resource cannot be created.
 */
export async function sharedResource(url: string, name: SharedResource): Promise<string> {
  const response = await fetch(`${url}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
