import { type Coordinates, cutText } from "@flaneur/domain";
import { SAVED_LIMITS } from "./limits.ts";
import { placeLink } from "./map-links.ts";
import { pointOf } from "./points.ts";

/** A place that a visitor has saved elsewhere. A field is null if the file does not contain it. */
export interface SavedPlace {
  readonly name: string | null;
  /** The name with the note after its colon, if the note may be a part of the name: `Merci: Café`. Absent otherwise. */
  readonly wholeName?: string;
  readonly address: string | null;
  readonly coordinates: Coordinates | null;
  /** The id of a place of this product, from a link or an export. */
  readonly placeId: string | null;
  /** What the visitor wrote about the place. */
  readonly note: string | null;
  /** The link to the place, as the file has it. */
  readonly url: string | null;
}

/** Matches control characters and marks that change the text direction. Line breaks are kept in notes. */
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const UNREADABLE_IN_NOTE = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

const shortened = (written: string | null, limit: number, unreadable = UNREADABLE): string | null => {
  const tidy = cutText(written?.toWellFormed().replace(unreadable, " ").trim() ?? "", limit);
  return tidy === "" ? null : tidy;
};

/** Matches a text that may be a position: degrees, or two numbers with decimals. */
const POSITION = /°|^\(?[-+]?\d{1,3}[.,]\d{3,}[\s,;]+[-+]?\d{1,3}[.,]\d{3,}\)?$/;

interface SavedFields extends Partial<SavedPlace> {
  /** The origin of the URLs of this product, by which links to its places are recognised. */
  readonly origin: string | null;
}

/**
 * Returns a saved place. Long texts are cut. A missing name (with its address), position or id is taken from the link.
 * Returns null for a place that has neither a name nor a position nor an id.
 */
export function savedPlace({ origin, ...fields }: SavedFields): SavedPlace | null {
  const url = shortened(fields.url ?? null, SAVED_LIMITS.url);
  const link = url === null ? null : placeLink(url, origin);
  const written = shortened(fields.name ?? null, SAVED_LIMITS.name);
  // Google names a place without a name by its position.
  const named = written !== null && POSITION.test(written) ? pointOf(written) : null;
  const ownName = named === null ? written : null;
  const name = ownName ?? shortened(link?.name ?? null, SAVED_LIMITS.name);
  // The address in a link belongs to the name in the link.
  const address = fields.address || (ownName === null ? link?.address : null) || null;
  const coordinates = fields.coordinates ?? named ?? link?.coordinates ?? null;
  const placeId = shortened(fields.placeId ?? link?.placeId ?? null, SAVED_LIMITS.name);
  // A row with only an address is looked up by it.
  const shown = name ?? (coordinates === null && placeId === null ? shortened(address, SAVED_LIMITS.name) : null);
  if (shown === null && coordinates === null && placeId === null) return null;
  return {
    name: shown,
    ...(fields.wholeName !== undefined && { wholeName: cutText(fields.wholeName, SAVED_LIMITS.name) }),
    address: shortened(address, SAVED_LIMITS.address),
    coordinates,
    placeId,
    note: shortened(fields.note ?? null, SAVED_LIMITS.note, UNREADABLE_IN_NOTE),
    url,
  };
}

/** Returns places as GeoJSON, without the ids of places. `readSavedPlaces` can read it again. */
export const toGeoJson = (places: readonly SavedPlace[]): string =>
  JSON.stringify(
    {
      type: "FeatureCollection",
      features: places.map(({ name, address, coordinates, note, url }) => ({
        type: "Feature",
        geometry: coordinates && { type: "Point", coordinates: [coordinates.longitude, coordinates.latitude] },
        properties: Object.fromEntries(
          Object.entries({ name, address, description: note, url }).filter(([, value]) => value !== null),
        ),
      })),
    },
    null,
    2,
  );
