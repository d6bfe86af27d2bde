import { availableParallelism, totalmem } from "node:os";
import { ENGINES } from "./engines.ts";
import { BUILD_MS, HEAP_MB, type SizeResult } from "./measure.ts";
import { grouped, markdownTable, titleOf } from "./results.ts";

const LACKS = `## What each engine does, and what its results lack

The places are generated, and are the same in each run: types, tags, arrondissements, words of names and opening hours are
as frequent as in the places after an import of OpenStreetMap and of the open data of Paris. The position,
the rating, the hours and the arrondissement are each unknown for eight places in a hundred. The other engines do not
receive permanently closed places.`;

const BUSY = `**The machine was busy with other work**: all times are too long. Compare only the order of the engines.
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
  /** Load average at the start: the mean number of processes that are running or ready to run. */
  readonly load: number;
}

/** Returns the text of docs/engine-bench.md, which each run without arguments replaces. */
export function document(sizes: readonly SizeResult[], { date, load }: Circumstances): string {
  const [first] = sizes;
  const names = first?.engines.map(({ name }) => name) ?? [];
  const reference = titleOf(names[0] ?? "");
  const cores = availableParallelism();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `# The search engine compared with others

Written by \`npm run bench -- listing\` on ${date.toISOString().slice(0, 10)}, on a machine with ${cores} ${cores === 1 ? "core" : "cores"} and
${gigabytes} GB of memory, in one run. ${load > cores ? BUSY : ""}To run it again, which takes a few minutes:

\`\`\`sh
npm ci --prefix bench/engines/peers   # the other engines, which only this bench needs
npm run bench -- listing              # or: listing --large, listing 100000, listing 15000 sqlite duckdb
\`\`\`

![Median time of a query by engine and number of places](images/engine-bench.svg)

Every engine computes the same result: the ids of the 48 places of a page in their order, the total number of places in
the list, and the counts of each type, tag and arrondissement ([what these counts mean](decisions/006-what-filters-mean.md)).
The ${first?.queries ?? 0} queries are always the same: a search after each typed letter, one or several types, tags and arrondissements, 'is not',
categories joined by OR, statuses, travel times, the whole list, four orders, the first page and later pages.
Opening hours and the order by travel time are excluded, because most of the other engines cannot express them.

${sizes.map((size) => `## ${grouped(size.places)} places\n\n${markdownTable(size)}`).join("\n\n")}

## A page in the middle

The table shows the time that ${reference} takes for a page of the whole list. The counts are not computed, because they
would take more time than the page itself:

| places | first page | page in the middle | ratio |
| --: | --: | --: | --: |
${sizes.flatMap(pagesLine).join("\n")}

## How to read it

- Each engine runs in a separate process. The engines take turns after each query, so that other work on the machine slows
  all of them. The process of the engine measures the time of the query alone. The first round is a warm-up and is not
  counted.
- **p50** and **p99** are percentiles of all queries of all rounds. A slow engine runs fewer rounds, so that the run ends. An
  engine that is too slow for a second round is measured by the queries that it has completed in the first round.
- **memory** is the memory of the process after the places are loaded, minus its memory before. **after queries** is the
  same after the first round: V8 keeps some of the memory that a query has used. An engine may use ${HEAP_MB / 1000} GB of
  JavaScript's memory, and ${BUILD_MS / 60_000} minutes to build.
- **build** is the time from the places in memory to an engine that accepts queries, including its indexes and statistics.
- **same results** counts the queries of the first round whose page, total and counts all equal those of ${reference}.
- **queries timed** is the number of queries times the number of rounds, or how many queries the first round reached.

${LACKS}

${names.map((name) => `- **${titleOf(name)}**: ${ENGINES[name]?.note ?? ""}`).join("\n")}
`;
}
