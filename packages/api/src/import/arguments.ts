import { parseArgs } from "node:util";
import { PLACE_TYPES, SEED_SOURCE, TAGS } from "@flaneur/domain";
import { COLUMNS, type Column, ENCODINGS } from "@flaneur/place-files";
import { messageOf, resolveFromCwd, StartError } from "@flaneur/server-kit";
import { OPEN_SOURCES } from "../reference/open-sources.ts";
import { OPERATOR, OSM_EXTRACT } from "../reference/sources.ts";
import { OPEN_PLACES, PARIS } from "./open-places.ts";
import { operatorName } from "./operator-name.ts";
import type { RowOptions } from "./row-options.ts";

export const USAGE = `Usage: npm run import -- [OPTIONS] [FILE…]
       npm run import -- paris
       npm run import -- osm [--dry-run] [--report FILE]
       npm run import -- --list
       npm run import -- --remove SOURCE
       npm run import -- --review [--same ID ID | --different ID ID]
Reads places from GeoJSON, Overpass JSON, Opendatasoft records (1, 2.0 and 2.1), CSV, .xlsx, KML, GPX, uMap and Google
Takeout's "Saved places", each also packed with gzip, most also in a zip archive (.zip, .kmz), and addresses for
geocoding. 'paris' is the file of the open places of Paris that ships with the product; 'osm' fetches the places of
today from an Overpass server (OVERPASS_URL), and marks those that no longer exist as closed.
  --dry-run    show the result of an import without writing anything
  --report     the file (CSV) to which skipped rows are written, with the reasons
  --encoding   ${ENCODINGS.join(" or ")}; utf-8 by default
  --map        the columns of fields: name=Nom,latitude=lat,longitude=lon; other columns are recognised by their names
               (${COLUMNS.join(", ")})
  --type       the type of rows that state none: ${PLACE_TYPES.join(", ")}
  --tag        a tag for all rows; may be repeated
  --partial    import a response of Overpass that the server has cut off
  --source     the name of the source; without a name, the ids in a table are ignored
  --districts  polygons of arrondissements as GeoJSON, instead of the current ones
  --addresses  streets and house numbers from a file of the Base Adresse Nationale, as CSV or packed (.csv.gz); they
               replace those of the arrondissements that the file covers
  --correct    correct places by exports of this product, even when the rows are not newer
  --by         your name, for the log of corrections (or the variable OPERATOR)
  --list       show the sources of the places, with the number of places and the dates
  --remove     remove the data of a source; 'paris' removes those of all sources of the open places
  --review     show pairs of places that may be the same; --same or --different decides about two places`;

/** The name by which the command line calls the places of today from an Overpass server. */
const OSM = "osm";

/** The arguments of an import. Paths are absolute. */
export interface ImportArguments {
  readonly command: "import";
  readonly files: readonly string[];
  /** Whether to fetch the places of today from an Overpass server, instead of reading files. */
  readonly isFromServer: boolean;
  readonly rows: RowOptions;
  readonly isDryRun: boolean;
  /** Whether rows of exports of this product correct places even when the rows are not newer. */
  readonly isForced: boolean;
  /** The operator's name, for the log of corrections. */
  readonly who: string | undefined;
  readonly addresses?: string | undefined;
  readonly districts?: string | undefined;
  readonly report?: string | undefined;
}

export type Command =
  | ImportArguments
  | { readonly command: "help" | "list" }
  | { readonly command: "remove"; readonly sources: readonly string[] }
  | { readonly command: "review" }
  | { readonly command: "decide"; readonly ids: readonly [string, string]; readonly isSame: boolean };

