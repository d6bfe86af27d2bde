/** Compiles open data into the map's tiles: `npm run build -w packages/basemap -- --data FOLDER`. */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildTiles } from "./build-tiles.ts";
import { readSources } from "./sources.ts";

const PACKAGE = resolve(import.meta.dirname, "..");

const { data } = parseArgs({ options: { data: { type: "string" } } }).values;
if (data === undefined) {
  console.error("Name the folder that holds the open data: npm run build -w packages/basemap -- --data FOLDER");
  process.exit(1);
}
const archive = buildTiles(readSources(resolve(process.env.INIT_CWD ?? ".", data)));
const hash = createHash("sha256").update(archive).digest("hex").slice(0, 12);
const folder = resolve(PACKAGE, "tiles");
mkdirSync(folder, { recursive: true });
for (const old of globSync("*.pmtiles", { cwd: folder })) rmSync(resolve(folder, old));
writeFileSync(resolve(folder, "paris.pmtiles"), archive);
mkdirSync(resolve(PACKAGE, "src/generated"), { recursive: true });
writeFileSync(
  resolve(PACKAGE, "src/generated/tiles-hash.ts"),
  `/** Hash of the archive in \`tiles\`. Written by scripts/build.ts. */\nexport const TILES_HASH = "${hash}";\n`,
);
console.log(`tiles/paris.pmtiles: ${archive.length.toLocaleString("en")} bytes, ${hash}`);
