import { type ConcurrencyLimit, limitConcurrency } from "./limit-concurrency.ts";

/** Milliseconds without a read after which an export ends: its client has disconnected, or blocks a slot on purpose. */
const IDLE_MS = 30_000;

/** Limits concurrent exports, which compete with other calls for the database: a few at once, and one per client. */
export const createExportLimit = (): ConcurrencyLimit =>
  limitConcurrency({ running: 4, waiting: 8, runningPerClient: 1, totalPerClient: 3 });

export interface StreamedFile {
  /** The method of the request. A response to HEAD has no file, and takes no slot of the limit. */
  readonly method: string;
  readonly limit: ConcurrencyLimit;
  readonly client: string | null;
  readonly signal: AbortSignal;
  /** The headers of the file. The response is never cached. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: () => AsyncGenerator<string>;
}

/**
 * Creates a response with a file that is written while it is read, so that the file is never in memory as a whole.
 * @throws ApiError 503 when too many exports run or wait; the reason of `signal` when it aborts before the start.
 */
export async function streamedFile(file: StreamedFile): Promise<Response> {
  const { method, limit, client, signal, pieces } = file;
  const headers = { ...file.headers, "Cache-Control": "no-store" };
  if (method === "HEAD") return new Response(null, { headers });
  const begun = Promise.withResolvers<ReadableStream<Uint8Array>>();
  limit
    .run(
      () => {
        const done = Promise.withResolvers<void>();
        begun.resolve(streamOf(pieces(), done.resolve));
        return done.promise;
      },
      { client, signal },
    )
    .catch(begun.reject);
  return new Response(await begun.promise, { headers });
}

function streamOf(pieces: AsyncGenerator<string>, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    onEnd();
  };
  const expectRead = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    idle = setTimeout(() => {
      end();
      controller.error(new Error("The export was not read for 30 seconds."));
    }, IDLE_MS);
    idle.unref();
  };
  return new ReadableStream<Uint8Array>(
    {
      // The body of a response may never be read.
      start: expectRead,
      async pull(controller) {
        clearTimeout(idle);
        try {
          const { value, done } = await pieces.next();
          if (done === true) {
            end();
            controller.close();
            return;
          }
          controller.enqueue(encoder.encode(value));
          expectRead(controller);
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      async cancel() {
        end();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
