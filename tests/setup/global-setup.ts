/**
 * What a run shares: one real PostgreSQL, in which every test file makes a database of its own, and one data folder, of
 * which tests take copies.
 */
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { start, temporaryFolder } from "./processes.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** Where `preparedFolder()` copies from. */
    preparedFolder: string;
  }
}

/** A first start of the api, which makes the database of a data folder. */
async function startOnce(path: string): Promise<void> {
  const api = await start("api", { DATA_DIR: path, DATABASE_URL: "" });
  await api.stop();
}

/** Compiled once, read by every program that a test starts. */
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
