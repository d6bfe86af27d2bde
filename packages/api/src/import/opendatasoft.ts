import type { Coordinates } from "@flaneur/domain";
import type { Candidate } from "./candidate.ts";
import { formatRows } from "./formats.ts";
import { placeOf } from "./geometry.ts";
import { openDataDetails } from "./open-data.ts";
import { isFields, isNumber, text } from "./unknown.ts";

/** The rows of a file of Opendatasoft records (version 1 of its API). */
export async function* opendatasoftRows(path: string): AsyncGenerator<Candidate> {
  for await (const { recordid, fields, geometry } of formatRows(path, "opendatasoft")) {
    const columns = isFields(fields) ? fields : {};
    yield {
      source: "opendatasoft",
      sourceId: text(recordid),
      details: openDataDetails(columns),
      coordinates: point(columns.geo_point_2d) ?? placeOf(geometry),
    };
  }
}

/** `geo_point_2d` has the latitude first, unlike the geometry beside it. */
function point(raw: unknown): Coordinates | null {
  if (!Array.isArray(raw) || !isNumber(raw[0]) || !isNumber(raw[1])) return null;
  return { latitude: raw[0], longitude: raw[1] };
}
