/** Creates the PostgreSQL server and the prepared data folder that the unit tests of a run share. */
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { start, temporaryFolder } from "./processes.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The path of the data folder that `preparedFolder()` copies. */
    preparedFolder: string;
  }
}

/** Starts the API once: the first start creates the database of a data folder. */
async function startOnce(path: string): Promise<void> {
  const api = await start("api", { DATA_DIR: path, DATABASE_URL: "" });
  await api.stop();
}

/** The compile cache that all programs started by tests share. */
const COMPILE_CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/flaneur/compiled");

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE = COMPILE_CACHE;
  const folder = temporaryFolder();
  const [{ url, stop }] = await Promise.all([startPostgres(), startOnce(folder.path)]);
  project.provide("postgresUrl", url);
  project.provide("preparedFolder", folder.path);
  return async () => {
    await stop();
    folder.remove();
  };
}
