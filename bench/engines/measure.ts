/** Measures all engines with one number of places. The engines take turns at the same queries. */
import type { ListQuery } from "@flaneur/place-index";
import { temporaryFolder } from "../../tests/setup/processes.ts";
import { median } from "../statistics.ts";
import { EngineFailure, type EngineProcess, startEngine } from "./engine-process.ts";
import { ENGINES } from "./engines.ts";
import type { ResultDigest } from "./messages.ts";
import { writePlaces } from "./places.ts";
import { benchQueries, firstAndMiddlePage } from "./queries.ts";

/** Limit of the JavaScript heap of each engine, in MB; far more than the product's own engine may use. */
export const HEAP_MB = 4_000;
/** How long an engine may take to build, in milliseconds. */
export const BUILD_MS = 180_000;
const QUERY_MS = 20_000;
/** Number of rounds after the first round. The first round warms up the engines, and its results are compared. */
const ROUNDS = 6;
/** Number of times that the first and the middle page are measured. */
const PAGES = 40;

/**
 * Returns the milliseconds that an engine may take for all rounds: a slow engine gets fewer rounds, so that the run
 * ends.
 */
const budgetMs = (places: number): number => (places < 50_000 ? 6_000 : places < 500_000 ? 12_000 : 20_000);

export interface Measured {
  readonly kind: "measured";
  /** Milliseconds of each query. */
  readonly times: readonly number[];
  /**
   * Number of rounds after the first round. Each of them timed every query. 0 for an engine that was too slow for a
   * second round: `times` then has the first round, which may be incomplete.
   */
  readonly rounds: number;
  readonly buildMs: number;
  /** Memory in bytes after the build, and after each query has run once. */
  readonly builtBytes: number;
  readonly usedBytes: number;
  /** How many queries the first round reached, and for how many of these the results equal the reference results. */
  readonly queried: number;
  readonly same: number;
}
export interface Failed {
  readonly kind: "failed";
  readonly reason: string;
}
export interface EngineResult {
  readonly name: string;
  readonly result: Measured | Failed;
}
export interface SizeResult {
  readonly places: number;
  readonly queries: number;
  readonly engines: readonly EngineResult[];
  /** Median milliseconds of the first engine for the first and the middle page, without counts; null if it failed. */
  readonly pages: { readonly first: number; readonly middle: number } | null;
}

/** A running engine with its measurements. */
interface Runner {
  readonly name: string;
  process: EngineProcess | null;
  failure: string | null;
  buildMs: number;
  builtBytes: number;
  usedBytes: number;
  spentMs: number;
  lastRoundMs: number;
  readonly digests: ResultDigest[];
  /** Milliseconds of each query in the first round, and in all later rounds. */
  readonly first: number[];
  readonly times: number[];
  rounds: number;
}

const say = (text: string): void => console.error(text);

/** Calls `work` with the process of an engine. If the engine fails, stops the process; later calls then do nothing. */
async function attempt(runner: Runner, work: (process: EngineProcess) => Promise<void>): Promise<void> {
  const { process } = runner;
  if (process === null) return;
  try {
    await work(process);
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    runner.failure = error.message;
    runner.process = null;
    say(`  ${ENGINES[runner.name]?.title} ${error.message}`);
    await process.stop();
  }
}

async function start(name: string, folder: string): Promise<Runner> {
  const runner: Runner = {
    name,
    process: null,
    failure: null,
    buildMs: 0,
    builtBytes: 0,
    usedBytes: 0,
    spentMs: 0,
    lastRoundMs: 0,
    digests: [],
    first: [],
    times: [],
    rounds: 0,
  };
  runner.process = await startEngine(name, { heapMb: HEAP_MB });
  await attempt(runner, async (process) => {
    runner.buildMs = await process.build(folder, BUILD_MS);
    runner.builtBytes = await process.memory();
    say(`  ${ENGINES[name]?.title} is built (${(runner.buildMs / 1000).toFixed(1)} s)`);
  });
  return runner;
}

