import { availableParallelism, totalmem } from "node:os";
import { ENGINES } from "./engines.ts";
import { BUILD_MS, HEAP_MB, type SizeResult } from "./measure.ts";
import { grouped, markdownTable, titleOf } from "./results.ts";

const LACKS = `## What each engine does, and what its answers lack

The places are generated, the same every time: types, tags, arrondissements, words of names and opening hours occur as
often as among the places that an import of OpenStreetMap and of the open data of Paris leaves behind. Eight in a hundred
have no position, no rating, no hours or no arrondissement. All that permanently closed is left out of the engines that
are not ours.`;

const BUSY = `**The machine was busy with other work**: times are several times too long, their order holds.
`;

const pagesLine = ({ places, pages }: SizeResult): readonly string[] =>
  pages === null
    ? []
    : [
        `| ${grouped(places)} | ${pages.first.toFixed(2)} ms | ${pages.middle.toFixed(2)} ms | ${(pages.middle / pages.first).toFixed(2)}× |`,
      ];

/** Facts about the run that a reader of the times needs. */
export interface Circumstances {
  readonly date: Date;
  /** Average number of processes that wanted a core at the start. */
  readonly load: number;
}

/** Writes docs/engine-bench.md, which each complete run replaces. */
export function document(sizes: readonly SizeResult[], { date, load }: Circumstances): string {
  const [first] = sizes;
  const names = first?.engines.map(({ name }) => name) ?? [];
  const reference = titleOf(names[0] ?? "");
  const cores = availableParallelism();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `# The engine beside others

Written by \`npm run bench -- engine\` on ${date.toISOString().slice(0, 10)}, on a machine with ${cores} ${cores === 1 ? "core" : "cores"} and
${gigabytes} GB of memory, in one run. ${load > cores ? BUSY : ""}To make it anew, which takes a quarter of an hour:

\`\`\`sh
npm ci --prefix bench/peers   # the other engines; nobody else needs them
npm run bench -- engine       # or: engine 100000, engine 15000 sqlite duckdb
\`\`\`

![Median time of a query by engine and number of places](images/engine-bench.svg)

Every engine does the same work: the ids of the 48 places of a page in their order, how many places are in the list, and
how many there are beside each type, tag and arrondissement ([what these numbers mean](decisions/006-what-filters-mean.md)).
The ${first?.queries ?? 0} queries are one fixed mix: a search while it is typed, one and several types, tags and arrondissements, 'is not',
categories joined by OR, statuses, travel times, the whole list, four orders, first and further pages.
Opening hours and the order by travel time are not in it: most of the others have no words for them.

${sizes.map((size) => `## ${grouped(size.places)} places\n\n${markdownTable(size)}`).join("\n\n")}

## A page in the middle

Of the whole list in ${reference}, without counts, which would hide the difference:

| places | first page | page in the middle | ratio |
| --: | --: | --: | --: |
${sizes.flatMap(pagesLine).join("\n")}

## How to read it

- Each engine has a process of its own. They are asked for one query after the other in turn, so that whatever slows the
  machine slows all; times are measured in the process, around nothing but the work. The first round warms up and is not
  in the times.
- **p50** and **p99** are of all queries of all rounds. A slow engine gets fewer rounds, so that the run ends; one too slow
  for a second round is measured by the first, as far as it came.
- **memory** is what the process takes once the places are there, less what it took empty, and **after queries** the same
  once all of them were answered: V8 keeps pages that were in use once. An engine may use ${HEAP_MB / 1000} GB of
  JavaScript's memory, and ${BUILD_MS / 60_000} minutes to build.
- **build** is the time from the places in memory to an engine that can be asked, indexes and statistics included.
- **same answers** counts the queries whose page, total and counts are all exactly those of ${reference}.

${LACKS}

${names.map((name) => `- **${titleOf(name)}**: ${ENGINES[name]?.note ?? ""}`).join("\n")}
`;
}
