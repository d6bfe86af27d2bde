import { type ConcurrencyLimit, limitConcurrency } from "../http/limit-concurrency.ts";
import { type ExportFormat, WRITERS } from "./formats.ts";

/** Milliseconds without a read after which an export ends: its client has disconnected, or blocks a slot on purpose. */
const IDLE_MS = 30_000;

/** Limits concurrent exports, which compete with other calls for the database: a few at once, and one per client. */
export const createExportLimit = (): ConcurrencyLimit =>
  limitConcurrency({ running: 4, waiting: 8, runningPerClient: 1, totalPerClient: 3 });

interface ExportAnswer {
  readonly limit: ConcurrencyLimit;
  readonly client: string | null;
  readonly signal: AbortSignal;
  readonly format: ExportFormat;
  readonly pieces: () => AsyncGenerator<string>;
}

/**
 * Creates a response with a file that is written while it is read, so that the file is never in memory as a whole.
 * @throws ApiError 503 when too many exports run.
 */
export async function exportAnswer({ limit, client, signal, format, pieces }: ExportAnswer): Promise<Response> {
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
  const headers = {
    "Content-Type": WRITERS[format].contentType,
    "Content-Disposition": `attachment; filename="flaneur-places.${format}"`,
    "Cache-Control": "no-store",
  };
  return new Response(await begun.promise, { headers });
}

function streamOf(pieces: AsyncGenerator<string>, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    onEnd();
  };
  return new ReadableStream<Uint8Array>(
    {
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
          idle = setTimeout(() => {
            end();
            controller.error(new Error("The export was not read for 30 seconds."));
          }, IDLE_MS);
          idle.unref();
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
