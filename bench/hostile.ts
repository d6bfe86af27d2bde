import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { start, temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench } from "./bench.ts";
import { LISTING } from "./listing-query.ts";
import { requestCosts } from "./request-costs.ts";
import { send } from "./send-query.ts";
import { median, milliseconds, quantile } from "./statistics.ts";

const ROUNDS = 5;
/** The number of honest requests in one round. */
const REQUESTS = 60;
const HOSTILE_CLIENTS = 4;
const MAX_P99_MS = 200;
const MAX_REFUSAL_MS = 100;

const Outcome = z.object({ refusals: z.array(z.number()), accepted: z.array(z.string()) });

function startAttack(url: string) {
  const worker = new Worker(new URL("./hostile-clients.ts", import.meta.url), {
    workerData: { url, clients: HOSTILE_CLIENTS },
  });
  return {
    stop: async () => {
      worker.postMessage("over");
      const [outcome] = await once(worker, "message");
      return Outcome.parse(outcome);
    },
  };
}

/** Sends the listing queries of a visitor who turns pages, one at a time. Returns their response times in ms. */
async function browse(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const body = JSON.stringify({ query: LISTING, variables: { page: 1 + (i % 5), limit: 48 } });
    const { ms, status } = await send(url, body, "192.0.2.1");
    if (status !== 200) throw new Error(`an honest request returned ${status}`);
    times.push(ms);
  }
  return times;
}

/**
 * Measures an honest client alone and during an attack, in alternating rounds. The app runs in a process of its own on
 * the embedded database, and the hostile clients run in a thread of their own. Then measures the CPU time of single
 * requests at 13,000 places, or at those of the data folder that the argument names.
 */
export const hostile: Bench = async ([dataDir]) => {
  const folder = temporaryFolder();
  const program = await start("app", { DATA_DIR: folder.path, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  const alone: number[] = [];
  const attacked: number[] = [];
  const refusals: number[] = [];
  const accepted = new Set<string>();
  try {
    await browse(program.url);
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(...(await browse(program.url)));
      const attack = startAttack(program.url);
      attacked.push(...(await browse(program.url)));
      const outcome = await attack.stop();
      refusals.push(...outcome.refusals);
      for (const request of outcome.accepted) accepted.add(request);
    }
  } finally {
    await program.stop();
    folder.remove();
  }
  const p99 = quantile(attacked, 0.99);
  const refused = quantile(refusals, 0.99);
  const figure = (times: readonly number[]) =>
    `${milliseconds(median(times))} · p99 ${milliseconds(quantile(times, 0.99))}`;
  return {
    figures: [
      { what: `honest client alone, p50 of ${alone.length}`, measured: figure(alone) },
      {
        what: `during ${HOSTILE_CLIENTS} hostile clients`,
        measured: figure(attacked),
        bar: `p99 ≤ ${MAX_P99_MS} ms`,
        met: p99 <= MAX_P99_MS,
      },
      {
        what: `a rejection, p50 of ${refusals.length}`,
        measured: figure(refusals),
        bar: `p99 ≤ ${MAX_REFUSAL_MS} ms`,
        met: refused <= MAX_REFUSAL_MS,
      },
      {
        what: "hostile requests that were accepted",
        measured: accepted.size === 0 ? "none" : [...accepted].join("; "),
        bar: "none",
        met: accepted.size === 0,
      },
      ...(await requestCosts(dataDir)),
    ],
  };
};
