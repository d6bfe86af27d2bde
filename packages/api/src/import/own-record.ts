import { PLACE_STATUSES, PLACE_TYPES, parseArrondissement, WHEELCHAIR } from "@flaneur/domain";
import {
  type Fields,
  isExportHeader,
  isNumber,
  LIST_SEPARATOR,
  PICTURE_SEPARATOR,
  postcodeOf,
  streetOf,
  text,
  webUrl,
} from "@flaneur/place-files";
import { z } from "zod";
import { Enriched, originOf, PLACE_FIELDS, type PlaceField } from "../places/enriched.ts";
import { enrichedOf, type FieldSource, Provenance } from "../places/provenance.ts";
import { TAGS } from "../reference/tags.ts";
import type { ExportedFields, PlaceDetails, UnreadableField } from "./place-details.ts";

/** Whether a record is in this product's format, like the files in `seed/places` and exports. */
export const isOwnRecord = (record: Fields): boolean =>
  isExported(record) || (Array.isArray(record.types) && typeof record.address === "string");

export const isExported = (record: Fields): boolean => isExportHeader(Object.keys(record));

/** Returns the items of a list: a JSON array, or one column of a table whose text is split at `separator`. */
function listOf(raw: unknown, separator: string): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return typeof raw === "string" && raw !== "" ? raw.split(separator) : [];
}

const known = <T extends string>(allowed: readonly T[], raw: unknown): readonly T[] =>
  listOf(raw, LIST_SEPARATOR).flatMap((value) => allowed.find((other) => other === value) ?? []);

const numberOf = (raw: unknown): number | null => {
  const number = typeof raw === "string" && raw !== "" ? Number(raw) : raw;
  return isNumber(number) ? number : null;
};

/** Returns the details of a place from a record in this product's format. Unknown types and tags are dropped. */
export function ownDetails(record: Fields): PlaceDetails {
  const address = text(record.address) ?? "";
  const postcode = postcodeOf(address.slice(address.lastIndexOf(",") + 1));
  const website = text(record.website);
  const rating = numberOf(record.rating);
  const pictures = listOf(record.pictures, PICTURE_SEPARATOR).map(text);
  return {
    name: text(record.name),
    otherNames: listOf(record.otherNames, LIST_SEPARATOR).flatMap((name) => text(name) ?? []),
    types: known(PLACE_TYPES, record.types),
    tags: known(TAGS, record.tags),
    street: streetOf(address),
    postcode,
    arrondissement: parseArrondissement(postcode),
    // A valid URL is kept as it is written; an edited URL may lack its scheme.
    website: website !== null && URL.canParse(website) && webUrl(website) !== null ? website : webUrl(website),
    openingHours: text(record.openingHours),
    wheelchair: WHEELCHAIR.find((value) => value === record.wheelchair) ?? null,
    description: text(record.description),
    mediaUrls: pictures.filter((picture) => picture !== null && webUrl(picture) !== null) as readonly string[],
    placeStatus: PLACE_STATUSES.find((value) => value === record.placeStatus) ?? "Open",
    ...datesOf(record),
    rating: rating !== null && rating >= 0 && rating <= 5 ? rating : null,
    enriched: readEnriched(record.enriched),
    ...(isExported(record) ? { ...exportedDetails(record, address), unreadable: unreadableIn(record) } : {}),
  };
}

/** Returns the first field of an export whose value was edited to one that cannot be read. An empty cell is a value. */
function unreadableIn(record: Fields): UnreadableField | undefined {
  const status = text(record.placeStatus);
  const wheelchair = text(record.wheelchair);
  const website = text(record.website);
  if (status !== null && !PLACE_STATUSES.some((value) => value === status)) return "placeStatus";
  if (wheelchair !== null && !WHEELCHAIR.some((value) => value === wheelchair)) return "wheelchair";
  return website !== null && webUrl(website) === null ? "website" : undefined;
}

/** Returns the fields that only an export has. */
function exportedDetails(record: Fields, address: string): Partial<PlaceDetails> {
  const sources = readProvenance(record.provenance);
  const exported = exportedFields(record, address, sources);
  if (exported === undefined || sources.length === 0) return { exported };
  const key = originOf(exported.source, exported.sourceId);
  const own = sources.find(({ origin }) => origin === key);
  return {
    exported,
    enriched: enrichedOf(sources, key),
    sourcedOn: own?.date,
    ...(own?.weak === undefined ? {} : { weak: own.weak }),
  };
}

const Day = z.iso.date().optional().catch(undefined);

/** Returns the days that a record states: of its status, and of the data (`sourcedOn`). */
function datesOf(record: Fields): Pick<PlaceDetails, "statusDate" | "sourcedOn"> {
  const [statusDate, sourcedOn] = [Day.parse(record.statusDate), Day.parse(record.sourcedOn)];
  return {
    ...(statusDate === undefined ? {} : { statusDate }),
    ...(sourcedOn === undefined ? {} : { sourcedOn }),
  };
}

const Source = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
/** The id of a place, which is part of URLs. */
const Id = z.string().regex(/^[\p{L}\p{N}_-][\p{L}\p{N}._/-]{0,199}$/u);
/** An id in another source is any text. `fieldReason` checks its length and characters, as it does for every row. */
const SourceId = z.string().min(1);

/** The columns whose names differ from their fields. */
const COLUMN_OF: Partial<Readonly<Record<PlaceField, string>>> = { mediaUrls: "pictures" };

function exportedFields(record: Fields, address: string, sources: readonly FieldSource[]): ExportedFields | undefined {
  const source = Source.safeParse(record.source);
  const sourceId = SourceId.safeParse(text(record.sourceId));
  const id = Id.safeParse(text(record.id));
  if (!source.success || !sourceId.success || !id.success) return undefined;
  return {
    id: id.data,
    source: source.data,
    sourceId: sourceId.data,
    address,
    arrondissement: parseArrondissement(record.arrondissement === "" ? null : record.arrondissement),
    googleMapsUrl: webUrl(text(record.googleMapsUrl)) === null ? null : text(record.googleMapsUrl),
    updatedAt: timeOf(record.updatedAt),
    enrichedOn: Object.fromEntries(sources.map(({ origin, date }) => [origin, date])),
    present: PLACE_FIELDS.filter((field) => field === "coordinates" || (COLUMN_OF[field] ?? field) in record),
  };
}

function timeOf(raw: unknown): Date | null {
  const time = z.iso.datetime().safeParse(text(raw));
  return time.success ? new Date(time.data) : null;
}

/** Parses the JSON in a cell of a table; undefined for invalid JSON. Other values are returned as they are. */
function jsonOf(raw: unknown): unknown {
  try {
    return typeof raw === "string" && raw !== "" ? JSON.parse(raw) : raw;
  } catch {
    return undefined;
  }
}

const readEnriched = (raw: unknown): Enriched => Enriched.catch({}).parse(jsonOf(raw) ?? {});
const readProvenance = (raw: unknown): readonly FieldSource[] => Provenance.catch([]).parse(jsonOf(raw) ?? []);
