import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { openDatabase } from "../packages/api/src/db/open-database.ts";
import { manyPlaces } from "../packages/api/testing/many-places.ts";
import { buildIfStale } from "../packages/app/server/build-app.ts";
import { DEAR_EXPORTS, DEAR_FIRST, DEAR_REQUESTS } from "../packages/gateway/testing/dear-requests.ts";
import { temporaryFolder } from "../tests/setup/processes.ts";
import type { Figure } from "./bench.ts";

const PLACES = 13_000;
const MAX_MS = 100;
const MAX_TURN_MS = 20;
const MAX_REFUSAL_BYTES = 4_096;
/** Number of the dearest requests that are printed. */
const SHOWN = 5;

const EachCost = z.array(
  z.object({ what: z.string(), status: z.number(), bytes: z.number(), ms: z.number(), turnMs: z.number() }),
);
const Costs = z.object({ first: EachCost, repeated: EachCost });

/** Measures the requests in a process of their own, whose main thread does nothing else. */
async function measure(dataDir: string) {
  const program = new URL("./request-costs.program.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  child.stdin.end(JSON.stringify({ first: DEAR_FIRST, repeated: [...DEAR_REQUESTS, ...DEAR_EXPORTS] }));
  const costs = Costs.parse(await json(child.stdout));
  await exited;
  return costs;
}

/**
 * Returns the CPU time of the main thread for the dearest requests.
 * @param source A data folder, of which a copy is used. @default a new folder with 13,000 made-up places
 */
export async function requestCosts(source: string | undefined): Promise<readonly Figure[]> {
  await buildIfStale();
  const folder = temporaryFolder();
  try {
    if (source !== undefined) cpSync(source, folder.path, { recursive: true });
    else {
      const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder.path });
      await manyPlaces(db, PLACES);
      await close();
    }
    const { first, repeated: costs } = await measure(folder.path);
    const exports = new Set(DEAR_EXPORTS.map(({ what }) => what));
    const requests = costs.filter(({ what }) => !exports.has(what)).toSorted((a, b) => b.ms - a.ms);
    const refusals = costs.filter(({ status }) => status >= 400);
    const largest = Math.max(0, ...refusals.map(({ bytes }) => bytes));
    const failures = [...costs, ...first].filter(({ status }) => status >= 500);
    return [
      ...requests.slice(0, SHOWN).map(({ what, ms }) => ({
        what: `main thread, ${what}`,
        measured: `${ms.toFixed(0)} ms`,
        bar: `≤ ${MAX_MS} ms`,
        met: ms <= MAX_MS,
      })),
      ...first.map(({ what, status, ms, turnMs }) => ({
        what: `longest slice of the first request, ${what}`,
        measured: `${turnMs.toFixed(0)} ms of ${ms.toFixed(0)}`,
        bar: `≤ ${MAX_MS} ms`,
        met: status === 200 && turnMs <= MAX_MS,
      })),
      ...costs
        .filter(({ what }) => exports.has(what))
        .map(({ what, ms, turnMs }) => ({
          what: `longest slice, ${what}`,
          measured: `${turnMs.toFixed(0)} ms of ${ms.toFixed(0)}`,
          bar: `≤ ${MAX_TURN_MS} ms`,
          met: turnMs <= MAX_TURN_MS,
        })),
      {
        what: `largest of ${refusals.length} refusals`,
        measured: `${largest} bytes`,
        bar: `≤ ${MAX_REFUSAL_BYTES}`,
        met: largest <= MAX_REFUSAL_BYTES,
      },
      {
        what: `server errors of ${costs.length + first.length} dear requests`,
        measured: String(failures.length),
        bar: "0",
        met: failures.length === 0,
      },
    ];
  } finally {
    folder.remove();
  }
}
