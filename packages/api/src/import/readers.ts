import { createHash } from "node:crypto";
import { basename } from "node:path";
import { type Coordinates, fold, parseArrondissement, phoneNumber } from "@flaneur/domain";
import type { RawRow } from "@flaneur/place-files";
import { fullAddress, ImportFileError, isInParis, isOtherTown, isOutsideParis } from "@flaneur/place-files";
import { type Districts, isNearLimits } from "../reference/city-districts.ts";
import type { Candidate } from "./candidate.ts";
import { compactCopy } from "./compact-copy.ts";
import { fieldReason, storableNames } from "./field-limits.ts";
import { type DetectedFormat, detectFormat } from "./formats.ts";
import { geojsonRow } from "./geojson.ts";
import { mapLink } from "./google-maps.ts";
import { opendatasoftRow } from "./opendatasoft.ts";
import { overpassRow, wayNodes } from "./overpass.ts";
import { rawRows } from "./raw-rows.ts";
import { type ImportedPlace, NAMES_NO_KIND, type ReadRow, type RowKey, type SkipReason } from "./read-row.ts";
import { createRowMap } from "./row-keys.ts";
import type { RowOptions } from "./row-options.ts";
import { createSameNameDetector } from "./same-name-duplicates.ts";
import { tableRow } from "./table-row.ts";

/** Limit of places in a file. Each place takes some memory. */
const MAX_PLACES = 400_000;

export interface ReadOptions extends RowOptions {
  /**
   * Polygons that determine the arrondissement. When undefined, the arrondissement that the row states is used: by its
   * postcode, or by a column or a town such as `Paris 11e`.
   */
  readonly districts?: Districts | undefined;
}

type ToCandidate = (row: RawRow) => Candidate;

async function candidateReader(path: string, detected: DetectedFormat, options: ReadOptions): Promise<ToCandidate> {
  switch (detected.format) {
    case "overpass": {
      const nodes = await wayNodes(path, detected.layout, options);
      return ({ value }) => overpassRow(value, nodes, options);
    }
    case "geojson":
      return ({ value }) => geojsonRow(value, options);
    case "opendatasoft":
      return ({ value }) => opendatasoftRow(value, options);
    default:
      return ({ value }) => tableRow(detected.format, value, options);
  }
}

/**
 * Reads the places of a file, row by row, and reports why other rows are skipped.
 * @throws ImportFileError for a file that is damaged, in an unknown format or has too many places.
 */
export async function* readPlaces(path: string, options: ReadOptions = {}): AsyncGenerator<ReadRow> {
  const detected = await detectFormat(path, options);
  const toCandidate = await candidateReader(path, detected, options);
  const sameNames = createSameNameDetector<string>((name) => name);
  /** The names of the rows so far, by source and id: an export has rows of several sources. */
  const seen = createRowMap<string>();
  for await (const raw of rawRows(path, detected, options)) {
    if (raw.damage !== undefined) {
      yield { kind: "skipped", row: raw.row, sourceId: null, name: null, reason: raw.damage, key: null };
      continue;
    }
    const candidate = toCandidate(raw);
    const key = keyOf(candidate, options);
    const found = check(candidate, options.districts);
    if (typeof found === "string" || key === null) {
      yield skipped(raw, candidate, key, typeof found === "string" ? found : "no coordinates");
      continue;
    }
    const { place, coordinates } = found;
    const { exported } = candidate.details;
    const sameName = exported === undefined ? sameNames.find(place.name, coordinates) : undefined;
    const repeated = seen.get(key) ?? sameName;
    if (repeated !== undefined) {
      // The row is skipped without a key, since the duplicated row may have the same key.
      yield { ...skipped(raw, candidate, null, "duplicate in file"), duplicateOf: repeated };
      continue;
    }
    if (seen.size() === MAX_PLACES) {
      throw new ImportFileError(`${basename(path)} holds more than ${MAX_PLACES} places in Paris. Split it.`);
    }
    seen.set(key, place.name);
    if (exported === undefined) sameNames.add(place.name, coordinates);
    const { otherNames, phone } = candidate.details;
    yield {
      kind: "place",
      row: raw.row,
      ...key,
      place,
      hints: { otherNames, phone },
      ...(exported === undefined ? {} : { exported }),
    };
  }
}