/**
 * Parses the command line. Throws `StartError` for unknown arguments and, except with `--help`, for arguments of
 * another command.
 */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help === true) return { command: "help" };
  if (values.list === true) {
    refuseOthers("--list", ["list"], values, positionals);
    return { command: "list" };
  }
  if (values.remove !== undefined) {
    refuseOthers("--remove", ["remove"], values, positionals);
    const sources = values.remove === PARIS ? OPEN_SOURCES : [values.remove];
    return { command: "remove", sources };
  }
  const isDecision = values.same === true || values.different === true;
  if (isDecision) {
    refuseOthers("--same and --different", ["same", "different", "review"], values, []);
    return readDecision(values.same === true, values.different === true, positionals);
  }
  if (values.review === true) {
    refuseOthers("--review", ["review"], values, positionals);
    return { command: "review" };
  }
  if (positionals.length === 0 && values.addresses === undefined) throw new StartError(USAGE);
  const isFromServer = positionals.includes(OSM);
  if (isFromServer) refuseOthers(OSM, ["dry-run", "report"], values, positionals.slice(1));
  const path = (file: string | undefined) => (file === undefined ? undefined : resolveFromCwd(file));
  return {
    command: "import",
    files: isFromServer ? [] : positionals.map((file) => (file === PARIS ? OPEN_PLACES : resolveFromCwd(file))),
    isFromServer,
    rows: {
      encoding: values.encoding === undefined ? undefined : oneOf("--encoding", ENCODINGS, values.encoding),
      map: values.map === undefined ? undefined : readMap(values.map),
      source: values.source === undefined ? undefined : readSource(values.source),
      type: values.type === undefined ? undefined : oneOf("--type", PLACE_TYPES, values.type),
      isPartial: values.partial === true,
      tags: (values.tag ?? []).map((tag) => oneOf("--tag", TAGS, tag)),
    },
    isDryRun: values["dry-run"] === true,
    isForced: values.correct === true,
    who: operatorName(values.by),
    addresses: path(values.addresses),
    districts: path(values.districts),
    report: path(values.report),
  };
}

/**
 * Throws `StartError` for options and files that a command does not use. Only an import has a dry run: if another
 * command ignored `--dry-run`, the operator would lose data.
 */
function refuseOthers(
  command: string,
  used: readonly string[],
  values: Readonly<Record<string, unknown>>,
  files: readonly string[],
): void {
  const others = [
    ...Object.keys(values)
      .filter((name) => !used.includes(name))
      .map((name) => `--${name}`),
    ...files,
  ];
  if (others.length > 0) throw new StartError(`${command} cannot be combined with ${others.join(", ")}.`);
}

function oneOf<T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((other) => other.toLowerCase() === value.toLowerCase());
  if (found === undefined) throw new StartError(`${option}: '${value}' is none of ${allowed.join(", ")}.`);
  return found;
}

/** Names that `--source` refuses. */
const RESERVED: readonly string[] = [SEED_SOURCE, OSM_EXTRACT, OPERATOR, PARIS, ...OPEN_SOURCES];

function readDecision(isSame: boolean, isDifferent: boolean, ids: readonly string[]): Command {
  const [one, other, ...more] = ids;
  if (one === undefined || other === undefined || more.length > 0 || (isSame && isDifferent)) {
    throw new StartError("Name two places: --same ID ID, or --different ID ID. --review shows their ids.");
  }
  return { command: "decide", ids: [one, other], isSame };
}

function readSource(source: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(source) && !RESERVED.includes(source)) return source;
  throw new StartError(
    `--source: '${source}' is no name of up to 40 small letters, digits and hyphens; ${RESERVED.join(", ")} are taken.`,
  );
}

/** Parses the value of `--map`: `name=Nom,latitude=lat`. */
function readMap(map: string): ReadonlyMap<Column, string> {
  const entries = map.split(",").map((entry): [Column, string] => {
    const [column = "", ...header] = entry.split("=");
    if (header.length === 0) throw new StartError(`--map: '${entry}' is not written as name=Nom.`);
    return [oneOf("--map", COLUMNS, column.trim()), header.join("=").trim()];
  });
  return new Map(entries);
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
        encoding: { type: "string" },
        map: { type: "string" },
        source: { type: "string" },
        type: { type: "string" },
        tag: { type: "string", multiple: true },
        partial: { type: "boolean" },
        "dry-run": { type: "boolean" },
        correct: { type: "boolean" },
        by: { type: "string" },
        list: { type: "boolean" },
        remove: { type: "string" },
        review: { type: "boolean" },
        same: { type: "boolean" },
        different: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
}
