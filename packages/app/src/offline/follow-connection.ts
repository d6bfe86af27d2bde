import { type ConnectionRef, SERVER_RETURNED } from "./shared/connection.machine.ts";
import { isReachable } from "./shared/is-reachable.ts";
import { readPocketRecord } from "./shared/pocket.ts";

/** The pause between calls to a server that cannot be reached, and the timeout of a call, in milliseconds. */
const PROBE_MS = 10_000;

interface ConnectionOptions {
  /**
   * Returns whether the service worker controls the page. If it does not, no stored results can be shown, and the loss is
   * not reported.
   */
  readonly isControlled: () => boolean;
  /** Loads all results again, because the next results come from another source. */
  readonly reloadResults: () => void;
}

/**
 * Sends `connection.lost` when the browser goes offline, and `connection.restored` when the server responds. While the
 * connection is lost and the browser is online, calls the server regularly. When the server responds again, dispatches
 * SERVER_RETURNED, and reloads all results if kept results may have been shown. Returns a function that stops this.
 */
export function followConnection(
  connection: ConnectionRef,
  { isControlled, reloadResults }: ConnectionOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const probe = async () => {
    cancel();
    if (navigator.onLine && (await isReachable(PROBE_MS))) connection.send({ type: "connection.restored" });
    else schedule();
  };
  // A timer that runs is kept: requests that fail again and again must not postpone the call.
  const schedule = () => {
    if (isStopped || !connection.getSnapshot().matches("offline")) cancel();
    else timer ??= setTimeout(() => void probe(), PROBE_MS);
  };
  const onOffline = () => {
    if (!isControlled()) return;
    void readPocketRecord()
      .catch(() => null)
      .then((record) => {
        const hasPocket = record?.status === "complete";
        const savedAt = hasPocket ? record.savedAt : null;
        if (!navigator.onLine) connection.send({ type: "connection.lost", savedAt, hasPocket });
      });
  };
  const onOnline = () => void probe();
  addEventListener("offline", onOffline);
  addEventListener("online", onOnline);
  let before = connection.getSnapshot();
  const watching = connection.subscribe((current) => {
    // The probe and the service worker may both report the return.
    const isBack = current.matches("back") && !before.matches("back");
    // The page may show kept results. After the return, it would show them without their age.
    const hadKept = before.context.savedAt !== null;
    if (isBack && hadKept) reloadResults();
    if (isBack) dispatchEvent(new Event(SERVER_RETURNED));
    before = current;
    schedule();
  });
  if (!navigator.onLine) onOffline();
  return () => {
    isStopped = true;
    cancel();
    watching.unsubscribe();
    removeEventListener("offline", onOffline);
    removeEventListener("online", onOnline);
  };
}
