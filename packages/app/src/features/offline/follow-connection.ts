import { type ConnectionRef, SERVER_RETURNED, SOURCE_CHANGED } from "../../offline/connection.machine.ts";
import { isReachable } from "../../offline/is-reachable.ts";
import { readPocketRecord } from "../../offline/pocket.ts";

/** The pause between calls to a server that cannot be reached, and the timeout of a call, in milliseconds. */
const PROBE_MS = 10_000;

interface ConnectionOptions {
  /**
   * Returns whether the service worker controls the page. If it does not, no stored results can be shown, and the loss is
   * not reported.
   */
  readonly isControlled: () => boolean;
  /** Removes all loaded results, because the next results come from another source. */
  readonly forgetResults: () => void;
}

/**
 * Sends `connection.lost` when the browser goes offline, and `connection.restored` when the server responds. While the
 * connection is lost and the browser is online, calls the server regularly. Dispatches SERVER_RETURNED when the server
 * responds again, and SOURCE_CHANGED when the kept places are opened or left, or when the server responds again after kept
 * results may have been shown. Returns a function that stops this.
 */
export function followConnection(
  connection: ConnectionRef,
  { isControlled, forgetResults }: ConnectionOptions,
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
    if (current.context.isDeviceChosen !== before.context.isDeviceChosen || (isBack && hadKept)) {
      forgetResults();
      dispatchEvent(new Event(SOURCE_CHANGED));
    }
    if (isBack) dispatchEvent(new Event(SERVER_RETURNED));
    before = current;
    schedule();
  });
  if (!navigator.onLine) onOffline();
  // If the page has opened the kept places before a reload, the server is checked at once.
  else connection.send({ type: "connection.check" });
  return () => {
    isStopped = true;
    cancel();
    watching.unsubscribe();
    removeEventListener("offline", onOffline);
    removeEventListener("online", onOnline);
  };
}
