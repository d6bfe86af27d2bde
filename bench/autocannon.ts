import { z } from "zod";
import { loadPeer } from "./peers/load.ts";

/** The part of autocannon's result that benches use. */
export const Result = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  latency: z.object({ average: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

export type Autocannon = (options: object) => Promise<unknown>;
const Peer = z.object({ default: z.custom<Autocannon>((value) => typeof value === "function") });

/** Loads autocannon from bench/peers. @throws if it is not installed there. */
export async function loadAutocannon(): Promise<Autocannon> {
  try {
    return Peer.parse(await loadPeer("autocannon")).default;
  } catch (error) {
    throw new Error("This bench needs autocannon: npm ci --prefix bench/peers", { cause: error });
  }
}
