import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeGazetteer, type Gazetteer } from "./gazetteer-format.ts";

const FILE = resolve(import.meta.dirname, "paris.gazetteer.gz");

let loaded: Gazetteer | undefined;

/**
 * Returns the streets, stations and sights of Paris that `npm run gazetteer -w packages/api` compiles. The file is read
 * once.
 */
export function loadGazetteer(): Gazetteer {
  loaded ??= decodeGazetteer(gunzipSync(readFileSync(FILE)).toString());
  return loaded;
}
