/** `npm run bench [-- NAME [ARGUMENT…]]` runs the named bench, or without a name all that are not in BY_NAME_ONLY. */
import { availableParallelism, loadavg } from "node:os";
import type { Bench, Figure } from "./bench.ts";
import { listing } from "./engines/listing.ts";
import { firstScreen } from "./first-screen.ts";
import { gateway } from "./gateway.ts";
import { geocode } from "./geocode/geocode.ts";
import { hostile } from "./hostile.ts";
import { importing } from "./import.ts";
import { interactions } from "./interactions.ts";
import { map } from "./map.ts";
import { typing } from "./typing.ts";

const BENCHES: Readonly<Record<string, Bench>> = {
  gateway,
  "first-screen": firstScreen,
  interactions,
  typing,
  map,
  hostile,
  geocode,
  import: importing,
  listing,
};
/** Benches that only run when they are named. They need files or additionally installed packages. */
const BY_NAME_ONLY: readonly string[] = ["import", "listing"];

const HEADINGS = ["what", "measured", "bar", ""] as const;
const verdict = ({ met }: Figure): string => (met === undefined ? "" : met ? "met" : "MISSED");

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.what, figure.measured, figure.bar ?? "", verdict(figure)]);
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(HEADINGS), line(widths.map((width) => "─".repeat(width))), ...rows.map(line)].join("\n");
}

const [named, ...args] = process.argv.slice(2);
if (named !== undefined && !(named in BENCHES)) {
  console.error(`There is no bench '${named}'. Choose one of ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
const [load = 0] = loadavg();
if (load > availableParallelism())
  console.log(`The machine is busy (load ${load.toFixed(1)}): times will be too long, ratios hold.`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named === undefined ? BY_NAME_ONLY.includes(name) : name !== named) continue;
  console.log(`\n── ${name}\n`);
  const { figures, notes = [] } = await bench(args);
  console.log([table(figures), ...notes].join("\n"));
}