function keyOf({ source, sourceId, details, coordinates }: Candidate, options: ReadOptions): RowKey | null {
  const named = details.exported !== undefined || source === "osm" ? source : (options.source ?? source);
  if (sourceId !== null) return { source: named, sourceId };
  if (details.name === null || coordinates === null) return null;
  return { source: named, sourceId: derivedId(named, details.name, coordinates) };
}

const MAX_REPORTED = 200;

function skipped({ row }: RawRow, { sourceId, details }: Candidate, key: RowKey | null, reason: SkipReason) {
  const [id, name] = [sourceId, details.name].map((text) => text?.toWellFormed().slice(0, MAX_REPORTED) ?? null);
  return { kind: "skipped", row, sourceId: id ?? null, name: name ?? null, reason, key } as const;
}

interface LocatedPlace {
  readonly place: ImportedPlace;
  readonly coordinates: Coordinates;
}

/** Returns the place of a row, or the reason why the row is skipped. */
function check(candidate: Candidate, districts: Districts | undefined): LocatedPlace | SkipReason {
  const { details, coordinates } = candidate;
  const {
    street,
    postcode,
    city = null,
    arrondissement: statedArrondissement,
    isPrivate,
    namesNoKind,
    exported,
    unreadable,
    name,
    ...others
  } = details;
  const { otherNames = [], phone, bookingUrl = null, menuUrl = null, ...rest } = others;
  if (isPrivate === true) return "private";
  // A kind that was edited to an unreadable one is no reason to withdraw the place.
  if (unreadable !== undefined) return `unreadable ${unreadable}`;
  if (details.types.length === 0) return namesNoKind === true ? NAMES_NO_KIND : "not a kind of place we list";
  if (name === null) return "no name";
  const reason = fieldReason(candidate);
  if (reason !== null) return reason;
  if (coordinates === null) return candidate.withoutCoordinates ?? "no coordinates";
  if (!isInParis(coordinates)) return "outside Paris";
  const found = districts?.(coordinates) ?? null;
  const namesOtherTown = postcode === null ? isOtherTown(city) : isOutsideParis(postcode);
  const isOutside =
    found === null ? districts !== undefined || namesOtherTown : namesOtherTown && isNearLimits(coordinates);
  if (isOutside) return "outside Paris";
  const common = {
    placeStatus: "Open" as const,
    rating: null,
    ...rest,
    name,
    otherNames: storableNames(name, otherNames),
    phone: phoneNumber(phone),
    bookingUrl,
    menuUrl,
    coordinates,
  };
  if (exported !== undefined) {
    const { address, arrondissement, googleMapsUrl } = exported;
    return { place: { ...common, address, arrondissement, googleMapsUrl }, coordinates };
  }
  // Polygons are more reliable than typed postcodes, so the address is corrected as well.
  const arrondissement = found ?? statedArrondissement;
  const isRight = postcode !== null && parseArrondissement(postcode) === arrondissement;
  const address = fullAddress(street, isRight ? postcode : arrondissement);
  return {
    place: { ...common, address, arrondissement, googleMapsUrl: mapLink(name, address, coordinates) },
    coordinates,
  };
}

/** Derives an id for a row without one: the same name at the same position, to about ten metres, gets the same id. */
function derivedId(source: string, name: string, { latitude, longitude }: Coordinates): string {
  const spot = `${source}|${fold(name)}|${latitude.toFixed(4)}|${longitude.toFixed(4)}`;
  return compactCopy(createHash("sha256").update(spot).digest("base64url").slice(0, 22));
}
