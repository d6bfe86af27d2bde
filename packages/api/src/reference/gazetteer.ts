import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeGazetteer, type Gazetteer } from "./gazetteer-format.ts";

const FILE = resolve(import.meta.dirname, "paris.gazetteer.gz");

let loaded: Gazetteer | undefined;

/** The streets, stations and sights of Paris, which `npm run gazetteer -w packages/api` compiles; read once. */
export function loadGazetteer(): Gazetteer {
  loaded ??= decodeGazetteer(gunzipSync(readFileSync(FILE)).toString());
  return loaded;
}
