import pLimit, { type LimitFunction } from "p-limit";
import { ApiError } from "./errors.ts";

/** Limits of tasks. With 64 slots or more, clients with few tasks may use an eighth more slots. */
export interface ConcurrencyLimits {
  /** Maximum number of tasks that run at once. */
  readonly running: number;
  /** Maximum number of tasks that wait. A slot is a running or waiting task. */
  readonly waiting: number;
  /** Maximum number of running tasks of one client; no separate limit by default. */
  readonly runningPerClient?: number;
  /** Maximum number of running and waiting tasks of one client; no separate limit by default. */
  readonly totalPerClient?: number;
}

export interface Requester {
  /** The client; null for all unknown clients, which count as one. */
  readonly client?: string | null;
  /**
   * Cancels a task that waits: `run` rejects with the signal's reason. A task that has started continues, and keeps its
   * slot until it ends.
   */
  readonly signal?: AbortSignal;
}

export interface ConcurrencyLimit {
  readonly running: number;
  /**
   * Runs the task when a slot is free.
   * @throws ApiError 503 at once when the queue is full, or when the client has `totalPerClient` tasks.
   */
  run<T>(work: () => Promise<T>, requester?: Requester): Promise<T>;
}

const serviceBusy = (): ApiError =>
  new ApiError(503, "unavailable", "The service is busy. Please try again in a moment.", {
    headers: { "Retry-After": "1" },
  });

/** The queue of one client. Its tasks first wait here for each other, and only a few of them enter the shared queue. */
interface ClientQueue {
  readonly limit: LimitFunction;
  /** Number of running and waiting tasks of the client. */
  total: number;
}

/**
 * Limits how many tasks run and wait, so that responses stay fast under overload and excess requests are refused at
 * once. Clients take turns, however many tasks each of them has.
 */
export function limitConcurrency(limits: ConcurrencyLimits): ConcurrencyLimit {
  const { running, waiting, runningPerClient = running, totalPerClient = running + waiting } = limits;
  const slots = running + waiting;
  const all = pLimit(running);
  const queues = new Map<string | null, ClientQueue>();
  let total = 0;

  /**
   * Clients with fewer tasks than `lowUse` may use `extra` further slots, so that several clients at their limits
   * cannot fill the queue.
   */
  const lowUse = Math.floor(slots / 64);
  const extra = Math.floor(slots / 8);
  const hasRoom = (own: number): boolean => total < slots || (own < lowUse && total < slots + extra);

  const enter = (client: string | null): ClientQueue => {
    const queue = queues.get(client) ?? { limit: pLimit(runningPerClient), total: 0 };
    if (queue.total >= totalPerClient || !hasRoom(queue.total)) throw serviceBusy();
    queues.set(client, queue);
    queue.total += 1;
    total += 1;
    return queue;
  };
  const leave = (client: string | null, queue: ClientQueue): void => {
    queue.total -= 1;
    total -= 1;
    if (queue.total === 0) queues.delete(client);
  };

  return {
    get running() {
      return all.activeCount;
    },
    run: async (work, { client = null, signal } = {}) => {
      signal?.throwIfAborted();
      const queue = enter(client);
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(signal?.reason);
      signal?.addEventListener("abort", abort, { once: true });
      const begun = queue.limit(() =>
        all(() => {
          signal?.throwIfAborted();
          signal?.removeEventListener("abort", abort);
          return work();
        }),
      );
      try {
        return await Promise.race([begun, aborted.promise]);
      } finally {
        leave(client, queue);
      }
    },
  };
}
