import { resolve } from "node:path";
import { GENERATOR_VERSION } from "@flaneur/posters";
import { CacheFolder } from "./cache-folder.ts";

/** The folder that `npm run build` fills. */
export const BUILT_POSTERS = resolve(import.meta.dirname, "../../dist/posters");
/** Limit in bytes; far more than is built. */
const MAX_BYTES = 512 * 1024 * 1024;

export const builtFolder = (root: string): CacheFolder =>
  new CacheFolder({ root, version: GENERATOR_VERSION, maxBytes: MAX_BYTES });
