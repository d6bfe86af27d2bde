import { type Fields, isFields, placeOf, pointOf, text } from "@flaneur/place-files";
import type { Candidate } from "./candidate.ts";
import { withGivenKind } from "./given-kind.ts";
import { isOpenData, openDataDetails } from "./open-data.ts";
import type { RowOptions } from "./row-options.ts";
import { tableRow } from "./table-row.ts";

/**
 * Converts an Opendatasoft record to a row. Version 1 has its columns in `fields`, 2.0 in `record.fields`, 2.1 at the
 * top level.
 */
export function opendatasoftRow(value: Fields, options: RowOptions): Candidate {
  const record = isFields(value.record) ? value.record : value;
  const columns = isFields(record.fields) ? record.fields : record;
  const sourceId = text(value.recordid) ?? text(record.id);
  if (!isOpenData(columns)) {
    const row = tableRow("opendatasoft", { ...columns, geometry: value.geometry }, options);
    return { ...row, sourceId: sourceId ?? row.sourceId };
  }
  return {
    source: "opendatasoft",
    sourceId,
    details: withGivenKind(openDataDetails(columns), true, options),
    coordinates: pointOf(columns.geo_point_2d) ?? placeOf(value.geometry),
  };
}
