import type { ExportColumn } from "@flaneur/place-files";
import type { places } from "../db/schema.ts";
import { withDerivedTags } from "../places/derived-tags.ts";
import { shownStatus } from "../places/place-rows.ts";
import { type FieldSource, provenanceOf } from "../places/provenance.ts";
import { licenceOf } from "../reference/licences.ts";

/** A place with all columns that an import needs to restore it. Its fields are those of `EXPORT_COLUMNS`. */
export type ExportedPlace = Readonly<
  Record<ExportColumn, string | number | null | readonly string[] | Enriched | readonly FieldSource[]>
>;
type Enriched = Readonly<Record<string, string>>;

/** @param day the day of Paris on which the place is exported: a status that has ended is exported as 'Open'. */
export function exportedPlace(row: typeof places.$inferSelect, day: string): ExportedPlace {
  const { source, enriched } = row;
  const fields = Object.entries(enriched).toSorted(([a], [b]) => a.localeCompare(b));
  const others = fields.map(([, origin]) => origin.split("|", 1)[0] ?? "");
  const placeStatus = shownStatus(row, day);
  return {
    id: row.id,
    name: row.name,
    otherNames: row.otherNames,
    types: row.types,
    tags: withDerivedTags(row.tags, row),
    address: row.address,
    arrondissement: row.arrondissement,
    placeStatus,
    statusDate: placeStatus === row.placeStatus ? row.statusDate : null,
    rating: row.rating,
    latitude: row.latitude,
    longitude: row.longitude,
    website: row.website,
    phone: row.phone,
    bookingUrl: row.bookingUrl,
    menuUrl: row.menuUrl,
    openingHours: row.openingHours,
    wheelchair: row.wheelchair,
    description: row.description,
    googleMapsUrl: row.googleMapsUrl,
    mediaUrls: row.mediaUrls,
    source,
    sourceId: row.sourceId,
    enriched: Object.fromEntries(fields),
    provenance: provenanceOf(row),
    updatedAt: row.updatedAt.toISOString(),
    licence: licenceOf([source, ...others]),
  };
}
