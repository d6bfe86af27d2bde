import type { BringSource, BroughtPlaces } from "./bring.events.ts";
import type { ReadRequest, ReadResponse } from "./read-messages.ts";
import { SourceProblem } from "./source-problem.ts";

/** Reads a source. `signal` is aborted when nothing needs the places any more. */
export type ReadSource = (source: BringSource, signal: AbortSignal) => Promise<BroughtPlaces>;

const openWorker = (): Worker => new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });

/**
 * Reads a source in a worker of its own, which is terminated after its response and when `signal` is aborted.
 * @throws SourceProblem if nothing can be read, or a limit is exceeded; another error if the worker does not start, or
 * stops before its response, for example because it has too little memory.
 */
export const readInWorker: ReadSource = (source, signal) =>
  new Promise((resolve, reject) => {
    const worker = openWorker();
    const end = new AbortController();
    const listening = { signal: end.signal };
    const stop = () => {
      end.abort();
      worker.terminate();
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    signal.addEventListener("abort", () => fail(new Error("The visitor no longer needs the places.")), listening);
    worker.addEventListener("error", () => fail(new Error("The worker did not start, or has stopped.")), listening);
    worker.addEventListener("messageerror", () => fail(new Error("The response cannot be read.")), listening);
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<ReadResponse>) => {
        stop();
        if (data.kind === "read") resolve(data.brought);
        else reject(data.kind === "refused" ? new SourceProblem(data.refused) : new Error("The reader has failed."));
      },
      listening,
    );
    worker.postMessage({ source, origin: location.origin } satisfies ReadRequest);
  });
