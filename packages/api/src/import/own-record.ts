import {
  bookingUrl,
  isPictureUrl,
  PLACE_STATUSES,
  PLACE_TYPES,
  parseArrondissement,
  phoneNumber,
  TAGS,
  WHEELCHAIR,
  webUrl,
} from "@flaneur/domain";
import {
  type Fields,
  FORMER_MEDIA_COLUMN,
  isExportHeader,
  LIST_SEPARATOR,
  PICTURE_SEPARATOR,
  postcodeOf,
  streetOf,
  text,
} from "@flaneur/place-files";
import { z } from "zod";
import { Enriched, PLACE_FIELDS, PlaceDay, type PlaceField } from "../db/place-fields.ts";
import { enrichedOf, type FieldSource, Provenance } from "../places/provenance.ts";
import { originOf } from "../reference/sources.ts";
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
  listOf(raw, LIST_SEPARATOR)
    .map(text)
    .flatMap((value) => allowed.find((other) => other === value) ?? []);

const typesOf = (raw: unknown) => known(PLACE_TYPES, raw);
const tagsOf = (raw: unknown) => known(TAGS, raw);

function oneOf<T extends string>(allowed: readonly T[], raw: unknown): T | null {
  const value = text(raw);
  return allowed.find((other) => other === value) ?? null;
}

const statusOf = (raw: unknown) => oneOf(PLACE_STATUSES, raw);
const wheelchairOf = (raw: unknown) => oneOf(WHEELCHAIR, raw);

/** Returns a rating from 0 to 5. A spreadsheet may have written it with a decimal comma. */
function ratingOf(raw: unknown): number | null {
  const written = text(raw);
  const rating = written === null ? Number.NaN : Number(written.replace(",", "."));
  return rating >= 0 && rating <= 5 ? rating : null;
}

/** Returns a valid URL as it is written. An edited URL may lack its scheme. */
function urlOf(raw: unknown): string | null {
  const written = text(raw);
  const url = webUrl(written);
  return written !== null && url !== null && URL.canParse(written) ? written : url;
}

const arrondissementOf = (raw: unknown) => parseArrondissement(raw === "" ? null : raw);

const dayOf = (raw: unknown): string | undefined => PlaceDay.safeParse(text(raw)).data;

/** Returns the details of a place from a record in this product's format. Unknown types and tags are dropped. */
export function ownDetails(record: Fields): PlaceDetails {
  const address = text(record.address) ?? "";
  const postcode = postcodeOf(address.slice(address.lastIndexOf(",") + 1));
  const pictures = listOf(record.mediaUrls ?? record[FORMER_MEDIA_COLUMN], PICTURE_SEPARATOR).map(text);
  return {
    name: text(record.name),
    otherNames: listOf(record.otherNames, LIST_SEPARATOR).flatMap((name) => text(name) ?? []),
    types: typesOf(record.types),
    tags: tagsOf(record.tags),
    street: streetOf(address),
    postcode,
    arrondissement: parseArrondissement(postcode),
    website: urlOf(record.website),
    phone: text(record.phone),
    bookingUrl: bookingUrl(text(record.bookingUrl)),
    menuUrl: urlOf(record.menuUrl),
    openingHours: text(record.openingHours),
    wheelchair: wheelchairOf(record.wheelchair),
    description: text(record.description),
    mediaUrls: pictures.filter((picture) => picture !== null && isPictureUrl(picture)) as readonly string[],
    placeStatus: statusOf(record.placeStatus) ?? "Open",
    ...datesOf(record),
    rating: ratingOf(record.rating),
    enriched: readEnriched(record.enriched),
    ...(isExported(record) ? { ...exportedDetails(record, address), unreadable: unreadableIn(record) } : {}),
  };
}

/** Whether the value of a field of an export can be read. */
const IS_READABLE: readonly (readonly [UnreadableField, (raw: unknown) => boolean])[] = [
  ["types", (raw) => typesOf(raw).length > 0],
  ["tags", (raw) => tagsOf(raw).length > 0],
  ["placeStatus", (raw) => statusOf(raw) !== null],
  ["statusDate", (raw) => dayOf(raw) !== undefined],
  ["arrondissement", (raw) => arrondissementOf(raw) !== null],
  ["rating", (raw) => ratingOf(raw) !== null],
  ["website", (raw) => urlOf(raw) !== null],
  ["phone", (raw) => phoneNumber(text(raw)) !== null],
  ["bookingUrl", (raw) => bookingUrl(text(raw)) !== null],
  ["menuUrl", (raw) => urlOf(raw) !== null],
  ["googleMapsUrl", (raw) => urlOf(raw) !== null],
  ["wheelchair", (raw) => wheelchairOf(raw) !== null],
];

const hasText = (raw: unknown): boolean => (Array.isArray(raw) ? raw.some(hasText) : text(raw) !== null);

/** Returns the first field of an export whose value was edited to an unreadable one. An empty cell is readable. */
const unreadableIn = (record: Fields): UnreadableField | undefined =>
  IS_READABLE.find(([field, isReadable]) => hasText(record[field]) && !isReadable(record[field]))?.[0];

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

/** Returns the days that a record states: of its status, and of the data (`sourcedOn`). */
function datesOf(record: Fields): Pick<PlaceDetails, "statusDate" | "sourcedOn"> {
  const [statusDate, sourcedOn] = [dayOf(record.statusDate), dayOf(record.sourcedOn)];
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

const isColumn = (field: PlaceField, record: Fields): boolean =>
  field in record || (field === "mediaUrls" && FORMER_MEDIA_COLUMN in record);

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
    arrondissement: arrondissementOf(record.arrondissement),
    googleMapsUrl: urlOf(record.googleMapsUrl),
    updatedAt: timeOf(record.updatedAt),
    enrichedOn: Object.fromEntries(sources.map(({ origin, date }) => [origin, date])),
    present: PLACE_FIELDS.filter((field) => field === "coordinates" || isColumn(field, record)),
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
