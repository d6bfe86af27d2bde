import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createDrawings, type Drawings } from "@flaneur/posters";

/** The folder of the drawings. File names are the names of scenes. */
const SCENES_FOLDER = join(import.meta.dirname, "../../../posters/scenes");

/** Reads all drawings into memory. */
export function readDrawings(): Drawings {
  const files = readdirSync(SCENES_FOLDER).filter((file) => file.endsWith(".svg"));
  return createDrawings(
    new Map(files.map((file) => [file.slice(0, -".svg".length), readFileSync(join(SCENES_FOLDER, file), "utf8")])),
  );
}
