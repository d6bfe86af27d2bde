import { z } from "zod";
import type { Fetch } from "./fetch.ts";

/** Sends a part of the product a `GET /readyz` of its own; a part that knows no such address is ready when it answers. */
export type ReadinessCheck = (signal: AbortSignal) => Response | Promise<Response>;

interface Health {
  /** What this program cannot answer without. */
  readonly parts: Readonly<Record<string, ReadinessCheck>>;
  /** What it goes on without, saying so in its answers: named like the parts, but not waited for. @default nothing */
  readonly others?: Readonly<Record<string, ReadinessCheck>>;
  /** How long a part may take to answer. */
  readonly deadlineMs: number;
}

const READY = "ready";
const Failure = z.object({ error: z.string() });

/**
 * Answers `/healthz` (this process answers) and `/readyz` (so does every part that it needs; these and others are named one by one), and
 * hands everything else to `fetch`.
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
  const missing = Object.entries(states).filter(([name, state]) => Object.hasOwn(parts, name) && state !== READY);
  if (missing.length === 0) return noStore(Response.json({ status: READY, parts: states }));
  const error = `Not ready: ${missing.map(([name, state]) => `${name} (${state})`).join(", ")}`;
  const body = { error, code: "unavailable", parts: states };
  return noStore(Response.json(body, { status: 503, headers: { "Retry-After": "1" } }));
}

function noStore(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** What keeps a part from being ready, in its own words where it has any. */
async function stateOf(check: ReadinessCheck, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  const late = Promise.withResolvers<never>();
  // A part in this process does not end its work at a signal.
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
  return response.status < 500 ? READY : (errorOf(body) ?? `answers ${response.status}`);
}

function errorOf(body: string): string | undefined {
  try {
    return Failure.parse(JSON.parse(body)).error;
  } catch {
    return undefined;
  }
}
