/** Creates the PostgreSQL server and the prepared data folder that the unit tests of a run share. */
import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { start, temporaryFolder } from "./processes.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The path of the data folder that `preparedFolder()` copies. */
    preparedFolder: string;
    /** The seed of the random values of all property tests. */
    seed: number;
  }
}

/** Starts the API once: the first start creates the database of a data folder. */
async function startOnce(path: string): Promise<void> {
  const api = await start("api", { DATA_DIR: path, DATABASE_URL: "" });
  await api.stop();
}

/** The seed of every run, except in campaigns, which try others. `SEED` repeats a run of a campaign. */
const SEED = 20_261_128;
const seedOf = ({ SEED: given, CAMPAIGNS: campaigns }: NodeJS.ProcessEnv): number =>
  given !== undefined ? Number(given) : campaigns === "full" ? randomInt(2 ** 31) : SEED;

/** The compile cache that all programs started by tests share. */
const COMPILE_CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/flaneur/compiled");

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_COMPILE_CACHE = COMPILE_CACHE;
  const seed = seedOf(process.env);
  console.log(`Random values of this run: SEED=${seed}`);
  project.provide("seed", seed);
  const folder = temporaryFolder();
  const [{ url, stop }] = await Promise.all([startPostgres(), startOnce(folder.path)]);
  project.provide("postgresUrl", url);
  project.provide("preparedFolder", folder.path);
  return async () => {
    await stop();
    folder.remove();
  };
}
