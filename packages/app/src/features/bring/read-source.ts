import {
  ImportFileError,
  isInParis,
  readPastedPlaces,
  readSavedPlaces,
  SAVED_LIMITS,
  type SavedPlaces,
  tooLarge,
} from "@flaneur/place-files";
import type { BringSource, BroughtPlaces } from "./bring.events.ts";
import { SourceProblem } from "./source-problem.ts";

/**
 * Reads files or a pasted list. Load this module only when there is something to read: it has the parsers of all
 * formats.
 * @param origin The address of this product, for links to its places.
 * @throws SourceProblem, or the error of the browser if it cannot read a file
 */
export async function readSource(source: BringSource, origin: string): Promise<BroughtPlaces> {
  try {
    const read = source.kind === "files" ? await readFiles(source.files, origin) : readText(source.text, origin);
    if (read.places.length === 0) throw new SourceProblem("none");
    if (read.places.length > SAVED_LIMITS.places) throw new SourceProblem("too many");
    const places = read.places.map((place) => ({
      ...place,
      isElsewhere: place.coordinates !== null && !isInParis(place.coordinates),
    }));
    return { places, unreadable: read.unreadable };
  } catch (error) {
    throw error instanceof ImportFileError ? new SourceProblem(error.problem) : error;
  }
}

const readText = (text: string, origin: string): SavedPlaces => readPastedPlaces("list", text, { origin });

async function readFiles(files: readonly File[], origin: string): Promise<SavedPlaces> {
  let all: SavedPlaces = { places: [], unreadable: 0 };
  for (const file of files) {
    // The size is known before the content is read.
    if (file.size > SAVED_LIMITS.bytes) throw tooLarge(file.name);
    const { places, unreadable } = await readSavedPlaces(file.name, new Uint8Array(await file.arrayBuffer()), {
      origin,
    });
    all = { places: [...all.places, ...places], unreadable: all.unreadable + unreadable };
    if (all.places.length > SAVED_LIMITS.places) throw new SourceProblem("too many");
  }
  return all;
}
