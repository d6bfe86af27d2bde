import { basename } from "node:path";
import type { ColumnMap } from "@flaneur/place-files";
import { DAMAGES } from "@flaneur/place-files";
import { ALREADY_LISTED, CLOSED, type Counts, IN_EARLIER_FILE, type SkippedRow } from "./counts.ts";
import type { ImportResult } from "./import-files.ts";
import { NAMES_NO_KIND } from "./read-row.ts";

/** Returns the tables that an import prints at the end, one for places and one for addresses. */
export function summary({
  addresses,
  enriched,
  withdrawn,
  corrected,
  closed,
  moved,
  differing,
  ...places
}: ImportResult): string {
  const placeTable = [
    table(
      places,
      [
        ["withdrawn", withdrawn],
        ["enriched", enriched],
        ...(corrected === 0 ? [] : [["corrected", corrected] as const]),
      ],
      [
        ["  closed", closed.length],
        ["  moved", moved.length],
      ],
    ),
    ...ignoredDifferences(differing),
  ].join("\n");
  if (addresses === null) return placeTable;
  const addressTable = table(addresses, [["removed", addresses.removed]]);
  return places.read === 0 ? addressTable : `Places\n${placeTable}\n\nAddresses\n${addressTable}`;
}

/** Describes the values of exports of this product that were ignored, by field. */
function ignoredDifferences(differing: ImportResult["differing"]): readonly string[] {
  const fields = [...differing].toSorted(([, a], [, b]) => b - a);
  if (fields.length === 0) return [];
  const list = fields.map(
    ([field, count]) => `  ${field} differs in ${count.toLocaleString("en")} ${count === 1 ? "place" : "places"}`,
  );
  return [...list, "The places were kept as they are. To correct them by the file, use --correct."];
}

/**
 * Formats counts, followed by the reasons for skipped rows, the most frequent first.
 * @param changes further counts, about existing places that changed.
 * @param ofUpdated counts of the updated rows that have a certain change; none is shown that is 0.
 */
function table(
  { read, added, updated, unchanged, skipped }: Counts,
  changes: readonly (readonly [string, number])[],
  ofUpdated: readonly (readonly [string, number])[] = [],
): string {
  const rows: readonly (readonly [string, number])[] = [
    ["read", read],
    ["new", added],
    ["updated", updated],
    ...ofUpdated.filter(([, count]) => count > 0),
    ["unchanged", unchanged],
    ...changes,
    ["skipped", [...skipped.values()].reduce((sum, count) => sum + count, 0)],
    ...[...skipped].toSorted(([, a], [, b]) => b - a).map(([reason, count]) => [`  ${reason}`, count] as const),
  ];
  const label = Math.max(...rows.map(([name]) => name.length));
  const figure = Math.max(...rows.map(([, value]) => value.toLocaleString("en").length));
  return rows
    .map(([name, value]) => `${name.padEnd(label)}  ${value.toLocaleString("en").padStart(figure)}`)
    .join("\n");
}

/** Number of places that a dry run names for each change. */
const NAMED_CHANGES = 20;

/** Returns lines that name the places that an import closes and moves. */
export function describeChanges({ closed, moved }: Pick<ImportResult, "closed" | "moved">): readonly string[] {
  const line = (what: string, names: readonly string[]): readonly string[] => {
    if (names.length === 0) return [];
    const more = names.length - NAMED_CHANGES;
    const rest = more > 0 ? `, and ${more.toLocaleString("en")} more` : "";
    return [`${what}: ${names.slice(0, NAMED_CHANGES).join(", ")}${rest}.`];
  };
  return [...line("Closed", closed), ...line("Moved", moved)];
}

/** Reasons for skipping rows that were understood: their places are listed already, or have closed. */
const IN_ORDER: ReadonlySet<string> = new Set([ALREADY_LISTED, IN_EARLIER_FILE, CLOSED, "duplicate in file"]);

type UsedRows = Pick<ImportResult, "added" | "updated" | "unchanged" | "corrected" | "enriched" | "skipped">;

/** Advice for a file without a usable row, by the most frequent reason for skipping its rows. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  [NAMES_NO_KIND, "No row names a kind of place. Give one for all rows, such as --type Restaurant."],
  ["no name", "No row has a name. Name its column with --map name=COLUMN."],
  [
    "no coordinates",
    "No row has coordinates. Name their columns with --map latitude=COLUMN,longitude=COLUMN, or --map point=COLUMN.",
  ],
  [
    "outside Paris",
    "No row is in Paris. If latitude and longitude are swapped, name their columns with --map latitude=COLUMN,longitude=COLUMN.",
  ],
]);

/**
 * Returns what to do about an import that could use no row; null if it could use some, if no row was skipped, or if a
 * row was skipped for a reason of `IN_ORDER`.
 */
export function adviceFor({ added, updated, unchanged, corrected, enriched, skipped }: UsedRows): string | null {
  const [reason] = [...skipped].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (reason === undefined || added + updated + unchanged + corrected + enriched > 0) return null;
  if ([...skipped.keys()].some((other) => IN_ORDER.has(other))) return null;
  const remedy = REMEDIES.get(reason) ?? `The most frequent reason is '${reason}'.`;
  return `All rows were skipped. ${remedy} --report FILE lists every row with its reason.`;
}

/** Describes which column of a file is used for what, so that a wrong guess can be noticed. */
export const describeColumns = (file: string, columns: ColumnMap): string =>
  `${basename(file)}: ${[...columns].map(([column, header]) => `${column}=${header}`).join(",")}`;

/** Quotes a cell (RFC 4180). A leading = + - @ is escaped, since a spreadsheet would run it as a formula. */
const quoted = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;

export const REPORT_HEAD = line(["file", "row", "id", "name", "reason", "duplicates"]);

/** Formats a skipped row as a line of CSV for spreadsheets. */
export const reportLine = ({ file, row, sourceId, name, reason, duplicateOf }: SkippedRow): string =>
  line([basename(file), row === null ? "" : String(row), sourceId ?? "", name ?? "", reason, duplicateOf ?? ""]);

/** Number of damaged rows that are named one by one. */
const NAMED = 10;
const DAMAGED: ReadonlySet<string> = new Set(DAMAGES);

/** Collects a line for each of the first damaged rows, so that they can be corrected in their file. */
export function createDamageLines() {
  const named: string[] = [];
  let count = 0;
  return {
    note: ({ file, row, reason }: SkippedRow): void => {
      if (!DAMAGED.has(reason)) return;
      count += 1;
      if (count <= NAMED) named.push(`${basename(file)}, row ${row}: ${reason}.`);
    },
    lines: (): readonly string[] =>
      count > NAMED ? [...named, `${count - NAMED} more damaged rows: --report FILE lists them.`] : named,
  };
}
