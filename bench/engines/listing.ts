import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Bench, Figure, Report } from "../bench.ts";
import { quantile, ratio } from "../statistics.ts";
import { document } from "./document.ts";
import { warmUp } from "./engine-process.ts";
import { ENGINES } from "./engines.ts";
import { measureSize, type SizeResult } from "./measure.ts";
import { loadPeer } from "./peers/load.ts";
import { plot } from "./plot.ts";
import { grouped, markdownTable, p50, ranked, titleOf } from "./results.ts";

const OWN = "flaneur";
const SIZES = [15_000, 100_000] as const;
const LARGE = "--large";
const LARGE_SIZE = 1_000_000;
const PEERS = ["@duckdb/node-api", "@orama/orama", "itemsjs", "minisearch"] as const;
const DOCS = join(import.meta.dirname, "../../docs");

interface Bars {
  readonly ms?: number;
  readonly megabytes?: number;
}
const BARS: Readonly<Record<number, Bars>> = { 100000: { ms: 3 }, 1000000: { ms: 20, megabytes: 600 } };
/** The maximum time of the page in the middle, as a multiple of the time of the first page. */
const MIDDLE_PAGE = 1.5;

async function missingPeers(): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const name of PEERS) await loadPeer(name).catch(() => missing.push(name));
  return missing;
}

function figuresOf(size: SizeResult): readonly Figure[] {
  const { engines, pages, places } = size;
  const own = engines.find(({ name }) => name === OWN)?.result;
  if (own?.kind !== "measured") return [];
  const { ms, megabytes } = BARS[places] ?? {};
  const what = (text: string): string => `${grouped(places)} places: ${text}`;
  const taken = own.builtBytes / 1e6;
  const first = ranked(size)[0]?.name === OWN;
  const apart = pages === null ? null : pages.middle / pages.first;
  return [
    {
      what: what("the engine"),
      measured: `p50 ${p50(own).toFixed(2)} ms · p99 ${quantile(own.times, 0.99).toFixed(2)} ms`,
      ...(ms === undefined ? {} : { bar: `≤ ${ms} ms`, met: p50(own) <= ms }),
    },
    {
      what: what("its memory"),
      measured: `${taken.toFixed(0)} MB`,
      ...(megabytes === undefined ? {} : { bar: `≤ ${megabytes} MB`, met: taken <= megabytes }),
    },
    { what: what("the fastest"), measured: titleOf(ranked(size)[0]?.name ?? ""), bar: titleOf(OWN), met: first },
    ...(apart === null
      ? []
      : [
          {
            what: what("middle page"),
            measured: ratio(apart),
            bar: `≤ ${ratio(MIDDLE_PAGE)}`,
            met: apart <= MIDDLE_PAGE,
          },
        ]),
  ];
}

/**
 * Parses the arguments: numbers are sizes, words are engines, and `--large` adds a million places. Without sizes or
 * engines, all of them run.
 */
function read(all: readonly string[]) {
  const args = all.filter((arg) => arg !== LARGE);
  const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const names = args.filter((arg) => !/^\d+$/.test(arg));
  return {
    unknown: names.filter((name) => !(name in ENGINES)),
    sizes: [...(sizes.length === 0 ? SIZES : sizes), ...(all.includes(LARGE) ? [LARGE_SIZE] : [])],
    names: Object.keys(ENGINES).filter((name) => names.length === 0 || names.includes(name)),
    isWhole: args.length === 0,
  };
}

/**
 * `npm run bench -- listing [--large] [SIZE…] [ENGINE…]` compares the engine of the listing with others at several
 * sizes. Without a size and an engine, it also writes docs/engine-bench.md and its plot.
 */
export const listing: Bench = async (args): Promise<Report> => {
  const { sizes, names, unknown, isWhole } = read(args);
  if (unknown.length > 0) {
    const notes = [`There is no engine '${unknown.join("', '")}'. Choose one of ${Object.keys(ENGINES).join(", ")}.`];
    return { figures: [], notes };
  }
  const missing = await missingPeers();
  if (missing.length > 0) {
    return {
      figures: [],
      notes: [
        `Not installed: ${missing.join(", ")}. Run \`npm ci --prefix bench/engines/peers\` first, and then this again.`,
      ],
    };
  }
  const [load = 0] = loadavg();
  for (const name of names) await warmUp(name);
  const results: SizeResult[] = [];
  for (const size of sizes) {
    const result = await measureSize(size, names);
    results.push(result);
    console.log(`\n${grouped(size)} places\n\n${markdownTable(result)}\n`);
    if (!isWhole) continue;
    // The files are written after each size, so that an interrupted run keeps its measurements.
    writeFileSync(join(DOCS, "engine-bench.md"), document(results, { date: new Date(), load }));
    writeFileSync(join(DOCS, "images/engine-bench.svg"), plot(results));
  }
  return { figures: results.flatMap(figuresOf), notes: isWhole ? ["Written: docs/engine-bench.md"] : [] };
};
