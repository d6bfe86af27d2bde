import { basename } from "node:path";
import type { PlaceFile } from "@flaneur/place-files";
import { byteChunks } from "./bytes.ts";

/** Returns the file at a path, decompressed if it is packed. */
export const textFile = (path: string): PlaceFile => ({ name: basename(path), bytes: () => byteChunks(path) });