/** Runs each query with every engine, one engine after the other. Each query begins with another engine. */
async function round(
  runners: readonly Runner[],
  queries: readonly ListQuery[],
  run: (runner: Runner, process: EngineProcess, query: ListQuery) => Promise<void>,
): Promise<void> {
  for (const [i, query] of queries.entries()) {
    const shift = i % Math.max(1, runners.length);
    for (const runner of [...runners.slice(shift), ...runners.slice(0, shift)])
      await attempt(runner, (process) => run(runner, process, query));
  }
}

async function allRounds(runners: readonly Runner[], queries: readonly ListQuery[], budget: number) {
  await round(runners, queries, async (runner, process, query) => {
    if (runner.spentMs > budget) return;
    const { ms, digest } = await process.list(query, true, QUERY_MS);
    runner.spentMs += ms;
    runner.first.push(ms);
    if (digest !== null) runner.digests.push(digest);
  });
  for (const runner of runners) {
    runner.lastRoundMs = runner.spentMs;
    await attempt(runner, async (process) => {
      runner.usedBytes = await process.memory();
    });
  }
  for (let number = 1; number <= ROUNDS; number++) {
    const able = runners.filter(
      ({ process, spentMs, lastRoundMs }) => process !== null && spentMs + lastRoundMs <= budget,
    );
    for (const runner of able) runner.lastRoundMs = 0;
    await round(able, queries, async (runner, process, query) => {
      const { ms } = await process.list(query, false, QUERY_MS);
      runner.spentMs += ms;
      runner.lastRoundMs += ms;
      runner.times.push(ms);
    });
    for (const runner of able) runner.rounds = number;
  }
}

async function measurePages(process: EngineProcess, places: number): Promise<SizeResult["pages"]> {
  const times: [number[], number[]] = [[], []];
  const [first, middle] = firstAndMiddlePage(places);
  for (let left = PAGES; left > 0; left--) {
    times[0].push((await process.list(first, false, QUERY_MS)).ms);
    times[1].push((await process.list(middle, false, QUERY_MS)).ms);
  }
  return { first: median(times[0]), middle: median(times[1]) };
}

const isSame = (a: ResultDigest | undefined, b: ResultDigest | undefined): boolean =>
  a !== undefined && b !== undefined && a.ids === b.ids && a.total === b.total && a.counts === b.counts;

function resultOf(runner: Runner, reference: Runner | undefined): EngineResult {
  const { name, failure, first, times, rounds, buildMs, builtBytes, usedBytes, digests } = runner;
  if (failure !== null) return { name, result: { kind: "failed", reason: failure } };
  const same = digests.filter((digest, i) => isSame(digest, reference?.digests[i])).length;
  const counted = rounds === 0 ? first : times;
  const measured = { times: counted, rounds, buildMs, builtBytes, usedBytes, queried: first.length, same };
  return { name, result: { kind: "measured", ...measured } };
}

/**
 * Measures engines with a number of places. The first engine that completes every query gives the reference results.
 * @param names The names of the engines.
 */
export async function measureSize(places: number, names: readonly string[]): Promise<SizeResult> {
  const folder = temporaryFolder();
  const runners: Runner[] = [];
  try {
    say(`${places.toLocaleString("en")} places`);
    writePlaces(folder.path, places);
    // The engines at the end of the list need the most memory, so they start first. If one of them runs out of memory,
    // its process ends, and the other engines can use the memory.
    for (const name of names.toReversed()) runners.unshift(await start(name, folder.path));
    const queries = benchQueries(places);
    await allRounds(runners, queries, budgetMs(places));
    const reference = runners.find(({ digests }) => digests.length === queries.length);
    const process = runners[0]?.process ?? null;
    return {
      places,
      queries: queries.length,
      engines: runners.map((runner) => resultOf(runner, reference)),
      pages: process === null ? null : await measurePages(process, places),
    };
  } finally {
    await Promise.all(runners.map(({ process }) => process?.stop()));
    folder.remove();
  }
}
