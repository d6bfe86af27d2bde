import { basename } from "node:path";
import type { ColumnMap } from "./columns.ts";
import type { Counts, SkippedRow } from "./counts.ts";
import type { ImportResult } from "./import-files.ts";

/** The table an import ends with; one each where it took places and addresses. */
export function summary({ addresses, enriched, withdrawn, ...places }: ImportResult): string {
  const placeTable = table(places, [
    ["withdrawn", withdrawn],
    ["enriched", enriched],
  ]);
  if (addresses === null) return placeTable;
  const addressTable = table(addresses, [["removed", addresses.removed]]);
  return places.read === 0 ? addressTable : `Places\n${placeTable}\n\nAddresses\n${addressTable}`;
}

/**
 * With the reasons for what was skipped, most frequent first.
 * @param changes of what was there before.
 */
function table(
  { read, added, updated, unchanged, skipped }: Counts,
  changes: readonly (readonly [string, number])[],
): string {
  const rows: readonly (readonly [string, number])[] = [
    ["read", read],
    ["new", added],
    ["updated", updated],
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

/** Which column of a file was taken for what, so that a wrong guess is seen. */
export const describeColumns = (file: string, columns: ColumnMap): string =>
  `${basename(file)}: ${[...columns].map(([column, header]) => `${column}=${header}`).join(",")}`;

/** RFC 4180; a leading = + - @ would be a formula to a spreadsheet. */
const quoted = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;

export const REPORT_HEAD = line(["file", "row", "id", "name", "reason", "duplicates"]);

/** A skipped row as a line of CSV, for a spreadsheet. */
export const reportLine = ({ file, row, sourceId, name, reason, duplicateOf }: SkippedRow): string =>
  line([basename(file), row === null ? "" : String(row), sourceId ?? "", name ?? "", reason, duplicateOf ?? ""]);
