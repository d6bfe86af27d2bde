import { parseArgs } from "node:util";
import { messageOf, resolveFromCwd, StartError } from "@flaneur/server-kit";

export const USAGE = `Usage: npm run import -- [--addresses FILE.csv.gz] [--districts FILE.geojson] [--report FILE.csv] [FILE…]
Reads places from Overpass JSON, GeoJSON and Opendatasoft records, and addresses for geocoding.
  --addresses  streets and house numbers from a file of the Base Adresse Nationale, as CSV or packed (.csv.gz); they
               replace those of the arrondissements that the file covers
  --districts  exact polygons of the arrondissements; without them postcodes and coarse outlines serve
  --report     where to list the rows that were skipped, and why`;

/** Absolute paths. */
export interface ImportArguments {
  readonly files: readonly string[];
  readonly addresses?: string;
  readonly districts?: string;
  readonly report?: string;
}

/** What was asked for. Throws `StartError` with the usage for what is not understood. */
export function readArguments(args: readonly string[]): ImportArguments | "help" {
  const { values, positionals } = parse(args);
  if (values.help === true) return "help";
  if (positionals.length === 0 && values.addresses === undefined) throw new StartError(USAGE);
  return {
    files: positionals.map((file) => resolveFromCwd(file)),
    ...(values.addresses === undefined ? {} : { addresses: resolveFromCwd(values.addresses) }),
    ...(values.districts === undefined ? {} : { districts: resolveFromCwd(values.districts) }),
    ...(values.report === undefined ? {} : { report: resolveFromCwd(values.report) }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        addresses: { type: "string" },
        districts: { type: "string" },
        report: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}
