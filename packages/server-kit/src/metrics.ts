import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The part of the product that a measurement belongs to. */
export type Part = "app" | "gateway" | "api";

/** A request that a part has responded to. */
interface MeasuredRequest {
  readonly part: Part;
  readonly method: string;
  /** The pattern of the path, such as `/api/places/:id`; never the path itself, which has any number of values. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** A call from one part to another. */
interface MeasuredCall {
  readonly from: Part;
  readonly to: Part;
  /** The status of the response; null when there was none. */
  readonly status: number | null;
  readonly seconds: number;
}

/** The circuit breaker between two parts. */
export interface MeasuredCircuit {
  readonly from: Part;
  readonly to: Part;
  readonly isOpen: boolean;
}

interface MeasuredOperation {
  /** The name of the operation, from a list that is known in advance. */
  readonly operation: string;
  readonly outcome: "ok" | "failed";
  readonly seconds: number;
}

/** The values of a gauge or a counter: one number, or one for each value of its label. */
type Readings = number | Readonly<Record<string, number>>;

/** Collects what `/metrics` reports. Every label has a bounded number of values. */
export interface Metrics {
  request(request: MeasuredRequest): void;
  call(call: MeasuredCall): void;
  operation(operation: MeasuredOperation): void;
  circuit(circuit: MeasuredCircuit): void;
  /** Counts a call that an open circuit has refused. */
  refusedCall(parts: Pick<MeasuredCircuit, "from" | "to">): void;
  /** Counts look-ups in a cache. @param count The number of look-ups. @default 1 */
  cacheLookUp(cache: string, result: "hit" | "miss", count?: number): void;
  /** Adds a gauge that is read at each scrape. @param label The name of its label, for readings of several values. */
  gauge(name: `flaneur_${string}`, help: string, read: () => Readings | Promise<Readings>, label?: string): void;
  /** Adds a counter whose total is read at each scrape. @param read Returns the total, which another object keeps. */
  total(name: `flaneur_${string}_total`, help: string, read: () => Readings, label?: string): void;
}

export interface CollectedMetrics extends Metrics {
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Metrics that store nothing, for a program without METRICS_TOKEN. */
export const NO_METRICS: Metrics = {
  request: () => {},
  call: () => {},
  operation: () => {},
  circuit: () => {},
  refusedCall: () => {},
  cacheLookUp: () => {},
  gauge: () => {},
  total: () => {},
};

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Methods of the product's own calls. Any other method is counted as `other`, because a client may send any word. */
const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** Creates the metrics of a process, including those of Node: event loop, memory, garbage collection. */
export function createMetrics(): CollectedMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS_S, registers });
  const requests = histogram("flaneur_request_duration_seconds", "Time until a response begins", [
    "part",
    "method",
    "route",
    "status",
  ]);
  const calls = histogram("flaneur_upstream_duration_seconds", "Time until another part responds", [
    "from",
    "to",
    "status",
  ]);
  const operations = histogram("flaneur_operation_duration_seconds", "Time of an operation of the graph", [
    "operation",
    "outcome",
  ]);
  const circuits = new Gauge({
    name: "flaneur_circuit_open",
    help: "1 while calls to another part are refused because the last calls failed",
    labelNames: ["from", "to"],
    registers,
  });
  const refusedCalls = new Counter({
    name: "flaneur_circuit_refusals_total",
    help: "Calls that an open circuit has refused",
    labelNames: ["from", "to"],
    registers,
  });
  const lookUps = new Counter({
    name: "flaneur_cache_lookups_total",
    help: "Look-ups in caches",
    labelNames: ["cache", "result"],
    registers,
  });
  return {
    request: ({ part, method, route, status, seconds }) =>
      requests.observe(
        { part, route, method: METHODS.includes(method) ? method : "other", status: classOf(status) },
        seconds,
      ),
    call: ({ from, to, status, seconds }) =>
      calls.observe({ from, to, status: status === null ? "none" : classOf(status) }, seconds),
    operation: ({ operation, outcome, seconds }) => operations.observe({ operation, outcome }, seconds),
    circuit: ({ from, to, isOpen }) => circuits.set({ from, to }, isOpen ? 1 : 0),
    refusedCall: (parts) => refusedCalls.inc(parts),
    cacheLookUp: (cache, result, count = 1) => lookUps.inc({ cache, result }, count),
    gauge: (name, help, read, label) => {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          for (const [labels, value] of readingsOf(await read(), label)) this.set(labels, value);
        },
      });
    },
    total: (name, help, read, label) => {
      new Counter({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        collect() {
          this.reset();
          for (const [labels, value] of readingsOf(read(), label)) this.inc(labels, value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function readingsOf(readings: Readings, label = ""): readonly (readonly [Record<string, string>, number])[] {
  if (typeof readings === "number") return [[{}, readings]];
  return Object.entries(readings).map(([key, value]) => [{ [label]: key }, value] as const);
}

/** Measures a call to another part, until the response begins. */
export async function measureCall(
  metrics: Metrics,
  parts: Pick<MeasuredCall, "from" | "to">,
  call: () => Response | Promise<Response>,
): Promise<Response> {
  const begin = performance.now();
  let status: number | null = null;
  try {
    const response = await call();
    status = response.status;
    return response;
  } finally {
    metrics.call({ ...parts, status, seconds: (performance.now() - begin) / 1_000 });
  }
}
