import { HOSTILE_BODIES } from "../packages/gateway/testing/hostile-requests.ts";
import { start, temporaryFolder } from "../tests/setup/processes.ts";
import type { Bench } from "./bench.ts";
import { LISTING } from "./listing-query.ts";
import { median, milliseconds, quantile } from "./statistics.ts";

const ROUNDS = 5;
/** Honest requests of one round. */
const REQUESTS = 60;
const HOSTILE_CLIENTS = 4;
const MAX_P99_MS = 200;
const MAX_REFUSAL_MS = 100;

/** What the limits let pass at the most: two pages of the largest size, and every count for one of them. */
const costliest = (page: number): string =>
  JSON.stringify({
    query: `query {
      a: places(page: ${page}, limit: 96) { ...Page facets { types { value count } tags { value count } arrondissements { value count } } }
      b: places(page: ${page + 1}, limit: 96) { ...Page }
    }
    fragment Page on PlaceList {
      nodes { id name address arrondissement types tags placeStatus travelTime media { kind url } }
      pagination { total page limit pages }
    }`,
  });

/** As bytes, so that writing them down takes no time of the honest client, which shares this thread. */
const BODIES = Object.values(HOSTILE_BODIES).map((body) => new TextEncoder().encode(body));

interface Answer {
  readonly ms: number;
  readonly status: number;
}

async function send(url: string, body: string | Uint8Array<ArrayBuffer>, address: string): Promise<Answer> {
  const begin = performance.now();
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  try {
    const response = await fetch(`${url}/graphql`, { method: "POST", headers, body });
    await response.arrayBuffer();
    return { ms: performance.now() - begin, status: response.status };
  } catch {
    // A body that is far too large may be cut off while it is sent.
    return { ms: performance.now() - begin, status: 413 };
  }
}

/** Sends one hostile request after the other until the round is over; resolves with the times of the refusals. */
async function attack(url: string, address: string, isOver: () => boolean): Promise<number[]> {
  const refusals: number[] = [];
  for (let i = 0; !isOver(); i++) {
    for (const body of BODIES) {
      const { ms, status } = await send(url, body, address);
      if (status === 400) refusals.push(ms);
      if (isOver()) return refusals;
    }
    const { status } = await send(url, costliest(1 + (i % 3)), address);
    if (status !== 200) throw new Error(`the costliest operation was answered ${status}`);
  }
  return refusals;
}

/** What the places home loads, one request after the other, as a person pages through it. */
async function browse(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const body = JSON.stringify({ query: LISTING, variables: { page: 1 + (i % 5), limit: 48 } });
    const { ms, status } = await send(url, body, "192.0.2.1");
    if (status !== 200) throw new Error(`an honest request was answered ${status}`);
    times.push(ms);
  }
  return times;
}

/**
 * One honest client, alone and beside four hostile ones, in turns against the same program: the whole product in one
 * process, on the embedded database. The load comes from this process, so it takes a core of its own.
 */
export const hostile: Bench = async () => {
  const folder = temporaryFolder();
  const program = await start("app", { DATA_DIR: folder.path, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  const alone: number[] = [];
  const beside: number[] = [];
  const refusals: number[] = [];
  try {
    await browse(program.url);
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(...(await browse(program.url)));
      let isOver = false;
      const attacks = Array.from({ length: HOSTILE_CLIENTS }, (_, i) =>
        attack(program.url, `192.0.2.${i + 2}`, () => isOver),
      );
      beside.push(...(await browse(program.url)));
      isOver = true;
      refusals.push(...(await Promise.all(attacks)).flat());
    }
  } finally {
    await program.stop();
    folder.remove();
  }
  const p99 = quantile(beside, 0.99);
  const refused = quantile(refusals, 0.99);
  const figure = (times: readonly number[]) =>
    `${milliseconds(median(times))} · p99 ${milliseconds(quantile(times, 0.99))}`;
  return {
    figures: [
      { what: `honest client alone, p50 of ${alone.length}`, measured: figure(alone) },
      {
        what: `beside ${HOSTILE_CLIENTS} hostile clients`,
        measured: figure(beside),
        bar: `p99 ≤ ${MAX_P99_MS} ms`,
        met: p99 <= MAX_P99_MS,
      },
      {
        what: `a refusal, p50 of ${refusals.length}`,
        measured: figure(refusals),
        bar: `p99 ≤ ${MAX_REFUSAL_MS} ms`,
        met: refused <= MAX_REFUSAL_MS,
      },
    ],
  };
};
