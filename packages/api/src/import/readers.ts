import { createHash } from "node:crypto";
import { type Coordinates, fold, parseArrondissement } from "@flaneur/domain";
import type { Candidate } from "./candidate.ts";
import type { Districts } from "./districts.ts";
import { detectFormat, type ImportFormat } from "./formats.ts";
import { geojsonRows } from "./geojson.ts";
import { mapLink } from "./google-maps.ts";
import { opendatasoftRows } from "./opendatasoft.ts";
import { overpassRows } from "./overpass.ts";
import { fullAddress, isOutsideParis } from "./postal.ts";
import type { DistrictFrom, ImportedPlace, ReadRow, SkipReason } from "./read-row.ts";
import { createSameNameDetector } from "./same-name-duplicates.ts";

const ROWS: Readonly<Record<ImportFormat, (path: string) => AsyncGenerator<Candidate>>> = {
  overpass: overpassRows,
  geojson: geojsonRows,
  opendatasoft: opendatasoftRows,
};

/** Degrees round the city, its two woods included. */
const PARIS = { south: 48.8155, north: 48.9022, west: 2.2241, east: 2.4699 };

export interface ReadOptions {
  /** Polygons to find the arrondissement by; without them it is taken from the postcode. */
  readonly districts?: Districts | undefined;
  /** Coarse ones, asked only for rows that name no arrondissement themselves. */
  readonly outlines?: Districts | undefined;
}

/**
 * Reads the places of a file, row by row, and says of every other row why it is none. The same file tells the same
 * twice over. Throws `ImportFileError` for a file that is damaged or in no format we know; `validateFile` finds that
 * out beforehand.
 */
export async function* readPlaces(path: string, options: ReadOptions = {}): AsyncGenerator<ReadRow> {
  const isDuplicate = createSameNameDetector();
  const seen = new Set<string>();
  for await (const candidate of ROWS[await detectFormat(path)](path)) {
    const found = check(candidate, options);
    if (typeof found === "string") {
      yield skipped(candidate, found);
      continue;
    }
    const { place, coordinates, districtFrom } = found;
    const sourceId = candidate.sourceId ?? derivedId(candidate.source, place.name, coordinates);
    const isRepeated = seen.has(sourceId) || isDuplicate(place.name, coordinates);
    seen.add(sourceId);
    yield isRepeated
      ? skipped(candidate, "duplicate in file")
      : { kind: "place", source: candidate.source, sourceId, place, districtFrom };
  }
}

const skipped = ({ sourceId, details }: Candidate, reason: SkipReason): ReadRow => ({
  kind: "skipped",
  sourceId,
  name: details.name,
  reason,
});

interface LocatedPlace {
  readonly place: ImportedPlace;
  readonly coordinates: Coordinates;
  readonly districtFrom: DistrictFrom | null;
}

/** The place a row tells of, or why there is none. */
function check(candidate: Candidate, { districts, outlines }: ReadOptions): LocatedPlace | SkipReason {
  const { details, coordinates } = candidate;
  if (details.types.length === 0) return "not a kind of place we list";
  if (details.name === null) return "no name";
  if (coordinates === null) return candidate.withoutCoordinates ?? "no coordinates";
  if (!isInParis(coordinates)) return "outside Paris";
  const { street, postcode, arrondissement: told, ...rest } = details;
  const found = districts?.(coordinates) ?? null;
  if (found === null && (districts !== undefined || (postcode !== null && isOutsideParis(postcode)))) {
    return "outside Paris";
  }
  // Polygons know better than people who type postcodes; an address is then put right, too.
  const guessed = found === null && told === null ? (outlines?.(coordinates) ?? null) : null;
  const arrondissement = found ?? told ?? guessed;
  const isRight = postcode !== null && parseArrondissement(postcode) === arrondissement;
  const address = fullAddress(street, isRight ? postcode : arrondissement);
  const place: ImportedPlace = {
    placeStatus: "Open",
    rating: null,
    ...rest,
    name: details.name,
    address,
    arrondissement,
    coordinates,
    googleMapsUrl: mapLink(details.name, address, coordinates),
  };
  const districtFrom = found !== null ? "polygons" : told !== null ? "row" : guessed !== null ? "outlines" : null;
  return { place, coordinates, districtFrom };
}

/** Within the city's box, roughly. */
export const isInParis = ({ latitude, longitude }: Coordinates): boolean =>
  latitude > PARIS.south && latitude < PARIS.north && longitude > PARIS.west && longitude < PARIS.east;

/** For rows without an id of their own: the same name in the same spot, to about ten metres, stays the same place. */
function derivedId(source: string, name: string, { latitude, longitude }: Coordinates): string {
  const spot = `${source}|${fold(name)}|${latitude.toFixed(4)}|${longitude.toFixed(4)}`;
  return createHash("sha256").update(spot).digest("base64url").slice(0, 22);
}
