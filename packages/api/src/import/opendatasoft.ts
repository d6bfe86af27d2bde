import { type Fields, isFields, placeOf, pointOf, text } from "@flaneur/place-files";
import type { Candidate } from "./candidate.ts";
import { withGivenKind } from "./given-kind.ts";
import { isOpenData, namesOpenDataKind, openDataDetails } from "./open-data.ts";
import type { RowOptions } from "./row-options.ts";
import { tableRow } from "./table-row.ts";

/**
 * Converts a record of the Opendatasoft API to a row. Version 1 of the API has the columns in `fields`, version 2.0 in
 * `record.fields`, and version 2.1 at the top level.
 */
export function opendatasoftRow(value: Fields, options: RowOptions): Candidate {
  const record = isFields(value.record) ? value.record : value;
  const columns = isFields(record.fields) ? record.fields : record;
  const recordId = text(value.recordid) ?? (record === value ? null : text(record.id));
  if (!isOpenData(columns) || options.map !== undefined) {
    const row = tableRow("opendatasoft", { ...columns, geometry: value.geometry }, options);
    return { ...row, sourceId: recordId ?? row.sourceId };
  }
  return {
    source: "opendatasoft",
    // In version 2.1, an id is a column like any other: it identifies places only within a named source.
    sourceId: recordId ?? (options.source === undefined ? null : text(columns.id)),
    details: withGivenKind(openDataDetails(columns), namesOpenDataKind(columns), options),
    coordinates: pointOf(columns.geo_point_2d) ?? placeOf(value.geometry),
  };
}
