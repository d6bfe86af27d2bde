/** Provides the seed of the random values and the shared resources of a run of unit tests. */
import { randomInt } from "node:crypto";
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { serveSharedResources } from "./shared-resources.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL at which `sharedResource` asks. */
    sharedResources: string;
    /** The seed of the random values of all property tests. */
    seed: number;
  }
}

/** The seed of every run, except in campaigns, which try others. `SEED` repeats a run of a campaign. */
const SEED = 20_261_128;
const seedOf = ({ SEED: given, CAMPAIGNS: campaigns }: NodeJS.ProcessEnv): number =>
  given !== undefined ? Number(given) : campaigns === "full" ? randomInt(2 ** 31) : SEED;

/** The compile cache that all programs started by tests share. */
const COMPILE_CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/flaneur/compiled");

/** Vitest calls this function for each project that has tests in the run. The first call provides everything for all. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("sharedResources" in vitest.getProvidedContext()) return undefined;
  process.env.NODE_COMPILE_CACHE = COMPILE_CACHE;
  const seed = seedOf(process.env);
  console.log(`Random values of this run: SEED=${seed}`);
  vitest.provide("seed", seed);
  const resources = await serveSharedResources();
  vitest.provide("sharedResources", resources.url);
  return resources.close;
}
