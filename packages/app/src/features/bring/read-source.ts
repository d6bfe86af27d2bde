import {
  createReadBudget,
  ImportFileError,
  isInParis,
  type ReadBudget,
  readPastedPlaces,
  readSavedPlaces,
  SAVED_LIMITS,
  type SavedPlace,
  type SavedPlaces,
  tooLarge,
} from "@flaneur/place-files";
import type { BringProblem, RefusedSource } from "@flaneur/ui/bring";
import type { BringSource, BroughtPlaces } from "./bring.events.ts";
import type { BroughtPlace } from "./brought-rows.ts";
import { SourceProblem } from "./source-problem.ts";

/**
 * Reads files or a pasted list. The page runs this in a worker, `read-worker.ts`: it has the parsers of all formats. Files that cannot be read are left out, and are named in the result, as are those of an archive.
 * @param origin The address of this product, for links to its places.
 * @throws SourceProblem if nothing can be read, or if there are too many places or files.
 */
export async function readSource(source: BringSource, origin: string): Promise<BroughtPlaces> {
  const read = source.kind === "files" ? await readFiles(source.files, origin) : readText(source.text, origin);
  if (read.places.length === 0) throw new SourceProblem(read.refused);
  return { ...read, places: read.places.map((place): BroughtPlace => ({ ...place, skipped: reasonToSkip(place) })) };
}

/** The places that were read, and the files that could not be read. */
interface ReadSource extends Pick<SavedPlaces, "places" | "unreadable"> {
  readonly refused: readonly RefusedSource[];
}

function readText(text: string, origin: string): ReadSource {
  try {
    const read = readPastedPlaces("list", text, { origin });
    return { ...read, refused: read.places.length === 0 ? [{ file: null, problem: "none" }] : [] };
  } catch (error) {
    throw new SourceProblem([{ file: null, problem: problemOf(error) }]);
  }
}

async function readFiles(files: readonly File[], origin: string): Promise<ReadSource> {
  // Every readable file has at least one place, so a selection with more files than the limit of places is refused.
  const surplus = files[SAVED_LIMITS.places];
  if (surplus !== undefined) throw new SourceProblem([{ file: surplus.name, problem: "too many files" }]);
  let all: Pick<SavedPlaces, "places" | "unreadable"> = { places: [], unreadable: 0 };
  const refused: RefusedSource[] = [];
  const budget = createReadBudget();
  for (const file of files) {
    try {
      const { places, unreadable, refused: inArchive } = await readFile(file, { origin, budget });
      refused.push(...inArchive.map(({ name, problem }) => ({ file: name, problem, archive: file.name })));
      if (places.length === 0) refused.push({ file: file.name, problem: "none" });
      else all = { places: [...all.places, ...places], unreadable: all.unreadable + unreadable };
    } catch (error) {
      const problem = problemOf(error);
      // The budget is that of all files, so nothing more is read.
      if (problem === "too much") throw new SourceProblem([{ file: file.name, problem }]);
      refused.push({ file: file.name, problem });
    }
    if (all.places.length > SAVED_LIMITS.places) {
      throw new SourceProblem([{ file: file.name, problem: "too many" }]);
    }
  }
  return { ...all, refused };
}

interface FileOptions {
  readonly origin: string;
  readonly budget: ReadBudget;
}

async function readFile(file: File, options: FileOptions): Promise<SavedPlaces> {
  // The size is known before the content is read.
  if (file.size > SAVED_LIMITS.bytes) throw tooLarge(file.name);
  return readSavedPlaces(file.name, new Uint8Array(await file.arrayBuffer()), options);
}

/** Any error but ImportFileError means that the browser could not read the file. */
const problemOf = (error: unknown): BringProblem => (error instanceof ImportFileError ? error.problem : "unreadable");

function reasonToSkip({ name, coordinates, placeId }: SavedPlace): BroughtPlace["skipped"] {
  if (coordinates !== null) return isInParis(coordinates) ? null : "outside";
  // A line with a link that names no place has the link as its name.
  return placeId === null && name !== null && /^https?:\/\/\S+$/i.test(name) ? "link" : null;
}
