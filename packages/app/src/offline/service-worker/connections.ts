import { readPocketRecord } from "../shared/pocket.ts";
import type { ConnectionReport } from "../shared/worker-messages.ts";
import { type WorkerFetchEvent, worker } from "./scope.ts";

interface Loss {
  /**
   * The time of the oldest data that the page may show, in milliseconds: of its kept responses, and of the pack if all
   * places are kept. Null if there are none.
   */
  readonly savedAt: number | null;
  readonly hasPocket: boolean;
}

/** The pages without a connection, by the id of their client. */
const offline = new Map<string, Loss>();

const clientOf = ({ clientId, resultingClientId }: WorkerFetchEvent): string => resultingClientId || clientId;

async function report(id: string): Promise<void> {
  const client = await worker.clients.get(id);
  client?.postMessage(reportOf(id));
}

/** Returns what is known about the connection of a page. */
export function reportOf(id: string): ConnectionReport {
  const loss = offline.get(id);
  return loss === undefined
    ? { type: "connection", connection: "online" }
    : { type: "connection", connection: "offline", ...loss };
}

/** Records that the server has responded to a page. Sends the page a report if it was recorded as offline. */
export function noteOnline(event: Event): void {
  const id = clientOf(event as WorkerFetchEvent);
  if (offline.delete(id)) (event as WorkerFetchEvent).waitUntil(report(id));
}

/**
 * Records that a page is offline: it has received a kept response or none. Sends the page a report.
 * @param savedAt The time of the kept response in milliseconds, or null without a response or without its time.
 */
export async function noteOffline(event: Event, savedAt: number | null): Promise<void> {
  const id = clientOf(event as WorkerFetchEvent);
  const record = await readPocketRecord().catch(() => null);
  const hasPocket = record?.status === "complete";
  const times = [offline.get(id)?.savedAt ?? null, savedAt, hasPocket ? record.savedAt : null];
  const oldest = Math.min(...times.filter((time) => time !== null));
  offline.set(id, { savedAt: Number.isFinite(oldest) ? oldest : null, hasPocket });
  // Not awaited: the page of a navigation receives messages only when it has received its response.
  (event as WorkerFetchEvent).waitUntil(report(id));
}

/** Whether all places are kept on the device. */
export const hasPocket = async (): Promise<boolean> =>
  (await readPocketRecord().catch(() => null))?.status === "complete";

/** Returns the time of a kept response from its header `date`, in milliseconds. Null if it has none. */
export function savedAtOf(response: Response): number | null {
  const time = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(time) ? null : time;
}
