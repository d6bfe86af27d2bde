import type { places } from "../db/schema.ts";
import type { OwnColumn } from "../import/own-columns.ts";
import { licenceOf } from "../reference/licences.ts";

/** A place with all columns that an import needs to restore it. Its fields are those of `OWN_COLUMNS`. */
export type ExportedPlace = Readonly<Record<OwnColumn, string | number | null | readonly string[] | Enriched>>;
type Enriched = Readonly<Record<string, string>>;

export function exportedPlace(row: typeof places.$inferSelect): ExportedPlace {
  const { source, enriched } = row;
  const fields = Object.entries(enriched).toSorted(([a], [b]) => a.localeCompare(b));
  const others = fields.map(([, origin]) => origin.split("|", 1)[0] ?? "");
  return {
    id: row.id,
    name: row.name,
    types: row.types,
    tags: row.tags,
    address: row.address,
    arrondissement: row.arrondissement,
    placeStatus: row.placeStatus,
    rating: row.rating,
    latitude: row.latitude,
    longitude: row.longitude,
    website: row.website,
    openingHours: row.openingHours,
    wheelchair: row.wheelchair,
    description: row.description,
    googleMapsUrl: row.googleMapsUrl,
    pictures: row.mediaUrls,
    source,
    sourceId: row.sourceId,
    enriched: Object.fromEntries(fields),
    licence: licenceOf([source, ...others]),
  };
}
