import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IHalfOpenAfterBackoffContext,
  retry,
} from "cockatiel";
import type { Logger } from "./logger.ts";
import type { MeasuredCircuit, Metrics } from "./metrics.ts";

/** Consecutive failures that open a circuit. */
const FAILURES = 5;
/** How long an open circuit refuses all calls before one call is tried, in milliseconds. */
const OPEN_MS = 2_000;
/** The deadline of the trial call, in milliseconds. Other calls wait until the trial call has ended. */
const TRIAL_MS = 1_000;
/** A call is repeated only if it fails within this time, in milliseconds: later, it would miss the deadline. */
const REPEATABLE_MS = 1_000;
/** The pause before a call is repeated, in milliseconds. Its random part spreads the calls of many clients. */
const PAUSE_MS = { least: 25, random: 100 } as const;
const jitter = new DelegateBackoff(() => PAUSE_MS.least + Math.random() * PAUSE_MS.random);

/** Thrown while the circuit is open. The call is not sent. */
export class CircuitOpenError extends Error {
  override readonly name = "CircuitOpenError";
}

/** Thrown within the circuit by a call that was cancelled. `cause` is the error of the call. */
class CancelledCall extends Error {
  override readonly name = "CancelledCall";
  readonly isTrial: boolean;

  constructor(cause: unknown, isTrial: boolean) {
    super("The call was cancelled.", { cause });
    this.isTrial = isTrial;
  }
}

/**
 * How the upstream failed: `unreachable` if the same call may succeed when it is repeated at once, otherwise `failed`.
 * `unknown` if the call was cancelled before the upstream has responded. Null if the upstream works, for example if it
 * has refused the call.
 */
export type Outage = "unreachable" | "failed" | "unknown" | null;

/** A call to the upstream. @param maxMs The time that a trial call may take, in milliseconds; otherwise undefined. */
type Call<T> = (maxMs: number | undefined) => Promise<T>;

export interface CircuitBreaker {
  /**
   * Calls the upstream.
   * @param isRead Whether the call only reads, and may therefore be repeated once.
   * @throws CircuitOpenError if the circuit is open. Otherwise the error of the call.
   */
  run<T>(call: Call<T>, isRead: boolean): Promise<T>;
}

interface CircuitBreakerOptions extends Pick<MeasuredCircuit, "from" | "to"> {
  /** Returns whether the upstream caused an error, and how. */
  readonly outageOf: (error: unknown) => Outage;
  readonly logger: Pick<Logger, "warn">;
  readonly metrics: Metrics;
}

/**
 * Creates the circuit breaker of an upstream. After several failures in a row, calls to the upstream are refused at
 * once: visitors do not wait for a deadline, and the upstream gets no load while it recovers. After a pause, one trial
 * call is sent; if it succeeds, the circuit closes. A cancelled call is neither a failure nor a success: after a
 * cancelled trial call, the next call is the trial.
 */
export function createCircuitBreaker({ from, to, outageOf, logger, metrics }: CircuitBreakerOptions): CircuitBreaker {
  // A cancelled call does not count, unless it is the trial: it then opens the circuit again, without a pause.
  const counts = (error: unknown) => !(error instanceof CancelledCall) || error.isTrial;
  const halfOpenAfter = new DelegateBackoff(({ result }: IHalfOpenAfterBackoffContext) =>
    "error" in result && result.error instanceof CancelledCall ? 0 : OPEN_MS,
  );
  const circuit = circuitBreaker(handleWhen(counts), { breaker: new ConsecutiveBreaker(FAILURES), halfOpenAfter });
  metrics.circuit({ from, to, isOpen: false });
  circuit.onStateChange((state) => {
    metrics.circuit({ from, to, isOpen: state !== CircuitState.Closed });
    if (state === CircuitState.Closed) logger.warn({ to }, `calls to the ${to} are sent again`);
  });
  circuit.onBreak((reason) => {
    if ("error" in reason && reason.error instanceof CancelledCall) return;
    logger.warn({ to }, `calls to the ${to} are refused: the last calls failed`);
  });

  async function runOnce<T>(call: Call<T>): Promise<T> {
    try {
      const settled = await circuit.execute(async () => {
        const isTrial = circuit.state === CircuitState.HalfOpen;
        // An error that is no outage is a success for the circuit: the upstream has responded.
        return call(isTrial ? TRIAL_MS : undefined).then(
          (value) => ({ value }),
          (error: unknown) => {
            const outage = outageOf(error);
            if (outage === "unknown") throw new CancelledCall(error, isTrial);
            if (outage !== null) throw error;
            return { error };
          },
        );
      });
      if ("error" in settled) throw settled.error;
      return settled.value;
    } catch (error) {
      if (error instanceof CancelledCall) throw error.cause;
      if (!(error instanceof BrokenCircuitError)) throw error;
      metrics.refusedCall({ from, to });
      throw new CircuitOpenError(`The last calls of the ${to} failed.`);
    }
  }

  return {
    run: (call, isRead) => {
      if (!isRead) return runOnce(call);
      const begin = performance.now();
      const isRepeatable = (error: unknown) =>
        outageOf(error) === "unreachable" && performance.now() - begin < REPEATABLE_MS;
      return retry(handleWhen(isRepeatable), { maxAttempts: 1, backoff: jitter }).execute(() => runOnce(call));
    },
  };
}
