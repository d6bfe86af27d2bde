import { z } from "zod";
import type { Fetch } from "./fetch.ts";

/** Sends `GET /readyz` to a part of the product. Every status below 500 counts as ready. */
export type ReadinessCheck = (signal: AbortSignal) => Response | Promise<Response>;

interface Health {
  /** The parts that this program needs in order to work. */
  readonly parts: Readonly<Record<string, ReadinessCheck>>;
  /** Optional parts, whose state the response of `/readyz` names. The program is ready without them. @default none */
  readonly others?: Readonly<Record<string, ReadinessCheck>>;
  /** Milliseconds that a part may take to respond. */
  readonly deadlineMs: number;
}

const READY = "ready";
const isReady = (state: string): boolean => state.startsWith(READY);
const Answer = z.object({ error: z.string().optional(), degraded: z.string().optional() });

/**
 * Serves `/healthz` (this process runs) and `/readyz` (every needed part is ready; the body names the state of all
 * parts), and passes all other requests to `fetch`.
 */
export function withHealth(fetch: Fetch, health: Health): Fetch {
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return fetch(request);
    switch (new URL(request.url).pathname) {
      case "/healthz":
        return noStore(Response.json({ status: "ok" }));
      case "/readyz":
        return readiness(health);
      default:
        return fetch(request);
    }
  };
}

async function readiness({ parts, others = {}, deadlineMs }: Health): Promise<Response> {
  const entries = Object.entries({ ...others, ...parts }).map(
    async ([name, check]) => [name, await stateOf(check, deadlineMs)] as const,
  );
  const states = Object.fromEntries(await Promise.all(entries));
  const missing = Object.entries(states).filter(([name, state]) => Object.hasOwn(parts, name) && !isReady(state));
  if (missing.length === 0) return noStore(Response.json({ status: READY, parts: states }));
  const error = `Not ready: ${missing.map(([name, state]) => `${name} (${state})`).join(", ")}`;
  const body = { error, code: "unavailable", parts: states };
  return noStore(Response.json(body, { status: 503, headers: { "Retry-After": "1" } }));
}

function noStore(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/**
 * Returns `ready`, `ready, but …` with what the part reports as degraded, or the reason why a part is not ready: its own
 * error message, if it has one.
 */
async function stateOf(check: ReadinessCheck, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = Promise.withResolvers<never>();
  // A part in this process does not observe the signal.
  signal.addEventListener("abort", () => late.reject(signal.reason), { once: true });
  try {
    return await Promise.race([answered(check, signal), late.promise]);
  } catch {
    return signal.aborted ? `does not answer within ${deadlineMs / 1_000} seconds` : "does not answer";
  }
}

async function answered(check: ReadinessCheck, signal: AbortSignal): Promise<string> {
  const response = await check(signal);
  const body = await response.text();
  const { error, degraded } = answerIn(body);
  if (response.status >= 500) return error ?? `answers ${response.status}`;
  return degraded === undefined ? READY : `${READY}, but ${degraded}`;
}

function answerIn(body: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(body));
  } catch {
    return {};
  }
}
