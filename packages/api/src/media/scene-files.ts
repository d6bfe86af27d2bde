import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDrawings, type Drawings } from "@flaneur/posters";

/** The folder of the drawings. File names are the names of scenes. */
const SCENES_FOLDER = dirname(fileURLToPath(import.meta.resolve("@flaneur/posters/scenes/morris.svg")));

/** Reads all drawings into memory. */
export function readDrawings(): Drawings {
  const files = readdirSync(SCENES_FOLDER).filter((file) => file.endsWith(".svg"));
  return createDrawings(
    new Map(files.map((file) => [file.slice(0, -".svg".length), readFileSync(join(SCENES_FOLDER, file), "utf8")])),
  );
}
