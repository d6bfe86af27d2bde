import pLimit, { type LimitFunction } from "p-limit";
import { ApiError } from "./errors.ts";

/** How much is worked on at once, and how much waits for that. */
export interface ConcurrencyLimits {
  readonly running: number;
  readonly waiting: number;
  /** How much of `running` one client may take; all of it by default. */
  readonly runningPerClient?: number;
  /** How much of both together one client may hold; all of it by default. */
  readonly heldPerClient?: number;
}

export interface Asker {
  /** Null for all who are not known: they are one. */
  readonly client?: string | null;
  /** Gives up waiting, with its reason. Work that has begun goes on and keeps its place until it is done. */
  readonly signal?: AbortSignal;
}

export interface ConcurrencyLimit {
  /** How much is being worked on. */
  readonly running: number;
  /**
   * Runs the work once there is room for it.
   * @throws ApiError 503 at once when there is no room to wait either.
   */
  run<T>(work: () => Promise<T>, asker?: Asker): Promise<T>;
}

const tooBusy = (): ApiError =>
  new ApiError(503, "unavailable", "The service is busy. Please try again in a moment.", {
    headers: { "Retry-After": "1" },
  });

/** Work of one client waits for its own first: only so much of it stands in the line that all share. */
interface Line {
  readonly limit: LimitFunction;
  held: number;
}

/**
 * So much at once, so much in line, and no more: under a rush, answers stay quick and the rest is told to come back.
 * Clients take turns, however much each of them asks for.
 */
export function limitConcurrency(limits: ConcurrencyLimits): ConcurrencyLimit {
  const { running, waiting, runningPerClient = running, heldPerClient = running + waiting } = limits;
  const places = running + waiting;
  const all = pLimit(running);
  const lines = new Map<string | null, Line>();
  let held = 0;

  /** More places are kept for clients that hold few, so that not even several that hold all they may fill the line. */
  const few = Math.floor(places / 64);
  const extra = Math.floor(places / 8);
  const hasRoom = (own: number): boolean => held < places || (own < few && held < places + extra);

  const enter = (client: string | null): Line => {
    const line = lines.get(client) ?? { limit: pLimit(runningPerClient), held: 0 };
    if (line.held >= heldPerClient || !hasRoom(line.held)) throw tooBusy();
    lines.set(client, line);
    line.held += 1;
    held += 1;
    return line;
  };
  const leave = (client: string | null, line: Line): void => {
    line.held -= 1;
    held -= 1;
    if (line.held === 0) lines.delete(client);
  };

  return {
    get running() {
      return all.activeCount;
    },
    run: async (work, { client = null, signal } = {}) => {
      signal?.throwIfAborted();
      const line = enter(client);
      const givenUp = Promise.withResolvers<never>();
      const giveUp = () => givenUp.reject(signal?.reason);
      signal?.addEventListener("abort", giveUp, { once: true });
      const begun = line.limit(() =>
        all(() => {
          signal?.throwIfAborted();
          signal?.removeEventListener("abort", giveUp);
          return work();
        }),
      );
      try {
        return await Promise.race([begun, givenUp.promise]);
      } finally {
        // What was given up is told so once more when its turn comes, and then nobody listens.
        begun.catch(() => undefined);
        leave(client, line);
      }
    },
  };
}
