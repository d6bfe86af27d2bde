import { resolve } from "node:path";
import { type Fields, isFields } from "@flaneur/place-files";
import { z } from "zod";
import { OPEN_SOURCES } from "../reference/open-sources.ts";

/** The open places of Paris that ship with the product, one GeoJSON feature a line; see LICENSE-DATA.md. */
export const OPEN_PLACES = resolve(import.meta.dirname, "../../open-places/paris.geojsonl.gz");

/** The name by which the command line calls the open places. */
export const PARIS = "paris";

/** A month of data, `2026-05`. */
export const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);
export const OpenSource = z.enum(OPEN_SOURCES);

const OpenRow = z.object({ source: OpenSource, month: Month, properties: z.custom<Fields>(isFields) });

/** The source of a feature of the open places, and the first day of the month of its data; null for other features. */
export function openOrigin(feature: Fields): { readonly source: string; readonly sourcedOn: string } | null {
  const row = OpenRow.safeParse(feature);
  return row.success ? { source: row.data.source, sourcedOn: `${row.data.month}-01` } : null;
}
