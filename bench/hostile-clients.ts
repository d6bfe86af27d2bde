/**
 * The hostile clients of `hostile.ts`. They run in their own thread, so that they do not slow the honest client down.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { HOSTILE_BODIES, HOSTILE_CALLS } from "../packages/gateway/testing/hostile-requests.ts";
import { send } from "./send-query.ts";

const { url, clients } = z.object({ url: z.string(), clients: z.number() }).parse(workerData);

/** An operation close to the cost limit. */
const mostExpensive = (page: number): string =>
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

const CALLS = [
  ...Object.entries(HOSTILE_BODIES).map(([what, body]) => ({ what, path: "/graphql", body })),
  ...Object.entries(HOSTILE_CALLS).map(([what, call]) => ({ what, ...call })),
].map(({ body, ...call }) => ({ ...call, body: new TextEncoder().encode(body) }));
const refusals: number[] = [];
const accepted = new Set<string>();
let isOver = false;

/** Sends one hostile request after the other until the round is over. */
async function attack(address: string): Promise<void> {
  for (let i = 0; !isOver; i++) {
    for (const { what, path, body } of CALLS) {
      const { ms, status } = await send(url, body, address, path);
      if (status === 400) refusals.push(ms);
      if (status < 400) accepted.add(`${what}: ${status}`);
      if (isOver) return;
    }
    const { status } = await send(url, mostExpensive(1 + (i % 3)), address);
    if (status !== 200) throw new Error(`the most expensive operation returned ${status}`);
  }
}

parentPort?.once("message", () => {
  isOver = true;
});
await Promise.all(Array.from({ length: clients }, (_, i) => attack(`192.0.2.${i + 2}`)));
/**
 * Sends the response times of the requests that were rejected with 400, in milliseconds, and the descriptions and
 * statuses of the accepted requests to the main thread.
 */
parentPort?.postMessage({ refusals, accepted: [...accepted] });
