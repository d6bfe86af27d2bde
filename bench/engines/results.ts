import { median, quantile } from "../statistics.ts";
import { ENGINES } from "./engines.ts";
import type { EngineResult, Measured, SizeResult } from "./measure.ts";

export const titleOf = (name: string): string => ENGINES[name]?.title ?? name;
export const grouped = (count: number): string => count.toLocaleString("en");

const milliseconds = (ms: number): string =>
  ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : grouped(Math.round(ms));
const megabytes = (bytes: number): string => `${grouped(Math.round(bytes / 1e6))} MB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const p50 = ({ times }: Measured): number => median(times);
const timing = ({ rounds, queried }: Measured, queries: number): string =>
  rounds > 0 ? `${queries} × ${rounds}` : `${queried} of ${queries}, once`;

/** Sorts results: measured engines first, the fastest first. */
export const ranked = ({ engines }: SizeResult): readonly EngineResult[] => {
  const rank = ({ result }: EngineResult) => (result.kind === "measured" ? p50(result) : Number.POSITIVE_INFINITY);
  return engines.toSorted((a, b) => rank(a) - rank(b) || 0);
};

const HEADINGS = ["engine", "p50", "p99", "memory", "after queries", "build", "same results", "queries timed"] as const;

const rowsOf = (size: SizeResult): readonly (readonly string[])[] =>
  ranked(size).map(({ name, result }) => {
    if (result.kind === "failed") return [titleOf(name), `— ${result.reason}`, "", "", "", "", "", ""];
    return [
      titleOf(name),
      `${milliseconds(p50(result))} ms`,
      `${milliseconds(quantile(result.times, 0.99))} ms`,
      megabytes(result.builtBytes),
      megabytes(result.usedBytes),
      seconds(result.buildMs),
      `${result.same} of ${result.queried}`,
      timing(result, size.queries),
    ];
  });

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Formats the results for one number of places as a Markdown table with right-aligned numbers. */
export const markdownTable = (size: SizeResult): string =>
  [line(HEADINGS), line(HEADINGS.map((_, i) => (i === 0 ? "---" : "--:"))), ...rowsOf(size).map(line)].join("\n");
