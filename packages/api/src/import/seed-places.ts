import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Coordinates, fold, PLACE_TYPES } from "@flaneur/domain";
import type { ImportedPlace } from "./read-row.ts";
import { readPlaces } from "./readers.ts";

const FOLDER = join(import.meta.dirname, "../../seed/places");
/** Paths of the GeoJSON files, one for each primary type. */
const FILES = PLACE_TYPES.map((type) => join(FOLDER, `${fold(type)}.geojson`));

/** Reads the files of curated places, to detect changes: much faster than parsing the places. */
export const seedFileContents = (): readonly Buffer[] => FILES.map((file) => readFileSync(file));

/** A curated place with all required fields. */
export interface SeedPlace extends ImportedPlace {
  /** Part of the place's URL in the app: never changes, even when the name does. */
  readonly id: string;
  readonly arrondissement: string;
  readonly coordinates: Coordinates;
  readonly googleMapsUrl: string;
  readonly description: string;
}

/**
 * Reads the curated places from their GeoJSON files, in the order of their types (§9).
 * @throws when a file is missing or damaged, or one of its places is incomplete.
 */
export async function readSeedPlaces(): Promise<readonly SeedPlace[]> {
  const places: SeedPlace[] = [];
  for (const file of FILES) {
    for await (const row of readPlaces(file)) {
      if (row.kind === "skipped") throw new Error(`${file}: ${row.name} cannot be used: ${row.reason}`);
      places.push(complete({ ...row.place, id: row.sourceId }));
    }
  }
  return places;
}

function complete(place: ImportedPlace & { readonly id: string }): SeedPlace {
  const { arrondissement, coordinates, googleMapsUrl, description } = place;
  if (arrondissement === null || coordinates === null || googleMapsUrl === null || description === null) {
    throw new Error(`The curated place ${place.id} needs an arrondissement, coordinates, a Maps URL and a description`);
  }
  return { ...place, arrondissement, coordinates, googleMapsUrl, description };
}
