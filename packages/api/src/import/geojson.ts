import type { Candidate } from "./candidate.ts";
import { formatRows } from "./formats.ts";
import { placeOf } from "./geometry.ts";
import { isOpenData, openDataDetails } from "./open-data.ts";
import { osmDetails, osmTags } from "./osm-place.ts";
import { isOwnRecord, ownDetails } from "./own-record.ts";
import type { PlaceDetails } from "./place-details.ts";
import { type Fields, isFields, text } from "./unknown.ts";

const ELEMENTS: Readonly<Record<string, string>> = { n: "node", w: "way", r: "relation" };

/** The rows of a GeoJSON file: points as they are, polygons by their centroid. */
export async function* geojsonRows(path: string): AsyncGenerator<Candidate> {
  for await (const feature of formatRows(path, "geojson")) {
    const properties = isFields(feature.properties) ? feature.properties : {};
    const osmId = osmIdOf(feature, properties);
    yield {
      source: osmId === null ? "geojson" : "osm",
      sourceId: osmId ?? (isOwnRecord(properties) ? text(feature.id) : null),
      details: detailsOf(properties),
      coordinates: placeOf(feature.geometry),
    };
  }
}

function detailsOf(properties: Fields): PlaceDetails {
  if (isOwnRecord(properties)) return ownDetails(properties);
  return isOpenData(properties) ? openDataDetails(properties) : osmDetails(osmTags(properties));
}

/** The id of the OpenStreetMap object behind a feature, `node/123`, as the usual tools write it; null without one. */
function osmIdOf(feature: Fields, properties: Fields): string | null {
  const written = [feature.id, properties["@id"], properties.id].map(text);
  const whole = written.find((id) => id !== null && /^(?:node|way|relation)\/\d+$/.test(id));
  if (whole !== undefined && whole !== null) return whole;
  const id = text(properties.osm_id);
  const element = ELEMENTS[text(properties.osm_type)?.charAt(0).toLowerCase() ?? ""];
  return element !== undefined && id !== null && /^\d+$/.test(id) ? `${element}/${id}` : null;
}
