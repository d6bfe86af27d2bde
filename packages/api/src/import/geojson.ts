import { type Fields, isFields, isTakeout, placeOf, text } from "@flaneur/place-files";
import type { Candidate } from "./candidate.ts";
import { withGivenKind } from "./given-kind.ts";
import { isOpenData, namesOpenDataKind, openDataDetails } from "./open-data.ts";
import { openOrigin } from "./open-places.ts";
import { osmDetails, osmTags } from "./osm-place.ts";
import { namesOsmKind } from "./osm-types.ts";
import { isExported, isOwnRecord, ownDetails } from "./own-record.ts";
import type { RowOptions } from "./row-options.ts";
import { tableRow } from "./table-row.ts";
import { takeoutRow } from "./takeout.ts";

const ELEMENTS: Readonly<Record<string, string>> = { n: "node", w: "way", r: "relation" };

/** Returns the candidate of a feature. A feature of the open places states its source and month itself. */
export function geojsonRow(feature: Fields, options: RowOptions): Candidate {
  const candidate = rowOfSource(feature, options);
  const origin = openOrigin(feature);
  if (origin === null) return candidate;
  return { ...candidate, source: origin.source, details: { ...candidate.details, sourcedOn: origin.sourcedOn } };
}

function rowOfSource(feature: Fields, options: RowOptions): Candidate {
  const properties = isFields(feature.properties) ? feature.properties : {};
  const { geometry } = feature;
  const coordinates = placeOf(geometry);
  if (isTakeout(properties)) return takeoutRow(properties, geometry, options);
  if (isExported(properties)) return tableRow("geojson", { ...properties, id: feature.id, geometry }, options);
  if (isOwnRecord(properties)) {
    return { source: "geojson", sourceId: text(feature.id), details: ownDetails(properties), coordinates };
  }
  const osmId = osmIdOf(feature, properties);
  const source = osmId === null ? "geojson" : "osm";
  const isTable = osmId === null && options.map !== undefined;
  if (isOpenData(properties) && !isTable) {
    const details = withGivenKind(openDataDetails(properties), namesOpenDataKind(properties), options);
    return { source, sourceId: osmId, details, coordinates };
  }
  const tags = osmTags(properties);
  if (isTable || (osmId === null && !namesOsmKind(tags))) {
    return { ...tableRow(source, { ...properties, geometry }, options), coordinates };
  }
  return {
    source,
    sourceId: osmId,
    details: withGivenKind(osmDetails(tags), namesOsmKind(tags), options),
    coordinates,
  };
}

/**
 * Returns the OpenStreetMap id of a feature in the form `node/123`; null when the feature has none. Some tools write
 * the whole id, others write its parts as `osm_type` and `osm_id`.
 */
function osmIdOf(feature: Fields, properties: Fields): string | null {
  const written = [feature.id, properties["@id"], properties.id].map(text);
  const whole = written.find((id) => id !== null && /^(?:node|way|relation)\/\d+$/.test(id));
  if (whole !== undefined && whole !== null) return whole;
  const id = text(properties.osm_id);
  const element = ELEMENTS[text(properties.osm_type)?.charAt(0).toLowerCase() ?? ""];
  return element !== undefined && id !== null && /^\d+$/.test(id) ? `${element}/${id}` : null;
}
