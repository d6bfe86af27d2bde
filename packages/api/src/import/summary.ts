import { basename } from "node:path";
import type { Counts, SkippedRow } from "./counts.ts";
import type { ImportResult } from "./import-files.ts";

/** The table an import ends with; one each where it took places and addresses. */
export function summary({ addresses, ...places }: ImportResult): string {
  const placeTable = [...table(places), ...remark(places.withoutArrondissement)].join("\n");
  if (addresses === null) return placeTable;
  const addressTable = table(addresses, addresses.removed).join("\n");
  return places.read === 0 ? addressTable : `Places\n${placeTable}\n\nAddresses\n${addressTable}`;
}

/**
 * With the reasons for what was skipped, most frequent first.
 * @param removed only for what an import can remove.
 */
function table({ read, added, updated, unchanged, skipped }: Counts, removed?: number): readonly string[] {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  const rows: readonly (readonly [string, number])[] = [
    ["read", read],
    ["new", added],
    ["updated", updated],
    ["unchanged", unchanged],
    ...(removed === undefined ? [] : [["removed", removed] as const]),
    ["skipped", skipped.length],
    ...[...reasons]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([reason, list]) => [`  ${reason}`, list.length] as const),
  ];
  const label = Math.max(...rows.map(([name]) => name.length));
  const figure = Math.max(...rows.map(([, value]) => value.toLocaleString("en").length));
  return rows.map(([name, value]) => `${name.padEnd(label)}  ${value.toLocaleString("en").padStart(figure)}`);
}

/** Places that no filter by arrondissement will find, when there are any. */
function remark(count: number): readonly string[] {
  if (count === 0) return [];
  const places = count === 1 ? "1 place has" : `${count.toLocaleString("en")} places have`;
  return [`${places} no arrondissement; --districts FILE.geojson finds it by exact polygons.`];
}

/** Every skipped row as CSV, for a spreadsheet. */
export function report(skipped: readonly SkippedRow[]): string {
  const lines = skipped.map(({ file, sourceId, name, reason }) => [basename(file), sourceId ?? "", name ?? "", reason]);
  return [["file", "id", "name", "reason"], ...lines].map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/** RFC 4180; a leading = + - @ would be a formula to a spreadsheet. */
const quoted = (text: string): string => `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;
