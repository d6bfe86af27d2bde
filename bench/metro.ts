import { quickestMetroWay } from "@flaneur/domain";
import { METRO_STATIONS } from "../packages/domain/src/generated/metro-network.ts";
import type { Bench } from "./bench.ts";
import { quantile } from "./statistics.ts";

const WAYS = 3_000;
/** About 100 metres, so that both ends have a walk. */
const DEGREES = 0.001;
const BAR_MS = 2;

function pointNear(number: number) {
  const [, latitude = 0, longitude = 0] = METRO_STATIONS[number % METRO_STATIONS.length] ?? [];
  return { latitude: latitude + DEGREES, longitude };
}

/** Measures how long the computation of the quickest way by metro takes, between points near stations. */
export const metro: Bench = async () => {
  const first = performance.now();
  quickestMetroWay(pointNear(0), pointNear(100));
  const compiled = performance.now() - first;
  const times = Array.from({ length: WAYS }, (_, index) => {
    const [from, to] = [pointNear(index * 7_919), pointNear(index * 104_729 + 13)];
    const start = performance.now();
    quickestMetroWay(from, to);
    return performance.now() - start;
  });
  const p50 = quantile(times, 0.5);
  const text = (value: number) => `${value.toFixed(2)} ms`;
  return {
    figures: [
      { what: "quickest way by metro, p50", measured: text(p50), bar: `≤ ${BAR_MS} ms`, met: p50 <= BAR_MS },
      { what: "quickest way by metro, p95", measured: text(quantile(times, 0.95)) },
      { what: "first way, which compiles the network", measured: text(compiled) },
    ],
  };
};
