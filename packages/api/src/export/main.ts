import { EXPORT_FORMATS, PlacesQuery } from "@flaneur/contract";
/** Writes places into a file, filtered by the parameters of the listing: `npm run export -- FILE [QUERY]`. */

import { extname } from "node:path";
import { placeQueryFromParameters } from "@flaneur/domain";
import { readSettings, resolveFromCwd, runMain, StartError } from "@flaneur/server-kit";
import { z } from "zod";
import { explainingDiskErrors } from "../db/database.ts";
import { openForReading } from "../import/open-for-reading.ts";
import { readListing } from "../places/listing.ts";
import { today } from "../places/place-record.ts";
import { exportPlaces } from "./export-places.ts";
import { unknownValues } from "./unknown-values.ts";
import { writeExport } from "./write-export.ts";

const USAGE = `Usage: npm run export -- FILE.geojson|FILE.csv|FILE.kml|FILE.gpx ["types=Bar&arrondissements=75011"]
Writes the places of a listing into a file that 'npm run import' reads, all of them without parameters. GPX has what
devices read, and does not restore places. The parameters are those of GET /api/places.`;

/** Parses a query string. A repeated parameter becomes a list. */
function parametersOf(text: string): Record<string, string | string[]> {
  const all = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(all.keys())].map((key) => {
      const values = all.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}

await runMain(async () => {
  const [file, text = "", ...others] = process.argv.slice(2);
  if (file === "--help" || file === "-h") {
    console.log(USAGE);
    return;
  }
  const format = EXPORT_FORMATS.find((name) => file !== undefined && extname(file).toLowerCase() === `.${name}`);
  if (file === undefined || format === undefined || others.length > 0) throw new StartError(USAGE);
  const parameters = PlacesQuery.safeParse(parametersOf(text));
  if (!parameters.success)
    throw new StartError(`The parameters are not understood:\n${z.prettifyError(parameters.error)}`);
  const { media: _, facets: __, ...query } = parameters.data;
  const database = await openForReading(readSettings());
  try {
    await explainingDiskErrors(database, async () => {
      const { index } = await readListing(database.db, today());
      const asked = placeQueryFromParameters(query);
      for (const { category, value } of unknownValues(index, asked.filters)) {
        console.warn(`No place has '${value}' in its ${category}: is it spelt as on the page?`);
      }
      const ids = index.ids(asked);
      const path = resolveFromCwd(file);
      await writeExport(path, exportPlaces(database.db, ids, format));
      console.log(`${ids.length.toLocaleString("en")} places written to ${path}`);
    });
  } finally {
    await database.close();
  }
});
